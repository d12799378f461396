import CGtk

/// Makes the cells of a view, and binds them to items.
enum CellFactory<Item> {
    private static var name: StaticString { "longpress-list-cell" }

    /// Returns a GTK factory for the cells that a closure makes.
    static func of(_ make: @escaping () -> ListCell<Item>) -> Object {
        let factory = Object(owning: UnsafeMutableRawPointer(gtk_signal_list_item_factory_new()))
        ForeignRows.leaveAlone(factory)
        factory.connect("setup") { arguments in
            guard let listItem = arguments.pointer(0).map(Object.init(borrowing:)) else { return }
            let cell = make()
            ListItem.hang(listItem, on: cell.widget)
            // The list item also holds the widget.
            listItem.attach(cell, as: name)
            gtk_list_item_set_child(listItem.opaque, cell.widget.widget)
        }
        factory.connect("bind") { parts($0) { element, cell in element.bind(cell) } }
        factory.connect("unbind") { parts($0) { element, cell in element.unbind(cell) } }
        return factory
    }

    private static func parts(_ arguments: SignalArguments, _ body: (ListElement<Item>, ListCell<Item>) -> Void) {
        guard let listItem = arguments.pointer(0).map(Object.init(borrowing:)),
            let cell: ListCell<Item> = listItem.attached(name),
            let item = gtk_list_item_get_item(listItem.opaque),
            let element = ListElement<Item>.of(Object(borrowing: UnsafeMutableRawPointer(item)))
        else { return }
        body(element, cell)
    }
}
