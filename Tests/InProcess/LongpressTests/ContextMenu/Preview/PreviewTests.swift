import CGtk
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform
@testable import Longpress

/// The preview beside a context menu (C21, C24).
final class PreviewTests: LongpressTestCase {
    func testC21PreviewShowsBesideTheListAndTheRestDims() throws {
        try PreviewWindow.with { scene in
            let corner = try scene.place(590, 490)
            let before = try Screenshot.pixel(at: corner)
            XCTAssertTrue(scene.open())
            let frame = try scene.grownFrame()
            // 1.15 times the picture’s 120 × 90, with the same centre.
            XCTAssertEqual(frame.size, Size(width: 138, height: 103))
            XCTAssertEqual(frame.midX, scene.item.bounds(in: scene.window)!.minX + 60, accuracy: 1)
            let menu = try waitFor("the menu on the screen") { try TestDisplay.shared().windows.popovers.last }
            let right = try scene.place(frame.maxX, frame.minY)
            XCTAssertEqual(menu.visibleFrame.x, right.x + 8, accuracy: 16, "with the margin for its shadow")
            XCTAssertGreaterThanOrEqual(menu.visibleFrame.x + 8, right.x)
            try waitUntil("the rest to dim") { try Screenshot.pixel(at: corner).red < before.red * 3 / 4 }
            MenuPresenter.shared.close()
            try scene.expectGone()
            try waitUntil("the rest to be as it was") { try Screenshot.pixel(at: corner) == before }
        }
    }

    func testC25ThePreviewGrowsFromItsItemWhileTheMenuIsReady() throws {
        for trigger in [MenuTrigger.hold, .secondaryClick, .keyboard] {
            try PreviewWindow.with { scene in
                try Animations.enabled(true) {
                    XCTAssertTrue(scene.open(by: trigger))
                    XCTAssertEqual(scene.preview?.progress, 0)
                    XCTAssertNotNil(MenuOnScreen.outline(in: scene.window), "the list doesn’t wait")
                    XCTAssertEqual(scene.lifted, [true])
                    _ = try scene.grownFrame()
                    MenuPresenter.shared.close()
                    XCTAssertNotNil(scene.preview, "it goes back into its item")
                    XCTAssertEqual(scene.lifted, [true])
                    try scene.expectGone()
                }
            }
        }
    }

    func testC25WithoutAnimationsItAppearsAndDisappearsAtOnce() throws {
        try PreviewWindow.with { scene in
            Animations.enabled(false) {
                XCTAssertTrue(scene.open(by: .hold))
                XCTAssertEqual(scene.preview?.progress, 1)
                MenuPresenter.shared.close()
                XCTAssertNil(scene.preview)
                XCTAssertEqual(scene.layers, [])
                XCTAssertEqual(scene.lifted, [true, false])
            }
        }
    }

    func testC21ThePreviewIsANamedPictureWithoutFocus() throws {
        try PreviewWindow.with { scene in
            scene.open(by: .secondaryClick)
            XCTAssertTrue(scene.item.containsFocus)
            let layer = try XCTUnwrap(scene.layers.first)
            let picture = try XCTUnwrap(layer.children.first)
            XCTAssertEqual(gtk_test_accessible_has_role(picture.opaque, GTK_ACCESSIBLE_ROLE_IMG), 1)
            XCTAssertEqual(gtk_test_accessible_has_property(picture.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL), 1)
            XCTAssertFalse(picture.grabFocus())
            XCTAssertFalse(layer.grabFocus())
            MenuPresenter.shared.close()
            try scene.expectGone()
            XCTAssertTrue(scene.item.containsFocus)
        }
    }

    func testC28InAWindowTooSmallForBothTheListShowsAlone() throws {
        var options = PreviewWindow.Options(x: 10, y: 20, width: 200, height: 200, item: (60, 45))
        options.preview = Size(width: 400, height: 300)
        try PreviewWindow.with(options) { scene in
            XCTAssertTrue(scene.open())
            XCTAssertNil(scene.preview)
            XCTAssertEqual(scene.layers, [])
            XCTAssertNotNil(MenuOnScreen.outline(in: scene.window))
            XCTAssertEqual(scene.lifted, [])
        }
    }

    func testC28ThePreviewShrinksToFitAndTheListDoesNot() throws {
        var options = PreviewWindow.Options(width: 420, height: 400)
        options.preview = Size(width: 800, height: 600)
        try PreviewWindow.with(options) { scene in
            XCTAssertTrue(scene.open())
            let frame = try scene.grownFrame()
            XCTAssertLessThan(frame.width, 300)
            XCTAssertEqual(frame.width / frame.height, 4 / 3, accuracy: 0.05)
            XCTAssertTrue(scene.window.menuBounds.contains(frame))
            let popover = try XCTUnwrap(MenuOnScreen.popovers(in: scene.window).first)
            XCTAssertFalse(MenuOnScreen.descendants(of: popover).contains { $0.typeName == "GtkScrolledWindow" })
            MenuPresenter.shared.close()
            try scene.expectGone()
        }
    }

    func testC21InRightToLeftLayoutTheListIsAtTheLeft() throws {
        try RightToLeft.during {
            try PreviewWindow.with(PreviewWindow.Options(x: 60)) { scene in
                XCTAssertTrue(scene.open())
                let frame = try scene.grownFrame()
                let left = try scene.place(frame.minX, frame.minY).x
                let menu = try waitFor("the menu on the screen") { try TestDisplay.shared().windows.popovers.last }
                XCTAssertLessThanOrEqual(menu.visibleFrame.right, left)
                MenuPresenter.shared.close()
                try scene.expectGone()
            }
        }
    }

    func testTheWindowsContentIsNotTouchedAndKeepsItsFocus() throws {
        var options = PreviewWindow.Options()
        options.inOverlay = false
        try PreviewWindow.with(options) { scene in
            let pointer = try TestDisplay.shared().pointer
            let middle = try XCTUnwrap(scene.item.convert(Point(x: 60, y: 45), to: scene.window))
            pointer.move(to: try scene.place(middle.x, middle.y))
            let area = try XCTUnwrap(TestDisplay.shared().windows.topLevels.last).visibleFrame
            let before = try Screenshot.settled(of: area)
            try pointer.hold(at: try scene.place(middle.x, middle.y)) {
                try waitUntil("the menu") { MenuPresenter.shared.openKind == .context }
                _ = try scene.grownFrame()
                XCTAssertNil(Overlay(scene.window.child))
            }
            iterateMainContext()
            XCTAssertEqual(MenuPresenter.shared.openKind, .context, "releasing closes nothing (C3)")
            XCTAssertTrue(scene.item.containsFocus)
            XCTAssertEqual(scene.opened, 0)
            MenuPresenter.shared.close()
            try scene.expectGone()
            try waitUntil("the window to look as before") {
                try Screenshot.settled(of: area).difference(from: before) < 0.001
            }
            // The overlay no longer blocks presses.
            pointer.click(.secondary, at: try scene.place(middle.x, middle.y))
            try waitUntil("the menu again") { MenuPresenter.shared.openKind == .context }
        }
    }
}
