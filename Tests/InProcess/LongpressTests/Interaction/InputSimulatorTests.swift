import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Simulated presses have the same effects as real ones.
final class InputSimulatorTests: LongpressTestCase {
    /// Returns the centre of a range of the text, in the window's coordinates.
    private func place(of range: Range<Int>, of view: TextView, in window: Window) throws -> Point {
        let bounds = try XCTUnwrap(view.convert(view.bounds(of: range), to: window))
        return Point(x: bounds.midX, y: bounds.midY)
    }

    /// E4, E18: the menu opens as the finger lifts, after being held for long enough.
    func testAHeldFingerOpensTheEditMenuAsItLifts() throws {
        try TestWindow.withText("some text") { view, window in
            let simulator = InputSimulator(in: window)
            simulator.press(.finger, at: try place(of: 5..<9, of: view, in: window))
            XCTAssertFalse(simulator.isHolding)
            try waitUntil("the hold") { simulator.isHolding }
            XCTAssertNil(MenuPresenter.shared.openKind)
            simulator.lift()
            try waitUntil("the menu") { MenuOnScreen.outline(in: window) != nil }
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Select | Select All")
        }
    }

    /// E18: a finger that lifts earlier doesn't make a hold.
    func testAFingerLiftedEarlyOpensNothing() throws {
        try TestWindow.withText("some text") { view, window in
            let simulator = InputSimulator(in: window)
            simulator.press(.finger, at: try place(of: 5..<9, of: view, in: window))
            simulator.lift()
            pause(milliseconds: Double(Settings.longPressTime) + 100)
            XCTAssertFalse(simulator.isHolding)
            XCTAssertNil(MenuPresenter.shared.openKind)
        }
    }

    /// E19: two taps select the word, and its menu opens immediately.
    func testTwoTapsSelectTheWord() throws {
        try TestWindow.withText("some text") { view, window in
            let simulator = InputSimulator(in: window)
            let word = try place(of: 5..<9, of: view, in: window)
            for _ in 0..<2 {
                simulator.press(.finger, at: word)
                simulator.lift()
            }
            try waitUntil("the menu") { MenuOnScreen.outline(in: window) != nil }
            XCTAssertEqual(view.buffer.selection, 5..<9)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Cut | Copy | Delete | Select All")
        }
    }

    /// E6: dragging a handle moves the end of the selection.
    func testAHandleCanBeDragged() throws {
        try TestWindow.withText("some longer text", select: 0..<4) { view, window in
            let simulator = InputSimulator(in: window)
            simulator.press(.finger, at: try place(of: 0..<4, of: view, in: window))
            try waitUntil("the hold") { simulator.isHolding }
            simulator.lift()
            try waitUntil("the handles") { simulator.location(of: .end) != nil }
            simulator.press(.finger, at: try XCTUnwrap(simulator.location(of: .end)))
            XCTAssertTrue(simulator.isHolding)
            let end = try place(of: 10..<11, of: view, in: window)
            simulator.move(to: Point(x: end.x, y: try XCTUnwrap(simulator.location(of: .end)).y))
            simulator.lift()
            try waitUntil("the menu") { MenuOnScreen.outline(in: window) != nil }
            XCTAssertGreaterThan(try XCTUnwrap(view.buffer.selection).count, 8)
        }
    }

    /// C2: the secondary button and the Menu key.
    func testTheSecondaryButtonAndTheMenuKeyOpenTheMenu() throws {
        try TestWindow.withText("some text") { view, window in
            let simulator = InputSimulator(in: window)
            simulator.press(.secondary, at: try place(of: 5..<9, of: view, in: window))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Select | Select All")
            simulator.lift()
            simulator.press(key: "Escape")
            XCTAssertNil(MenuPresenter.shared.openKind)
            simulator.press(key: "<Shift>F10")
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Select | Select All")
            XCTAssertEqual(MenuOnScreen.current(in: window), "Select")
        }
    }

    func testACancelledHoldKeepsTheSelection() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            let simulator = InputSimulator(in: window)
            simulator.press(.finger, at: try place(of: 5..<9, of: view, in: window))
            try waitUntil("the hold") { simulator.isHolding }
            simulator.cancel()
            XCTAssertFalse(simulator.isHolding)
            XCTAssertEqual(view.buffer.selection, 0..<4)
            iterateMainContext()
            XCTAssertNil(MenuPresenter.shared.openKind)
        }
    }

    /// The handles of a label are popovers over its window, and are removed with it.
    func testAWindowCanCloseWhileALabelHasHandles() throws {
        let label = Label("some text")
        label.isSelectable = true
        label.responder = LabelResponder(label)
        label.menu = .edit(EditMenu())
        try TestWindow.with(label) { window in
            let simulator = InputSimulator(in: window)
            for _ in 0..<2 {
                simulator.press(.finger, at: Point(x: window.size.width / 2, y: window.size.height / 2))
                simulator.lift()
            }
            try waitUntil("the handles") { simulator.location(of: .end) != nil }
            MenuPresenter.shared.close()
        }
    }

    func testAnItemIsHighlightedAndPressed() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            let simulator = InputSimulator(in: window)
            MenuPresenter.shared.open(on: view)
            XCTAssertFalse(simulator.point(at: "paste"))
            XCTAssertTrue(simulator.point(at: "select-all"))
            let lit = MenuOnScreen.popovers(in: window).flatMap(MenuOnScreen.buttons).filter {
                $0.hasStyle("longpress-pointed")
            }
            XCTAssertEqual(lit.map(MenuOnScreen.title), ["Select All"])
            XCTAssertTrue(simulator.choose("select-all"))
            try waitUntil("everything is selected") { view.buffer.selection == 0..<9 }
        }
    }
}
