import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import MenuGuidelines
@testable import Platform

/// The side of the selection on which the menu opens, and the target of its arrow (E9, E16, E17).
final class EditMenuPlaceTests: LongpressTestCase {
    /// The place passed to GTK, and where the menu is on screen.
    private struct Place {
        let side: GtkPositionType
        let pointing: GdkRectangle
        let menu: ScreenRectangle
        let window: ScreenRectangle
    }

    private static func place(in window: Window) throws -> Place {
        let popover = try XCTUnwrap(MenuOnScreen.popovers(in: window).first)
        var rectangle = GdkRectangle()
        gtk_popover_get_pointing_to(popover.typed(), &rectangle)
        let windows = try TestDisplay.shared().windows
        let menu = try waitFor("the menu on the screen") { windows.popovers.last }
        let frame = try XCTUnwrap(windows.topLevels.last)
        return Place(
            side: gtk_popover_get_position(popover.typed()), pointing: rectangle, menu: menu.frame,
            window: frame.visibleFrame)
    }

    func testE16MenuIsAboveTheSelectionAndE17PointsAtItsMiddle() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            MenuPresenter.shared.open(on: view)
            let place = try Self.place(in: window)
            let word = try XCTUnwrap(view.convert(view.bounds(of: 0..<4), to: window))
            XCTAssertEqual(place.side, GTK_POS_TOP)
            XCTAssertEqual(Double(place.pointing.x), word.midX, accuracy: 1)
            XCTAssertEqual(Double(place.pointing.y), word.minY, accuracy: 1)
            XCTAssertEqual(Double(place.pointing.height), word.height, accuracy: 1)
            XCTAssertLessThan(place.menu.center.y, place.window.y + Int(word.minY))
        }
    }

    func testE16MenuIsBelowWhereThereIsNoRoomAbove() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            view.setTextMargins(horizontal: 100, vertical: 5)
            try waitUntil("the text to move") { view.bounds(of: 0..<4).minY < 20 }
            MenuPresenter.shared.open(on: view)
            let place = try Self.place(in: window)
            XCTAssertEqual(place.side, GTK_POS_BOTTOM)
            XCTAssertGreaterThan(place.menu.center.y, place.window.y + Int(view.bounds(of: 0..<4).minY))
        }
    }

    /// E9, E16: the program sets the preferred direction of the arrow, and the rectangles that this one menu keeps clear.
    func testE16MenuIsWhereTheProgramPrefersIt() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            var kept: [Rectangle] = []
            view.editMenu(preferredArrowDirection: .up, keepClear: kept) { Standard() }
            MenuPresenter.shared.open(on: view)
            XCTAssertEqual(try Self.place(in: window).side, GTK_POS_BOTTOM)
            let menu = try XCTUnwrap(MenuPresenter.shared.lastOpened)
            XCTAssertEqual(Guideline.aboveOrBelowSelection.state(of: menu, explanation: nil).verdict, .kept)
            let word = view.bounds(of: 0..<4)
            kept = [Rectangle(x: word.minX, y: word.maxY + 20, width: 20, height: 20)]
            MenuPresenter.shared.open(on: view)
            XCTAssertEqual(try Self.place(in: window).side, GTK_POS_TOP)
            let next = try XCTUnwrap(MenuPresenter.shared.lastOpened)
            XCTAssertEqual(Guideline.positionBeforeShowing.state(of: next, explanation: nil).verdict, .kept)
        }
    }

    func testE16SelectionThatFillsTheViewHasTheMenuOverIt() throws {
        let text = Array(repeating: "line", count: 100).joined(separator: "\n")
        try TestWindow.withText(text, select: 0..<499) { view, window in
            view.setTextMargins(horizontal: 0, vertical: 0)
            try waitUntil("the text to move") { view.bounds(of: 0..<0).minY < 5 }
            XCTAssertTrue(MenuPresenter.shared.open(on: view))
            let place = try Self.place(in: window)
            XCTAssertTrue(place.window.contains(place.menu.center))
            XCTAssertEqual(Double(place.menu.center.x), Double(place.window.center.x), accuracy: 20)
        }
    }

    func testE9AKeepClearAreaMovesTheMenuBelow() throws {
        let view = TextView()
        view.setTextMargins(horizontal: 100, vertical: 100)
        view.buffer.text = "some text"
        view.buffer.select(0..<4)
        view.responder = TextViewResponder(view)
        view.menu = .edit(EditMenu())
        view.expandsVertically = true
        let control = Label("a control")
        control.setMinimumSize(height: 60)
        let box = Box(.vertical)
        box.append(control)
        box.append(view)
        try TestWindow.with(box) { window in
            view.grabFocus()
            view.buffer.select(0..<4)
            MenuPresenter.shared.open(on: view)
            XCTAssertEqual(try Self.place(in: window).side, GTK_POS_TOP)
            window.keepMenusClear { [control] }
            view.setTextMargins(horizontal: 100, vertical: 50)
            try waitUntil("the text to move") { view.bounds(of: 0..<4).minY < 60 }
            MenuPresenter.shared.open(on: view)
            XCTAssertEqual(try Self.place(in: window).side, GTK_POS_BOTTOM)
            MenuPresenter.shared.close()
            window.keepMenusClear { [] }
            MenuPresenter.shared.open(on: view)
            XCTAssertEqual(try Self.place(in: window).side, GTK_POS_TOP, "there was room above")
        }
    }

    func testRightToLeftTextHasTheMenuAtTheRight() throws {
        try TestWindow.withText("مرحبا بالعالم", select: 0..<5) { view, window in
            MenuPresenter.shared.open(on: view)
            XCTAssertGreaterThan(try Self.place(in: window).pointing.x, 300)
        }
    }
}
