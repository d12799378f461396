import TestSupport
import XCTest

@testable import Driving

/// The menu bar doesn't make the window wider than a phone: titles that don't fit can be scrolled to.
final class NarrowMenuBarTests: LanguageTestCase {
    private static let titles = ["파일(F)", "편집(E)", "서식(O)", "그림(I)", "보기(V)", "도움말(H)"]

    override var environment: [String: String] { World.language("ko_KR") }

    override func setUpWithError() throws {
        try super.setUpWithError()
        try resize(330, 640)
    }

    private var items: [AccessibleNode] {
        get throws { try app.accessible.find(role: "menu bar")?.children ?? [] }
    }

    /// The titles of the bar that are completely within the window.
    private var wholeTitles: [String] {
        get throws {
            let frame = try window.visibleFrame
            return try items.filter {
                let place = try $0.screenRectangle
                return place.x >= frame.x && place.right <= frame.right
            }.map { try $0.name }
        }
    }

    /// The right end of the bar, where a part of the last title is visible first.
    private var edge: ScreenRectangle {
        get throws {
            let (place, frame) = (try items[5].screenRectangle, try window.visibleFrame)
            return ScreenRectangle(x: place.x, y: place.y, width: frame.right - place.x, height: place.height)
        }
    }

    func testTheBarScrollsToTheLastMenu() throws {
        XCTAssertEqual(try window.visibleFrame.width, 330)
        XCTAssertEqual(try wholeTitles, Self.titles.dropLast())
        let edge = try self.edge
        let before = try Screenshot.settled(of: edge)
        XCTAssertGreaterThan(before.ink(in: edge), 0.02, "nothing of the last title is drawn")
        try menuBar.openByKey()
        try app.keyboard.press("Left")
        try app.waitUntil("the last menu, in the window") { try self.wholeTitles.last == Self.titles.last }
        try app.waitUntil("its menu") { try self.items[5].has("expanded") }
        let last = try items[5].screenRectangle
        let popover = try XCTUnwrap(app.windows.popovers.first).frame
        XCTAssertLessThan(abs(popover.y - last.bottom), 20, "the menu isn't below its title")
        XCTAssertTrue((popover.x - 20...popover.right).contains(last.center.x))
        try app.waitUntil("the bar to be drawn scrolled") {
            try Screenshot.picture(of: edge).difference(from: before) > 0.02
        }
        XCTAssertGreaterThan(try Screenshot.picture(of: last).ink(in: last), 0.02, "the last title isn't drawn")
        try menuBar.close()
        // The next time, the first title is visible again.
        try menuBar.openByKey()
        try app.waitUntil("the first menu, in the window") { try self.wholeTitles.first == Self.titles.first }
    }

    /// The visible part of a title can be clicked.
    func testAClickOnAPartOfATitleScrollsItIntoView() throws {
        app.pointer.click(at: try edge.center)
        try app.waitUntil("its menu") { try self.items[5].has("expanded") }
        try app.waitUntil("the last title") { try self.wholeTitles.last == Self.titles.last }
    }
}
