import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Any widget can have an edit menu, if the program gives it one.
final class AnyWidgetTests: LongpressTestCase {
    /// Shows a widget in a larger window, with everything that presses on it need.
    private static func with(
        _ widget: Widget = Picture(), target: Rectangle? = nil,
        _ body: (_ widget: Widget, _ responder: TargetResponder, _ window: Window) throws -> Void
    ) throws {
        widget.setMinimumSize(width: 200, height: 100)
        widget.align(horizontal: .center, vertical: .center)
        widget.expandsVertically = true
        let responder = TargetResponder(target)
        widget.responder = responder
        widget.menu = .edit(EditMenu())
        let room = Box(.vertical)
        room.append(widget)
        try TestWindow.with(room) { try body(widget, responder, $0) }
    }

    /// E2: all other tests here use text views.
    func testE2PictureLabelAndBoxCanHaveAnEditMenu() throws {
        for widget in [Picture(), Label("a text"), Box(.vertical)] {
            try Self.with(widget) { widget, responder, window in
                let place = try RowPlace.place(50, 50, of: widget, in: window)
                try TestDisplay.shared().pointer.click(.secondary, at: place)
                try waitUntil("the menu of a \(widget.typeName)") { MenuOnScreen.outline(in: window) == "Copy" }
                XCTAssertEqual(responder.presses.map(\.trigger), [.secondaryClick])
            }
        }
    }

    /// E20: with both gestures, and the program is given the place (E10).
    func testHoldAndDoubleClickReachACustomView() throws {
        try Self.with { widget, responder, window in
            let pointer = try TestDisplay.shared().pointer
            pointer.hold(at: try RowPlace.place(50, 60, of: widget, in: window))
            try waitUntil("the menu after the hold") { MenuOnScreen.outline(in: window) == "Copy" }
            XCTAssertEqual(responder.presses.map(\.trigger), [.hold])
            let point = try XCTUnwrap(responder.presses.first?.point)
            XCTAssertEqual(point.x, 50, accuracy: 1)
            XCTAssertEqual(point.y, 60, accuracy: 1)
            MenuPresenter.shared.close()
            waitForNewSuccession()  // Otherwise the hold would count as the first click of the double click.
            pointer.doubleClick(at: try RowPlace.place(20, 30, of: widget, in: window))
            try waitUntil("the menu after the double click") { MenuOnScreen.outline(in: window) == "Copy" }
            // A double click that was too slow has been repeated.
            XCTAssertEqual(Set(responder.doubleTaps.map { ($0.x / 5).rounded() }), [4])
            XCTAssertEqual(Set(responder.presses.dropFirst().map(\.trigger)), [.doubleTap])
        }
    }

    /// Only the program turns the menu on and off.
    func testR4TheMenuExistsOnlyWhileTheProgramWantsIt() throws {
        try Self.with { widget, responder, window in
            let pointer = try TestDisplay.shared().pointer
            let place = try RowPlace.place(50, 50, of: widget, in: window)
            var reached = 0
            let proof = ClickGesture(button: .secondary, phase: .bubble)
            proof.onPressed { _ in reached += 1 }
            window.add(proof)
            widget.menu = nil
            pointer.click(.secondary, at: place)
            try waitUntil("the press to reach the window") { reached == 1 }
            XCTAssertNil(MenuPresenter.shared.openKind)
            widget.menu = .edit(EditMenu())
            pointer.click(.secondary, at: place)
            try waitUntil("the menu") { MenuOnScreen.outline(in: window) == "Copy" }
            XCTAssertEqual(reached, 1, "the menu takes the press")
            XCTAssertEqual(responder.presses.count, 1)
        }
    }

    /// A press beside the widget doesn't belong to it.
    func testR5AGestureBelongsToItsWidget() throws {
        try Self.with { widget, responder, window in
            let pointer = try TestDisplay.shared().pointer
            var reached = 0
            let proof = ClickGesture(button: .any, phase: .bubble)
            proof.onPressed { _ in reached += 1 }
            window.add(proof)
            let beside = try RowPlace.place(-20, 50, of: widget, in: window)
            pointer.click(.secondary, at: beside)
            pointer.hold(at: beside)
            try waitUntil("both presses to reach the window") { reached == 2 }
            XCTAssertNil(MenuPresenter.shared.openKind)
            XCTAssertEqual(responder.presses.count, 0)
            pointer.click(.secondary, at: try RowPlace.place(5, 50, of: widget, in: window))
            try waitUntil("the menu") { MenuPresenter.shared.openKind == .edit }
        }
    }

    /// Only a recognised gesture counts, and only if the responder becomes first responder.
    func testR6AMovedOrDeclinedHoldOpensNothing() throws {
        try Self.with { widget, responder, window in
            let pointer = try TestDisplay.shared().pointer
            let place = try RowPlace.place(50, 50, of: widget, in: window)
            pointer.pressAndMoveAway(from: place, to: place.moved(x: 30))
            pause(milliseconds: aHold)
            pointer.release()
            TestWindow.settle()
            XCTAssertNil(MenuPresenter.shared.openKind, "it moved")
            responder.agreesToBecomeFirst = false
            pointer.hold(at: place)
            TestWindow.settle()
            XCTAssertNil(MenuPresenter.shared.openKind, "it was declined")
            XCTAssertEqual(responder.presses.count, 0)
            responder.agreesToBecomeFirst = true
            pointer.hold(at: place)
            try waitUntil("the menu") { MenuOnScreen.outline(in: window) == "Copy" }
        }
    }

    /// The program sets the menu's target, shows the menu, and hides it.
    func testR7TheMenuPointsAtTheProgramsRectangle() throws {
        try Self.with { widget, responder, window in
            let windows = try TestDisplay.shared().windows
            for x in [20.0, 150] {
                responder.targetRectangle = Rectangle(x: x, y: 40, width: 30, height: 10)
                XCTAssertTrue(MenuPresenter.shared.open(on: widget))
                let menu = try waitFor("the menu on the screen") { windows.popovers.last?.frame }
                let middle = try RowPlace.place(x + 15, 40, of: widget, in: window)
                XCTAssertEqual(Double(menu.center.x), Double(middle.x), accuracy: 2)
                XCTAssertLessThan(menu.center.y, middle.y)
                MenuPresenter.shared.close()
                try waitUntil("the menu to go") { windows.popovers.isEmpty }
                XCTAssertNil(MenuPresenter.shared.openKind)
            }
        }
    }
}
