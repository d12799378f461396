import CGtk

extension ListBox {
    /// Whether rows can be selected.
    public var isSelectable: Bool { gtk_list_box_get_selection_mode(opaque) != GTK_SELECTION_NONE }

    /// The positions of the selected rows among all, from 0 and in order.
    public var selectedRows: [Int] {
        var indices: [Int] = []
        var index: gint = 0
        while let row = gtk_list_box_get_row_at_index(opaque, index) {
            if gtk_list_box_row_is_selected(row) != 0 { indices.append(Int(index)) }
            index += 1
        }
        return indices
    }

    /// Selects one row, and no other.
    public func selectOnly(at index: Int) {
        unselectAll()
        if let row = row(at: index) { gtk_list_box_select_row(opaque, row) }
    }

    /// The position of the row at a position in the list, or without one of the row that has the focus; nil if there is none.
    package func index(at point: Point?) -> Int? {
        guard let point else {
            return children.first { $0.typeName == "GtkListBoxRow" && $0.containsFocus }.map {
                Int(gtk_list_box_row_get_index($0.typed()))
            }
        }
        return gtk_list_box_get_row_at_y(opaque, gint(point.y)).map { Int(gtk_list_box_row_get_index($0)) }
    }

    /// Gives a row the focus.
    package func focusRow(at index: Int) {
        if let row = row(at: index) { Widget(borrowing: UnsafeMutableRawPointer(row)).grabFocus() }
    }

    /// The frame of a row in the list; nil while there is none.
    package func frame(of index: Int) -> Rectangle? {
        row(at: index).flatMap { Widget(borrowing: UnsafeMutableRawPointer($0)).bounds(in: self) }
    }

    private func row(at index: Int) -> UnsafeMutablePointer<GtkListBoxRow>? {
        gtk_list_box_get_row_at_index(opaque, gint(index))
    }
}

extension WeakObject where Wrapped == ListBox {
    /// A weak reference to a list.
    public convenience init(_ list: ListBox) {
        self.init(list) { ListBox(owning: $0) }
    }
}
