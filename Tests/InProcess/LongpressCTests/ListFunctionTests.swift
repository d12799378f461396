import CGtk
import LongpressC
import LongpressTesting
import TestSupport
import XCTest

@testable import Gtk
@testable import Longpress
@testable import Platform

/// Lists created by a program in another language, with their rows.
final class ListFunctionTests: CTestCase {
    private enum Kind: CaseIterable {
        case listBox, flowBox, listView, gridView, columnView, builtListView, builtColumnView
    }

    /// Returns a factory of labels, described in XML.
    private func builtFactory() -> Object {
        let text = """
            <interface><template class="GtkListItem"><property name="child"><object class="GtkLabel">
            <property name="width-request">80</property><property name="height-request">30</property>
            <binding name="label"><lookup name="string" type="GtkStringObject"><lookup name="item">GtkListItem</lookup></lookup></binding>
            </object></property></template></interface>
            """
        let bytes = g_bytes_new(text, gsize(text.utf8.count))
        defer { g_bytes_unref(bytes) }
        return Object(owning: UnsafeMutableRawPointer(gtk_builder_list_item_factory_new_from_bytes(nil, bytes)))
    }

    /// Returns a list of three texts, made only with C functions. Its model, if it has one, allows multiple selection.
    private func list(_ kind: Kind) -> (widget: Widget, selection: Object?) {
        let titles = ["A", "B", "C"]
        func label(_ title: String) -> UnsafeMutablePointer<GtkWidget> {
            let label = gtk_label_new(title)!
            gtk_widget_set_size_request(label, 80, 30)
            return label
        }
        switch kind {
        case .listBox:
            let box = gtk_list_box_new()!
            gtk_list_box_set_selection_mode(OpaquePointer(box), GTK_SELECTION_MULTIPLE)
            for title in titles { gtk_list_box_append(OpaquePointer(box), label(title)) }
            return (Widget(gtkWidget: OpaquePointer(box)), nil)
        case .flowBox:
            let box = gtk_flow_box_new()!
            gtk_flow_box_set_selection_mode(OpaquePointer(box), GTK_SELECTION_MULTIPLE)
            for title in titles { gtk_flow_box_insert(OpaquePointer(box), label(title), -1) }
            return (Widget(gtkWidget: OpaquePointer(box)), nil)
        case .listView, .gridView, .columnView, .builtListView, .builtColumnView:
            let strings = gtk_string_list_new(nil)!
            for title in titles { gtk_string_list_append(strings, title) }
            let model = gtk_multi_selection_new(strings)!
            let selection = Object(borrowing: UnsafeMutableRawPointer(model))
            let isBuilt = [.builtListView, .builtColumnView].contains(kind)
            let factory = isBuilt ? builtFactory() : signalFactory { label("") }
            if kind == .columnView || kind == .builtColumnView {
                let view = gtk_column_view_new(model)!
                let column = gtk_column_view_column_new("Title", OpaquePointer(g_object_ref(factory.raw)))!
                gtk_column_view_append_column(OpaquePointer(view), column)
                g_object_unref(UnsafeMutableRawPointer(column))
                return (Widget(gtkWidget: OpaquePointer(view)), selection)
            }
            g_object_ref(factory.raw)
            let view =
                kind != .gridView
                ? gtk_list_view_new(model, factory.opaque)! : gtk_grid_view_new(model, factory.opaque)!
            return (Widget(gtkWidget: OpaquePointer(view)), selection)
        }
    }

    private func signalFactory(_ label: @escaping () -> UnsafeMutablePointer<GtkWidget>) -> Object {
        let factory = Object(owning: UnsafeMutableRawPointer(gtk_signal_list_item_factory_new()))
        factory.connect("setup") { gtk_list_item_set_child(OpaquePointer($0.pointer(0)!), label()) }
        factory.connect("bind") { arguments in
            let item = OpaquePointer(arguments.pointer(0)!)
            let text = gtk_string_object_get_string(OpaquePointer(gtk_list_item_get_item(item)))
            gtk_label_set_text(OpaquePointer(gtk_list_item_get_child(item)), text)
        }
        return factory
    }

    private func firstLabel(in widget: Widget) -> Label? {
        Label(widget) ?? widget.children.lazy.compactMap(firstLabel).first
    }

    private func withEach(_ body: (ItemList, Program, Window) throws -> Void) throws {
        for kind in Kind.allCases {
            let (widget, program) = (list(kind).widget, Program())
            widget.offerActions("item", [SimpleAction("open") { program.calls.append("performed") }])
            try withWindow(ScrolledWindow(widget)) { window in
                // Rows that already exist are known, too.
                iterateMainContext()
                setListMenuFunction(widget.raw, Program.opensItem, program.data, Program.freed)
                let list = try XCTUnwrap(ItemList(widget))
                try waitUntil("the rows of \(kind)") { list.row(at: 2).map { $0.size.height > 1 } ?? false }
                do { try body(list, program, window) } catch { throw TestFailure("\(kind): \(error)") }
                MenuPresenter.shared.close()
            }
        }
    }

    func testThePressedItemIsSelectedUnlessItAlreadyIs() throws {
        try withEach { list, program, window in
            list.selectOnly(at: 0)
            let row = try XCTUnwrap(list.row(at: 1)?.bounds(in: list))
            let point = Point(x: row.midX, y: row.midY)
            XCTAssertTrue(MenuPresenter.shared.open(on: list, by: .secondaryClick, at: point))
            XCTAssertEqual(program.calls, ["1"])
            XCTAssertEqual(list.selectedIndices, [1])
            XCTAssertEqual(list.row(at: 1).flatMap(firstLabel)?.text, "B")
            list.selectAll()
            XCTAssertTrue(MenuPresenter.shared.open(on: list, by: .secondaryClick, at: point))
            XCTAssertEqual(list.selectedIndices, [0, 1, 2])
            try MenuOnScreen.choose("Open", in: window)
            try waitUntil("the action") { program.calls == ["1", "1", "performed"] }
        }
    }

    func testMenusOfTheEmptySpaceAndByKeyboard() throws {
        try withEach { list, program, _ in
            let last = try XCTUnwrap(list.row(at: 2)?.bounds(in: list))
            let below = Point(x: last.minX + 3, y: list.size.height - 3)
            if below.y > last.maxY {
                XCTAssertTrue(MenuPresenter.shared.open(on: list, by: .secondaryClick, at: below))
                XCTAssertEqual(program.calls, ["nothing"])
            }
            program.calls = []
            list.row(at: 2)?.grabFocus()
            list.selectOnly(at: 2)
            XCTAssertEqual(openMenu(list.raw), 1)
            XCTAssertEqual(program.calls, ["2"])
        }
    }

    /// If the items of an open menu are removed, the menu closes and nothing is chosen.
    func testRemovingTheItemsClosesTheMenu() throws {
        try withEach { list, program, window in
            let row = try XCTUnwrap(list.row(at: 1)?.bounds(in: list))
            let point = Point(x: row.midX, y: row.midY)
            XCTAssertTrue(MenuPresenter.shared.open(on: list, by: .secondaryClick, at: point))
            if list.has("model"), let strings = list.object("model")?.object("model") {
                gtk_string_list_splice(strings.opaque, 0, 3, nil)
            } else {
                for index in [2, 1, 0] {
                    guard let row = list.row(at: index) else { continue }
                    let isBox = list.isA(gtk_list_box_get_type())
                    (isBox ? gtk_list_box_remove : gtk_flow_box_remove)(list.opaque, row.widget)
                }
            }
            try waitUntil("the menu to go") { MenuPresenter.shared.openKind == nil }
            XCTAssertNil(MenuOnScreen.outline(in: window))
            XCTAssertEqual(program.calls, ["1"])
        }
    }

    /// The preview shows the item.
    func testThePreviewShowsTheItem() throws {
        try withEach { list, _, window in
            setPreview(list.raw, nil, 4, nil, nil, nil)
            try waitUntil("the row to be drawn") { list.row(at: 1)?.renderedTexture() != nil }
            let row = try XCTUnwrap(list.row(at: 1)?.bounds(in: list))
            XCTAssertTrue(
                MenuPresenter.shared.open(on: list, by: .secondaryClick, at: Point(x: row.midX, y: row.midY)))
            guard case .context(let menu) = MenuPresenter.shared.lastOpened?.contents else { return XCTFail("no menu") }
            XCTAssertNotNil(menu.preview, "\(list)")
        }
    }
}
