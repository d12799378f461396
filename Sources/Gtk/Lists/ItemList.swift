import CGtk

/// Rows or tiles that represent items. The user moves through them with pointer and keyboard, and may select some. It is a
/// ``ListBox`` or ``FlowBox`` of widgets, or a ``ListView``, ``GridView`` or ``ColumnView`` of a ``ListModel``.
///
/// Items are identified by their positions, from 0, in the order in which they are shown.
public class ItemList: Widget {
    /// The kind of list, which determines GTK's functions for it.
    enum Kind {
        case listBox
        case flowBox
        /// A view of a model, which makes rows as they become visible and reuses them for other items.
        case view
    }

    override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

    /// Wraps a widget as a list if it is a list or flow box, or a list, grid or column view, of this binding or another.
    ///
    /// If the view is from another binding, its existing rows are made again. A `GtkBuilderListItemFactory` is replaced by a
    /// `GtkSignalListItemFactory` that builds the same rows.
    public init?(_ widget: Widget) {
        let types = [
            gtk_list_box_get_type(), gtk_flow_box_get_type(), gtk_list_view_get_type(), gtk_grid_view_get_type(),
            gtk_column_view_get_type(),
        ]
        guard types.contains(where: widget.isA) else { return nil }
        super.init(borrowing: widget.raw)
        if kind == .view { ForeignRows.follow(self) }
    }

    init(sinking pointer: UnsafeMutablePointer<GtkWidget>?, name: String) {
        super.init(sinking: UnsafeMutableRawPointer(pointer!))
        setAccessibleName(name)
    }

    var kind: Kind {
        if isA(gtk_list_box_get_type()) { return .listBox }
        return isA(gtk_flow_box_get_type()) ? .flowBox : .view
    }

    /// Calls a handler with the position of an item that the user activates by a double click or Return.
    public func onActivate(_ handler: @escaping (Int) -> Void) {
        switch kind {
        case .listBox, .flowBox:
            connect(kind == .listBox ? "row-activated" : "child-activated") { arguments in
                guard let row = arguments.pointer(0) else { return }
                Self.index(of: Widget(borrowing: row)).map(handler)
            }
        case .view: connect("activate") { handler(Int($0.uint(0))) }
        }
    }
}

extension WeakObject where Wrapped == ItemList {
    /// A weak reference to a list of any kind.
    public convenience init(_ list: ItemList) {
        self.init(list) { ItemList(owning: $0) }
    }
}
