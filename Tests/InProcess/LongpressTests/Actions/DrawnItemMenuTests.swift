import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// The menus of items that a widget draws itself: two columns of 100 points, with empty space to their right.
final class DrawnItemMenuTests: LongpressTestCase {
    private var columns = ["A", "B"]
    private var focused: String?
    private var done: [String] = []

    private func column(at point: Point?) -> String? {
        guard let point else { return focused }
        let index = Int(point.x / 100)
        return columns.indices.contains(index) ? columns[index] : nil
    }

    private func frame(of column: String) -> Rectangle? {
        columns.firstIndex(of: column).map { Rectangle(x: Double($0) * 100, y: 10, width: 100, height: 50) }
    }

    private func onScreen(_ body: (Canvas, Window) throws -> Void) throws {
        let canvas = Canvas(role: .group)
        canvas.setMinimumSize(width: 300, height: 80)
        canvas.align(horizontal: .start, vertical: .start)
        canvas.contextMenu(
            forItemAt: { [unowned self] in column(at: $0) }, title: { $0 == "B" ? "Second" : nil },
            name: { "Column \($0)" }, targetRectangle: { [unowned self] in frame(of: $0) },
            keepClear: [Rectangle(x: 250, y: 0, width: 50, height: 20)]
        ) { [unowned self] column in
            Action("Copy \(column)") { self.done.append("copy \(column)") }
        }
        try TestWindow.with(canvas) { try body(canvas, $0) }
    }

    /// C1: the menu is for the pressed item, which is outlined; beside the items there is no menu.
    func testThePressedItemHasTheMenu() throws {
        try onScreen { canvas, window in
            XCTAssertTrue(MenuPresenter.shared.open(on: canvas, by: .secondaryClick, at: Point(x: 150, y: 30)))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "[Second]\nCopy B")
            XCTAssertEqual(
                TargetOutlineTests.outline(in: window), canvas.convert(try XCTUnwrap(frame(of: "B")), to: window))
            XCTAssertEqual(
                MenuPresenter.shared.lastOpened?.surroundings.keepClear,
                [try XCTUnwrap(canvas.convert(Rectangle(x: 250, y: 0, width: 50, height: 20), to: window))])
            try MenuOnScreen.choose("Copy B", in: window)
            try waitUntil("the copy") { done == ["copy B"] }
            XCTAssertTrue(MenuPresenter.shared.open(on: canvas, by: .secondaryClick, at: Point(x: 50, y: 30)))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Copy A")
            XCTAssertFalse(MenuPresenter.shared.open(on: canvas, by: .secondaryClick, at: Point(x: 250, y: 30)))
        }
    }

    /// C2: a key opens the menu of the focused item, if there is one.
    func testAKeyOpensTheFocusedItemsMenu() throws {
        try onScreen { canvas, window in
            XCTAssertTrue(canvas.isFocusable)
            XCTAssertFalse(MenuPresenter.shared.open(on: canvas, by: .keyboard))
            focused = "A"
            XCTAssertTrue(MenuPresenter.shared.open(on: canvas, by: .keyboard))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Copy A")
        }
    }

    /// When an open menu is reloaded, it stays with its item, even if the item has moved.
    func testAReloadedMenuFollowsItsItem() throws {
        try onScreen { canvas, window in
            MenuPresenter.shared.open(on: canvas, by: .secondaryClick, at: Point(x: 50, y: 30))
            columns = ["X", "A"]
            MenuPresenter.shared.reloadVisibleMenu()
            try waitUntil("the outline to follow") {
                TargetOutlineTests.outline(in: window) == frame(of: "A").flatMap { canvas.convert($0, to: window) }
            }
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Copy A")
            MenuPresenter.shared.close()
            XCTAssertTrue(MenuPresenter.shared.open(on: canvas, by: .secondaryClick, at: Point(x: 50, y: 30)))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Copy X")
        }
    }

    /// C2, C5: a real secondary click.
    func testARealClickOpensTheMenu() throws {
        let pointer = try TestDisplay.shared().pointer
        try onScreen { canvas, window in
            pointer.click(.secondary, at: try RowPlace.place(150, 30, of: canvas, in: window))
            try waitUntil("the menu") { MenuOnScreen.outline(in: window) == "[Second]\nCopy B" }
        }
    }
}
