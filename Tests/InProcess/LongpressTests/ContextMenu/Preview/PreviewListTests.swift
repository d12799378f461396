import TestSupport
import XCTest

@testable import Gtk
@testable import Platform
@testable import Longpress

/// The list beside a preview (C11, C12, C28).
final class PreviewListTests: LongpressTestCase {
    private static func menuFrame() throws -> ScreenRectangle {
        try waitFor("the menu on the screen") { try TestDisplay.shared().windows.popovers.last }.visibleFrame
    }

    private static func outlines(_ scene: PreviewWindow) -> Int {
        MenuOnScreen.descendants(of: scene.window).count { $0.hasStyle(MenuStyle.target) }
    }

    func testC12ListAboveThePreviewHasItsFirstItemAtTheBottom() throws {
        var options = PreviewWindow.Options(x: 60, y: 420, width: 340, height: 560)
        options.preview = Size(width: 280, height: 210)
        try PreviewWindow.with(options) { scene in
            XCTAssertTrue(scene.open())
            let frame = try scene.grownFrame()
            XCTAssertLessThanOrEqual(try Self.menuFrame().bottom, try scene.place(0, frame.minY).y)
            XCTAssertEqual(
                MenuOnScreen.outline(in: scene.window),
                """
                Remove Image (destructive)
                —
                Rotate ▸
                —
                Copy Image
                Open
                """)
            MenuPresenter.shared.close()
            try scene.expectGone()
        }
    }

    func testC28AGrowingListStaysBesideThePreview() throws {
        var waiting: CheckedContinuation<[Command], any Error>?
        let deferred = DeferredCommands { try await withCheckedThrowingContinuation { waiting = $0 } }
        let more = (1...3).map { Command(Command.ID(rawValue: "more-\($0)"), title: "One More Long Command \($0)") }
        var options = PreviewWindow.Options()
        options.menu = ContextMenu {
            ItemWindow.open
            MenuSection { deferred }
        }
        try PreviewWindow.with(options) { scene in
            scene.responder.able.formUnion(more.map(\.id))
            XCTAssertTrue(scene.open())
            let frame = try scene.grownFrame()
            let before = try Self.menuFrame()
            try waitUntil("the loading to begin") { waiting != nil }
            waiting?.resume(returning: more)
            try waitUntil("the commands") {
                MenuOnScreen.outline(in: scene.window)?.contains("One More Long Command 3") == true
            }
            let after = try waitFor("the menu to grow", value: Self.menuFrame) { $0.height > before.height }
            XCTAssertGreaterThanOrEqual(after.x, try scene.place(frame.maxX, 0).x)
            XCTAssertEqual(after.y, before.y)
            XCTAssertEqual(try scene.grownFrame(), frame)
            MenuPresenter.shared.close()
            try scene.expectGone()
        }
    }

    func testTheTargetIsOutlinedOnlyWithoutRoomForAPreview() throws {
        try PreviewWindow.with { scene in
            XCTAssertTrue(scene.open())
            XCTAssertEqual(Self.outlines(scene), 0)
            MenuPresenter.shared.close()
            try scene.expectGone()
        }
        try PreviewWindow.with(PreviewWindow.Options(x: 10, y: 20, width: 200, height: 200, item: (60, 45))) {
            XCTAssertTrue($0.open())
            XCTAssertNil($0.preview)
            XCTAssertEqual(Self.outlines($0), 1)
        }
    }
}
