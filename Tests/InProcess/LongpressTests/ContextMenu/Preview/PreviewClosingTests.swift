import CGtk
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform
@testable import Longpress

/// However its menu closes, a preview leaves no dimmed window (C25).
final class PreviewClosingTests: LongpressTestCase {
    /// Opens the preview and closes it, once while it is growing and once after.
    private static func closing(_ close: (PreviewWindow) throws -> Void) throws {
        for hasGrown in [false, true] {
            try PreviewWindow.with { scene in
                try Animations.enabled(true) {
                    XCTAssertTrue(scene.open(by: .hold))
                    if hasGrown { _ = try scene.grownFrame() }
                    try close(scene)
                    try scene.expectGone("the preview to go, \(hasGrown ? "when it has grown" : "while it grows")")
                }
            }
        }
    }

    /// Closes the preview and runs a body while it is returning.
    private static func returning(_ body: (PreviewWindow) throws -> Void) throws {
        try PreviewWindow.with { scene in
            try Animations.enabled(true) {
                XCTAssertTrue(scene.open(by: .hold))
                _ = try scene.grownFrame()
                MenuPresenter.shared.close()
                XCTAssertNotNil(scene.preview)
                try body(scene)
            }
        }
    }

    func testEscapeClosesThePreview() throws {
        try Self.closing { _ in XCTAssertTrue(MenuOnScreen.press("Escape")) }
    }

    func testAPressOnTheDimmedAreaClosesThePreview() throws {
        try PreviewWindow.with { scene in
            XCTAssertTrue(scene.open())
            _ = try scene.grownFrame()
            try TestDisplay.shared().pointer.click(at: try scene.place(560, 470))
            try scene.expectGone()
            XCTAssertEqual(scene.opened, 0)
        }
    }

    func testActivatingAnotherWindowClosesThePreview() throws {
        try PreviewWindow.with { scene in
            XCTAssertTrue(scene.open())
            _ = try scene.grownFrame()
            try TestWindow.with(Label("another")) { _ in try scene.expectGone() }
        }
    }

    func testHidingTheItemClosesThePreview() throws {
        try Self.closing { $0.item.isVisible = false }
    }

    func testRemovingTheItemClosesThePreview() throws {
        try Self.closing { $0.item.unparentFromBox() }
    }

    func testRemovingTheItemEndsAReturningPreview() throws {
        try Self.returning { scene in
            scene.item.unparentFromBox()
            XCTAssertNil(scene.preview, "there is nothing to go back to")
            try scene.expectGone()
        }
    }

    func testReplacingTheContentClosesThePreview() throws {
        try Self.closing { $0.window.child = Label("another") }
        try Self.returning { scene in
            scene.window.child = Label("another")
            try scene.expectGone()
        }
    }

    func testResizingTheWindowClosesThePreview() throws {
        try Self.closing { _ in
            let windows = try TestDisplay.shared().windows
            try windows.resize(try XCTUnwrap(windows.topLevels.last), width: 640, height: 520)
        }
        try Self.returning { scene in
            let windows = try TestDisplay.shared().windows
            try windows.resize(try XCTUnwrap(windows.topLevels.last), width: 640, height: 520)
            try scene.expectGone()
        }
    }

    func testHidingTheWindowClosesThePreview() throws {
        try Self.closing { $0.window.isVisible = false }
        try Self.returning { scene in
            scene.window.isVisible = false
            try scene.expectGone()
        }
    }

    func testClosingTheWindowClosesThePreview() throws {
        try Self.closing { $0.window.destroy() }
        try Self.returning { scene in
            scene.window.destroy()
            try scene.expectGone()
        }
    }

    func testChoosingACommandClosesThePreview() throws {
        try Self.closing { scene in
            try MenuOnScreen.choose("Copy Image", in: scene.window)
            try waitUntil("the command") { scene.responder.performed == ["copy-image"] }
        }
    }

    func testACommandMayRemoveTheItem() throws {
        try Self.closing { scene in
            scene.responder.onPerform = { [weak scene] _ in scene?.item.unparentFromBox() }
            try MenuOnScreen.choose("Remove Image", in: scene.window)
            try waitUntil("the command") { scene.responder.performed == ["remove"] }
        }
    }

    func testTheMenuCanOpenAgainWhileThePreviewReturns() throws {
        try Self.returning { scene in
            XCTAssertTrue(scene.open(by: .hold))
            XCTAssertEqual(scene.layers.count, 1, "one window is dimmed once")
            XCTAssertEqual(scene.lifted, [true, false, true])
            _ = try scene.grownFrame()
            MenuPresenter.shared.close()
            try waitUntil("the preview to go") { scene.layers.isEmpty && scene.preview == nil }
            XCTAssertEqual(scene.lifted, [true, false, true, false])
        }
    }

    func testPressesGoThroughAReturningPreview() throws {
        try Self.returning { scene in
            let layer = try XCTUnwrap(scene.layers.first)
            let middle = try XCTUnwrap(scene.item.convert(Point(x: 60, y: 45), to: scene.window))
            XCTAssertEqual(scene.window.pick(middle)?.isInside(layer), false)
            try scene.expectGone()
        }
    }

    /// The widgets of a preview are freed with it, and with the window.
    func testPreviewsDoNotAccumulateAndTheWindowIsFreed() throws {
        var left: [WeakObject<Widget>] = []
        try PreviewWindow.with { scene in
            XCTAssertTrue(scene.open(by: .keyboard))
            MenuPresenter.shared.close()
            // The containers of the menu and of the preview stay.
            let before = MenuOnScreen.descendants(of: scene.window).count
            for _ in 0..<50 {
                XCTAssertTrue(scene.open(by: .keyboard))
                left += (scene.layers + scene.layers.flatMap(\.children)).map { WeakObject($0) }
                MenuPresenter.shared.close()
            }
            // The last layer stays, empty, until the next preview.
            try waitUntil("all layers but one to end") { left.count { $0.value != nil } == 2 }
            XCTAssertEqual(left.count, 100)
            XCTAssertEqual(MenuOnScreen.descendants(of: scene.window).count, before)
            XCTAssertTrue(scene.open())
            left = ([scene.window, scene.item] + scene.layers).map { WeakObject($0) }
        }
        try waitUntil("the window to end") { left.allSatisfy { $0.value == nil } }
    }
}

extension Widget {
    /// Removes the widget from its box.
    @MainActor fileprivate func unparentFromBox() {
        guard let box = parent else { return }
        gtk_box_remove(box.typed(), widget)
    }
}
