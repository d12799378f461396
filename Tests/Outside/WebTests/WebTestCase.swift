import TestSupport
import XCTest

@testable import Driving

/// A test of the menu of a web page, in a program that links WebKit (Tests/Outside/Guest). `Tests/run web` installs that.
class WebTestCase: AppTestCase {
    /// What is in the page's body.
    var body: String { "" }
    /// How much larger than usual the page is shown.
    var zoom: Double { 1 }
    /// How long the page may take to be loaded, in seconds.
    var loadingPatience: Double { patience }

    private var folder = ""
    private var corner = ScreenPoint(x: 0, y: 0)

    override var executable: String? { get throws { try BuiltProducts.folder + "/longpress-guest" } }
    override var arguments: [String] { ["--web", "file://\(folder)/page.html", "\(zoom)"] }
    override var environment: [String: String] { SampleWebPage.environment }

    override func prepare(_ home: TemporaryFolder) throws {
        folder = home.path
        try home.write(SampleWebPage.html(body), to: "page.html")
    }

    override func setUpWithError() throws {
        try super.setUpWithError()
        toleratedErrors = ["libEGL warning"]
        try waitForPage()
    }

    /// Waits until the page is loaded and drawn.
    func waitForPage() throws {
        try expectOutput("loaded", upTo: loadingPatience)
        corner = try SampleWebPage.corner(of: app)
    }

    /// The place on the screen of a point of the page.
    func at(_ x: Double, _ y: Double) -> ScreenPoint {
        ScreenPoint(x: corner.x + Int(x * zoom), y: corner.y + Int(y * zoom))
    }

    /// The place on the screen of the middle of a letter, by its number, in a line whose box begins at `left`, `top`.
    func letter(_ number: Int, left: Double = 24, top: Double) -> ScreenPoint {
        at(left + (Double(number) + 0.5) * Self.advance, top + 12)
    }

    /// The width of a letter, in points.
    static let advance = SampleWebPage.advance

    /// Waits until the program has said something on standard output.
    func expectOutput(_ line: String, upTo seconds: Double = patience) throws {
        try app.waitUntil("\"\(line)\" to be said", upTo: seconds) {
            app.standardOutput.split(separator: "\n").contains { $0 == line }
        }
    }

    /// Waits until the clipboard has a text.
    func expectClipboard(_ text: String) throws {
        try TestSupport.waitFor("the clipboard", value: { try app.clipboard.text() }, until: { $0 == text })
    }

    /// Opens the menu at a place by secondary click, and waits for it.
    func expectMenu(at place: ScreenPoint, _ expected: String, file: StaticString = #filePath, line: UInt = #line)
        throws
    {
        waitForNewSuccession()
        app.pointer.click(.secondary, at: place)
        try expectMenu(.edit, expected, file: file, line: line)
    }

    /// Chooses Copy and waits until a text is copied.
    func expectCopy(of text: String) throws {
        // To offer another text here would have a menu with Paste in it composed anew, while it is looked at.
        XCTAssertNotEqual(try app.clipboard.text(), text)
        try choose("Copy")
        try expectClipboard(text)
    }
}
