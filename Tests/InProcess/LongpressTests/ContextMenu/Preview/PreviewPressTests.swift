import TestSupport
import XCTest

@testable import Gtk
@testable import Platform
@testable import Longpress

/// Pressing a preview with a real pointer (C22, C23).
final class PreviewPressTests: LongpressTestCase {
    func testC22ClickOnThePreviewClosesTheMenuAndOpensTheItem() throws {
        try PreviewWindow.with { scene in
            scene.open()
            let frame = try scene.grownFrame()
            try TestDisplay.shared().pointer.click(at: try scene.place(frame.midX, frame.midY))
            try waitUntil("the item to open") { scene.opened == 1 }
            try scene.expectGone()
            iterateMainContext()
            XCTAssertEqual(scene.opened, 1)
            XCTAssertEqual(scene.dragged, 0)
        }
    }

    func testC23DragOfThePreviewOffersItsContentAndClosesTheMenu() throws {
        try PreviewWindow.with { scene in
            scene.open()
            let frame = try scene.grownFrame()
            let pointer = try TestDisplay.shared().pointer
            pointer.move(to: try scene.place(frame.midX, frame.midY))
            pointer.press()
            defer { pointer.release() }
            // The pointer moves on until the drag begins: newer versions of GTK don't always begin it with the first motion.
            var way = 40
            try waitUntil("the drag") {
                way += way < 80 ? 4 : -36
                pointer.move(to: try scene.place(frame.midX + Double(way), frame.midY + Double(way)))
                return scene.dragged == 1
            }
            try scene.expectGone()
            pointer.release()
            TestWindow.settle()
            XCTAssertEqual(scene.dragged, 1)
            XCTAssertEqual(scene.opened, 0)
            // The drag has ended, so presses belong to the window again.
            scene.open()
            let again = try scene.grownFrame()
            try waitUntil("the item to open") {
                if scene.preview?.isOpen == true { pointer.click(at: try scene.place(again.midX, again.midY)) }
                return scene.opened == 1
            }
        }
    }

    func testC23PreviewThatOffersNothingStaysWhenDragged() throws {
        var options = PreviewWindow.Options()
        options.canBeDragged = false
        try PreviewWindow.with(options) { scene in
            scene.open()
            let frame = try scene.grownFrame()
            let pointer = try TestDisplay.shared().pointer
            pointer.drag(
                from: try scene.place(frame.midX, frame.midY), to: try scene.place(frame.midX + 40, frame.midY + 60)
            )
            TestWindow.settle()
            XCTAssertEqual(scene.opened, 0, "that is no tap")
            XCTAssertEqual(MenuPresenter.shared.openKind, .context)
        }
    }

    func testHoldOnThePreviewOpensNothingElse() throws {
        try PreviewWindow.with { scene in
            scene.open()
            let frame = try scene.grownFrame()
            let preview = scene.preview
            // Where the item itself is below the preview.
            try TestDisplay.shared().pointer.hold(at: try scene.place(frame.midX, frame.midY)) {
                XCTAssertTrue(scene.preview === preview)
                XCTAssertEqual(scene.preview?.isOpen, true)
            }
            try waitUntil("the item to open") { scene.opened == 1 }
        }
    }
}
