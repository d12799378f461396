import CGtk

/// A watch over the children of a widget; it ends when this object goes.
@MainActor final class ObservedChildren {
    private let list: Object
    private var connection: SignalConnection?

    init(of widget: Widget, added: @escaping (Widget) -> Void) {
        list = Object(owning: UnsafeMutableRawPointer(gtk_widget_observe_children(widget.widget)))
        connection = list.onElementAdded { added(Widget(owning: $0)) }
    }

    isolated deinit {
        connection?.disconnect()
    }
}
