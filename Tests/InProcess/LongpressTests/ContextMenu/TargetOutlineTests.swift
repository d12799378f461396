import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// A context menu's target is outlined while the menu is open (C1).
final class TargetOutlineTests: LongpressTestCase {
    /// Returns the frame of the outline that is visible in a window.
    static func outline(in window: Window) -> Rectangle? {
        window.children.first { $0.hasStyle("longpress-target") }.flatMap { $0.bounds(in: window) }
    }

    private static let menu = ContextMenu { ItemWindow.open }

    func testTheWidgetIsOutlinedWhileItsMenuIsOpen() throws {
        try ItemWindow.with { item, _, window in
            let frame = try XCTUnwrap(item.bounds(in: window))
            for trigger in [MenuTrigger.secondaryClick, .keyboard] {
                MenuPresenter.shared.open(on: item, by: trigger, at: nil)
                XCTAssertEqual(Self.outline(in: window), frame)
                MenuPresenter.shared.close()
                XCTAssertNil(Self.outline(in: window))
            }
            item.responder = nil
            XCTAssertFalse(MenuPresenter.shared.open(on: item))
            XCTAssertNil(Self.outline(in: window))
        }
    }

    func testTheOutlineDisappearsWhenACommandIsChosen() throws {
        try ItemWindow.with { item, responder, window in
            MenuPresenter.shared.open(on: item)
            try MenuOnScreen.choose("Open", in: window)
            XCTAssertNil(Self.outline(in: window))
            try waitUntil("the command") { responder.performed == ["open"] }
        }
    }

    func testTheVisiblePartOfARectangleIsOutlined() throws {
        try ItemWindow.with { item, _, window in
            let frame = try XCTUnwrap(item.bounds(in: window))
            for (target, expected) in [
                (Rectangle(x: 10, y: 5, width: 20, height: 10), Rectangle(x: 10, y: 5, width: 20, height: 10)),
                (Rectangle(x: 60, y: 5, width: 200, height: 10), Rectangle(x: 60, y: 5, width: 20, height: 10)),
            ] {
                item.menu = .context { _ in
                    ContextMenuConfiguration(menu: Self.menu, targetRectangle: target)
                }
                MenuPresenter.shared.open(on: item, by: .keyboard)
                XCTAssertEqual(
                    Self.outline(in: window),
                    Rectangle(
                        x: frame.minX + expected.minX, y: frame.minY + expected.minY, width: expected.width,
                        height: expected.height))
            }
        }
    }

    func testMenuByKeyboardBeginsAtTheRectangle() throws {
        try ItemWindow.with { item, _, window in
            item.setMinimumSize(width: 400, height: 30)
            try waitUntil("the layout") { item.size.width == 400 }
            let windows = try TestDisplay.shared().windows
            var places: [Int] = []
            for x in [20.0, 220] {
                item.menu = .context { _ in
                    ContextMenuConfiguration(
                        menu: Self.menu, targetRectangle: Rectangle(x: x, y: 0, width: 20, height: 20))
                }
                MenuPresenter.shared.open(on: item, by: .keyboard)
                places.append(try waitFor("the menu") { windows.popovers.last?.frame.x })
                MenuPresenter.shared.close()
                try waitUntil("it to go") { windows.popovers.isEmpty }
            }
            XCTAssertEqual(places[1] - places[0], 200)
        }
    }

    func testTheOutlineTakesNoPressesAndMovesNothing() throws {
        try ItemWindow.with { item, _, window in
            let before = try XCTUnwrap(item.bounds(in: window))
            MenuPresenter.shared.open(on: item)
            let hit = window.pick(Point(x: before.minX + 5, y: before.minY + 5))
            XCTAssertTrue(hit?.isInside(item) == true)
            window.child?.queueResize()
            iterateMainContext()
            XCTAssertEqual(item.bounds(in: window), before)
            XCTAssertEqual(Self.outline(in: window), before)
        }
    }
}

extension Widget {
    /// Requests a new layout of the widget.
    @MainActor fileprivate func queueResize() { gtk_widget_queue_resize(widget) }
}
