import CGtk
import LongpressC
import LongpressTesting
import TestSupport
import XCTest

@testable import Gtk
@testable import Longpress
@testable import Platform

/// A `GtkTreeView` with the rows A, which is expanded and has the children A1 and A2, and B. It allows multiple selection.
final class TreeFunctionTests: CTestCase {
    private var tree: Widget!
    private var store: UnsafeMutablePointer<GtkTreeStore>!
    private var program: Program!

    override func begin() throws {
        try super.begin()
        var types = [lp_type_string()]
        store = gtk_tree_store_newv(1, &types)
        for (title, children) in [("A", ["A1", "A2"]), ("B", [])] {
            var row = append(title, to: nil)
            for child in children { _ = append(child, to: &row) }
        }
        let view = gtk_tree_view_new_with_model(OpaquePointer(store))!
        tree = Widget(gtkWidget: OpaquePointer(view))
        let column = gtk_tree_view_column_new()
        gtk_tree_view_column_set_title(column, "Title")
        let cell = gtk_cell_renderer_text_new()
        gtk_tree_view_column_pack_start(column, cell, 1)
        gtk_tree_view_column_add_attribute(column, cell, "text", 0)
        gtk_tree_view_append_column(tree.typed(), column)
        gtk_tree_view_expand_all(tree.typed())
        gtk_tree_selection_set_mode(selection, GTK_SELECTION_MULTIPLE)
        program = Program()
        tree.offerActions("item", [SimpleAction("open") { [unowned self] in program.calls.append("performed") }])
        setListMenuFunction(tree.raw, Program.opensItem, program.data, Program.freed)
    }

    override func end() throws {
        (tree, program) = (nil, nil)
        g_object_unref(UnsafeMutableRawPointer(store))
        store = nil
        try super.end()
    }

    private func append(_ title: String, to parent: UnsafeMutablePointer<GtkTreeIter>?) -> GtkTreeIter {
        var (row, value) = (GtkTreeIter(), GValue())
        gtk_tree_store_append(store, &row, parent)
        g_value_init(&value, lp_type_string())
        g_value_set_string(&value, title)
        gtk_tree_store_set_value(store, &row, 0, &value)
        g_value_unset(&value)
        return row
    }

    private var selection: OpaquePointer { gtk_tree_view_get_selection(tree.typed()) }

    private func withPath<Result>(_ path: String, _ body: (OpaquePointer) -> Result) -> Result {
        let path = gtk_tree_path_new_from_string(path)!
        defer { gtk_tree_path_free(path) }
        return body(path)
    }

    private func isSelected(_ path: String) -> Bool {
        withPath(path) { gtk_tree_selection_path_is_selected(selection, $0) != 0 }
    }

    private func middle(of path: String) -> Point {
        var area = GdkRectangle()
        withPath(path) { gtk_tree_view_get_background_area(tree.typed(), $0, nil, &area) }
        var (x, y): (gint, gint) = (0, 0)
        gtk_tree_view_convert_bin_window_to_widget_coords(tree.typed(), 20, area.y + area.height / 2, &x, &y)
        return Point(x: Double(x), y: Double(y))
    }

    private func withTree(_ body: (Window) throws -> Void) throws {
        try withWindow(ScrolledWindow(tree)) { window in
            try waitUntil("the rows") { middle(of: "1").y > 40 }
            try body(window)
        }
    }

    private func press(_ point: Point) -> Bool {
        MenuPresenter.shared.open(on: tree, by: .secondaryClick, at: point)
    }

    /// The row is selected alone, unless it is already selected.
    func testThePressedRowIsSelectedUnlessItAlreadyIs() throws {
        try withTree { window in
            withPath("0") { gtk_tree_selection_select_path(selection, $0) }
            XCTAssertTrue(press(middle(of: "1")))
            XCTAssertEqual(program.calls, ["3"])
            XCTAssertTrue(isSelected("1"))
            XCTAssertFalse(isSelected("0"))
            gtk_tree_selection_select_all(selection)
            XCTAssertTrue(press(middle(of: "0:1")))
            XCTAssertEqual(program.calls, ["3", "2"])
            XCTAssertTrue(["0", "0:0", "0:1", "1"].allSatisfy(isSelected))
            try MenuOnScreen.choose("Open", in: window)
            try waitUntil("the action") { program.calls.last == "performed" }
        }
    }

    /// Rows in a collapsed row don't count.
    func testCollapsedRowsAreNotCounted() throws {
        try withTree { _ in
            withPath("0") { _ = gtk_tree_view_collapse_row(tree.typed(), $0) }
            XCTAssertTrue(press(middle(of: "1")))
            XCTAssertEqual(program.calls, ["1"])
        }
    }

    /// The empty space has a menu of its own; the column titles have none.
    func testTheEmptySpaceHasAMenuAndTitlesHaveNone() throws {
        try withTree { _ in
            XCTAssertTrue(press(Point(x: 20, y: tree.size.height - 3)))
            XCTAssertEqual(program.calls, ["nothing"])
            XCTAssertFalse(press(Point(x: 20, y: 3)))
            XCTAssertEqual(program.calls, ["nothing"])
        }
    }

    func testTheKeyboardOpensTheMenuOfTheCursorsRow() throws {
        try withTree { _ in
            withPath("0:1") { gtk_tree_view_set_cursor(tree.typed(), $0, nil, 0) }
            XCTAssertEqual(openMenu(tree.raw), 1)
            XCTAssertEqual(program.calls, ["2"])
        }
    }

    /// The menu stays with its row when that moves, and closes when it is removed.
    func testTheMenuFollowsItsRowAndClosesWithIt() throws {
        try withTree { _ in
            XCTAssertTrue(press(middle(of: "1")))
            var first = GtkTreeIter()
            gtk_tree_store_prepend(store, &first, nil)
            iterateMainContext()
            XCTAssertNotNil(MenuPresenter.shared.owner)
            MenuPresenter.shared.reloadVisibleMenu()
            try waitUntil("the menu to be asked for again") { program.calls == ["3", "4"] }
            var row = GtkTreeIter()
            withPath("2") { _ = gtk_tree_model_get_iter(OpaquePointer(store), &row, $0) }
            gtk_tree_store_remove(store, &row)
            try waitUntil("the menu to close") { MenuPresenter.shared.owner == nil }
        }
    }

    /// The program's own picture is shown beside the menu.
    func testThePreviewShowsTheProgramsPicture() throws {
        try withTree { _ in
            let snapshot = gtk_snapshot_new()!
            var (color, area) = (GdkRGBA(red: 1, green: 0, blue: 0, alpha: 1), graphene_rect_t())
            graphene_rect_init(&area, 0, 0, 40, 40)
            gtk_snapshot_append_color(snapshot, &color, &area)
            let picture = Object(owning: UnsafeMutableRawPointer(gtk_snapshot_free_to_paintable(snapshot, nil)))
            setPreview(tree.raw, nil, 4, nil, nil, nil)
            XCTAssertTrue(press(middle(of: "1")))
            guard case .context(let none) = MenuPresenter.shared.lastOpened?.contents else { return XCTFail("no menu") }
            XCTAssertNil(none.preview)
            setPreview(tree.raw, picture.raw, 4, nil, nil, nil)
            XCTAssertTrue(press(middle(of: "0")))
            guard case .context(let one) = MenuPresenter.shared.lastOpened?.contents else { return XCTFail("no menu") }
            XCTAssertNotNil(one.preview)
        }
    }
}
