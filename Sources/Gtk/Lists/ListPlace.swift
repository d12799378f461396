import CGtk

/// A place in a view (`GtkListItem`), which shows other items as the view scrolls.
struct ListPlace {
    private static let name: StaticString = "longpress-list-place"

    private let place: Object

    /// Attaches a place to its widget.
    static func hang(_ place: Object, on widget: Widget) {
        widget.attach(WeakObject(place) { Object(owning: $0) }, as: name)
    }

    /// Returns the widget in a place; nil if there is none.
    static func widget(of place: Object) -> Widget? { .wrap(gtk_list_item_get_child(place.opaque)) }

    /// Finds the place of a row's first widget, which is the row's own or that of its first column.
    init?(of row: Widget) {
        let widgets = row.children.lazy.flatMap { [$0] + $0.children }
        let places = widgets.compactMap { $0.attached(Self.name, as: WeakObject<Object>.self)?.value }
        guard let place = places.first else { return nil }
        self.place = place
    }

    /// The position of the item; nil if there is none.
    var position: Int? {
        let position = gtk_list_item_get_position(place.opaque)
        return position == guint.max ? nil : Int(position)
    }

    /// The model's object for the item; nil if there is none.
    var element: Object? {
        gtk_list_item_get_item(place.opaque).map { Object(borrowing: UnsafeMutableRawPointer($0)) }
    }
}
