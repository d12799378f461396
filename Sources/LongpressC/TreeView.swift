import CGtk
import Gtk

/// A `GtkTreeView`. Its rows aren't widgets, and are identified by their paths.
struct TreeView {
    let widget: Widget

    /// Wraps a widget; nil if it isn't a `GtkTreeView`.
    init?(_ widget: Widget) {
        guard widget.isA(gtk_tree_view_get_type()) else { return nil }
        self.widget = widget
    }

    private var view: UnsafeMutablePointer<GtkTreeView> { widget.typed() }

    private var model: OpaquePointer? { gtk_tree_view_get_model(view) }

    private var selection: OpaquePointer? { gtk_tree_view_get_selection(view) }

    /// Returns the row at a position in the view; nil if there is none.
    func row(at point: Point) -> TreePath? {
        guard let location = inRows(point) else { return nil }
        var path: OpaquePointer?
        guard gtk_tree_view_get_path_at_pos(view, location.x, location.y, &path, nil, nil, nil) != 0 else { return nil }
        return TreePath(owning: path)
    }

    /// Returns whether a position in the view is below the column titles.
    func isBelowTitles(_ point: Point) -> Bool { inRows(point) != nil }

    private func inRows(_ point: Point) -> (x: gint, y: gint)? {
        var (x, y): (gint, gint) = (0, 0)
        gtk_tree_view_convert_widget_to_bin_window_coords(
            view, gint(point.x.rounded(.down)), gint(point.y.rounded(.down)), &x, &y)
        return y < 0 ? nil : (x, y)
    }

    /// The row at the keyboard cursor or, without one, the first selected row.
    var focusedRow: TreePath? {
        var path: OpaquePointer?
        gtk_tree_view_get_cursor(view, &path, nil)
        return TreePath(owning: path) ?? firstSelectedRow
    }

    private var firstSelectedRow: TreePath? {
        let rows = gtk_tree_selection_get_selected_rows(selection, nil)
        defer { g_list_free_full(rows) { gtk_tree_path_free(OpaquePointer($0!)) } }
        return rows?.pointee.data.map { TreePath(OpaquePointer($0)) }
    }

    /// Selects only the given row, unless it is selected already or the view has no selection, and scrolls just far enough to
    /// show it.
    func select(_ row: TreePath) {
        row.with { path in
            let isSelectable = gtk_tree_selection_get_mode(selection) != GTK_SELECTION_NONE
            if isSelectable, gtk_tree_selection_path_is_selected(selection, path) == 0 {
                gtk_tree_view_set_cursor(view, path, nil, 0)
            } else {
                gtk_tree_view_scroll_to_cell(view, path, nil, 0, 0, 0)
            }
        }
    }

    /// Returns the frame of a row, in the view's coordinates.
    func frame(of row: TreePath) -> Rectangle {
        var area = GdkRectangle()
        row.with { gtk_tree_view_get_background_area(view, $0, nil, &area) }
        var (x, y): (gint, gint) = (0, 0)
        gtk_tree_view_convert_bin_window_to_widget_coords(view, 0, area.y, &x, &y)
        return Rectangle(x: 0, y: Double(y), width: widget.size.width, height: Double(area.height))
    }

    /// Returns the number of rows shown above a row, including those scrolled out of view.
    func position(of row: TreePath) -> Int {
        let above = row.indices.reduce(0) { $0 + Int($1) } + row.indices.count - 1
        let expanded = ExpandedRows()
        gtk_tree_view_map_expanded_rows(
            view, { _, path, rows in ExpandedRows.of(rows).paths.append(TreePath(path!)) }, expanded.raw)
        return expanded.paths.filter { $0.comes(before: row) && !$0.contains(row) }
            .reduce(above) { $0 + numberOfRows(in: $1) }
    }

    private func numberOfRows(in row: TreePath) -> Int {
        var iterator = GtkTreeIter()
        guard let model, row.with({ gtk_tree_model_get_iter(model, &iterator, $0) }) != 0 else { return 0 }
        return Int(gtk_tree_model_iter_n_children(model, &iterator))
    }

    /// Returns a reference that follows a row when it moves.
    func mark(_ row: TreePath) -> TreeMark? {
        guard let model, let reference = row.with({ gtk_tree_row_reference_new(model, $0) }) else { return nil }
        return TreeMark(owning: reference)
    }

    /// Calls a handler when a row of the model is removed.
    func onRowGone(_ handler: @escaping () -> Void) -> SignalConnection? {
        model.flatMap { Object(borrowing: UnsafeMutableRawPointer($0)).connect("row-deleted") { _ in handler() } }
    }
}

/// Collects the expanded rows that GTK reports.
private final class ExpandedRows {
    var paths: [TreePath] = []

    var raw: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static func of(_ raw: UnsafeMutableRawPointer?) -> ExpandedRows {
        Unmanaged<ExpandedRows>.fromOpaque(raw!).takeUnretainedValue()
    }
}
