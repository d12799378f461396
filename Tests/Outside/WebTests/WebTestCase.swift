import TestSupport
import XCTest

@testable import Driving

/// A test of a web page's menu, in a program linked with WebKit (Tests/Outside/Guest). `Tests/run web` installs WebKit.
class WebTestCase: AppTestCase {
    /// The content of the page's body.
    var body: String { "" }
    /// The page's zoom factor.
    var zoom: Double { 1 }
    /// How long loading the page may take, in seconds.
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

    /// Returns where a point of the page is on screen.
    func at(_ x: Double, _ y: Double) -> ScreenPoint {
        ScreenPoint(x: corner.x + Int(x * zoom), y: corner.y + Int(y * zoom))
    }

    /// Returns where the centre of a letter is on screen, by its index in a line whose box begins at `left`, `top`.
    func letter(_ number: Int, left: Double = 24, top: Double) -> ScreenPoint {
        at(left + (Double(number) + 0.5) * Self.advance, top + 12)
    }

    /// The width of a letter, in points.
    static let advance = SampleWebPage.advance

    /// Waits until the program has printed a line on standard output.
    func expectOutput(_ line: String, upTo seconds: Double = patience) throws {
        try app.waitUntil("\"\(line)\" to be printed", upTo: seconds) {
            app.standardOutput.split(separator: "\n").contains { $0 == line }
        }
    }

    /// Waits until the clipboard has a text.
    func expectClipboard(_ text: String) throws {
        try TestSupport.waitFor("the clipboard", value: { try app.clipboard.text() }, until: { $0 == text })
    }

    /// Opens the menu at a place with a secondary click, and waits for it.
    func expectMenu(at place: ScreenPoint, _ expected: String, file: StaticString = #filePath, line: UInt = #line)
        throws
    {
        waitForNewSuccession()
        app.pointer.click(.secondary, at: place)
        try expectMenu(.edit, expected, file: file, line: line)
    }

    /// Chooses Copy, and waits until the text is on the clipboard.
    func expectCopy(of text: String) throws {
        // Offering another text here would update a menu that contains Paste while the test reads it.
        XCTAssertNotEqual(try app.clipboard.text(), text)
        try choose("Copy")
        try expectClipboard(text)
    }
}
