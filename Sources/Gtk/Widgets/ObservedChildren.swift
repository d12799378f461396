import CGtk

/// Watches the children of a widget until it is released.
@MainActor final class ObservedChildren {
    private let list: Object
    private var connection: SignalConnection?

    init(of widget: Widget, added: @escaping (Widget) -> Void) {
        list = Object(owning: UnsafeMutableRawPointer(gtk_widget_observe_children(widget.widget)))
        let weak = WeakObject(widget)
        connection = list.connect("items-changed") { arguments in
            guard let widget = weak.value else { return }
            // The children are read from the widget. The list continues from a child that it returned before, even if that has
            // moved: in GTK 4.24, it then returns nothing for rows of a list whose order changes (gtklistlistmodel.c).
            var child = gtk_widget_get_first_child(widget.widget)
            for _ in 0..<arguments.uint(0) { child = child.flatMap { gtk_widget_get_next_sibling($0) } }
            var new: [Widget] = []
            for _ in 0..<arguments.uint(2) {
                guard let next = child else { break }
                new.append(Widget(borrowing: UnsafeMutableRawPointer(next)))
                child = gtk_widget_get_next_sibling(next)
            }
            new.forEach(added)
        }
    }

    isolated deinit {
        connection?.disconnect()
    }
}
