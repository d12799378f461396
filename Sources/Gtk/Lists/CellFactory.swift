import CGtk

/// Makes the cells of a view, and binds them to items.
enum CellFactory<Item> {
    private static var name: StaticString { "longpress-list-cell" }

    /// Returns a GTK factory for the cells that a closure makes.
    static func of(_ make: @escaping () -> ListCell<Item>) -> Object {
        let factory = Object(owning: UnsafeMutableRawPointer(gtk_signal_list_item_factory_new()))
        ForeignRows.leaveAlone(factory)
        factory.connect("setup") { arguments in
            guard let place = arguments.pointer(0).map(Object.init(borrowing:)) else { return }
            let cell = make()
            ListPlace.hang(place, on: cell.widget)
            // The place also holds the widget.
            place.attach(cell, as: name)
            gtk_list_item_set_child(place.opaque, cell.widget.widget)
        }
        factory.connect("bind") { parts($0) { element, cell in element.bind(cell) } }
        factory.connect("unbind") { parts($0) { element, cell in element.unbind(cell) } }
        return factory
    }

    private static func parts(_ arguments: SignalArguments, _ body: (ListElement<Item>, ListCell<Item>) -> Void) {
        guard let place = arguments.pointer(0).map(Object.init(borrowing:)),
            let cell: ListCell<Item> = place.attached(name),
            let item = gtk_list_item_get_item(place.opaque),
            let element = ListElement<Item>.of(Object(borrowing: UnsafeMutableRawPointer(item)))
        else { return }
        body(element, cell)
    }
}
