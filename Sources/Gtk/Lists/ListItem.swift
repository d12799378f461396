import CGtk

/// A row or cell of a view (`GtkListItem`), which shows other items as the view scrolls.
struct ListItem {
    private static let name: StaticString = "longpress-list-place"

    private let listItem: Object

    /// Attaches a list item to its widget.
    static func hang(_ listItem: Object, on widget: Widget) {
        widget.attach(WeakObject(listItem) { Object(owning: $0) }, as: name)
    }

    /// Returns the widget of a list item; nil if there is none.
    static func widget(of listItem: Object) -> Widget? { .wrap(gtk_list_item_get_child(listItem.opaque)) }

    /// Finds the list item of a row's first widget, which is the row's own or that of its first column.
    init?(of row: Widget) {
        let widgets = row.children.lazy.flatMap { [$0] + $0.children }
        let listItems = widgets.compactMap { $0.attached(Self.name, as: WeakObject<Object>.self)?.value }
        guard let listItem = listItems.first else { return nil }
        self.listItem = listItem
    }

    /// The position of the item; nil if there is none.
    var position: Int? {
        let position = gtk_list_item_get_position(listItem.opaque)
        return position == guint.max ? nil : Int(position)
    }

    /// The model's object for the item; nil if there is none.
    var element: Object? {
        gtk_list_item_get_item(listItem.opaque).map { Object(borrowing: UnsafeMutableRawPointer($0)) }
    }
}
