import TestSupport
import XCTest

@testable import Driving

/// The edit menu of a web page on Wayland (E2), with touch, pointer and keys.
final class WebWaylandTests: WaylandTouchTestCase {
    private var folder = ""
    private var corner = ScreenPoint(x: 0, y: 0)
    private let selected = "Copy | Select All | Take Note"

    override var executable: String? { get throws { try BuiltProducts.folder + "/longpress-guest" } }
    override var arguments: [String] { ["--web", "file://\(folder)/page.html"] }
    override var environment: [String: String] { super.environment.merging(SampleWebPage.environment) { $1 } }

    override func prepare(_ home: TemporaryFolder) throws {
        folder = home.path
        try home.write(
            SampleWebPage.html(#"<p style="top: 120px">Hello brave world again</p>"#), to: "page.html")
    }

    override func setUpWithError() throws {
        try super.setUpWithError()
        corner = try SampleWebPage.corner(of: app)
    }

    /// Returns where the centre of a letter is on screen.
    private func letter(_ number: Int) -> ScreenPoint {
        corner.moved(x: 24 + Int((Double(number) + 0.5) * SampleWebPage.advance), y: 132)
    }

    func testE2ASecondaryClickAndTheMenuKeyOpenTheMenu() throws {
        app.pointer.click(.secondary, at: letter(8))
        try expectOnlyMenu(.edit, "Select | Select All")
        try app.keyboard.press("Escape")
        try expectNoPopover()
        try app.keyboard.press("Menu")
        try expectOnlyMenu(.edit, "Select | Select All")
        try app.keyboard.press("Return")
        try expectOnlyMenu(.edit, selected)
    }

    func testE2AHoldThatMovesSelectsTheWordUnderTheFinger() throws {
        let before = try Screenshot.settled()
        try touch.begin(at: letter(8))
        try app.waitUntil("the loupe, above the finger") {
            try Screenshot.picture().newBox(since: before).map { $0.y < letter(8).y - 40 && $0.height > 50 } ?? false
        }
        try touch.move(to: letter(14))
        let menu = try opening(.edit, selected, since: before) { try touch.end() }
        try tap("Take Note", in: menu)
        try app.waitUntil("the note to be taken") { app.standardOutput.contains("noted") }
        try expectNoPopover()
    }

    func testADoubleTapSelectsAWord() throws {
        try touch.doubleTap(at: letter(8))
        try expectOnlyMenu(.edit, selected)
    }
}
