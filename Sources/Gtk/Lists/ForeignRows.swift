import CGtk

/// Finds out which items the rows of a view from another binding show. GTK reports that only to the view's factory (4.8 to 4.24).
@MainActor enum ForeignRows {
    private static let name: StaticString = "longpress-foreign-rows"

    /// Watches the factories of a view. Calling it again changes nothing.
    static func follow(_ view: ItemList) {
        var hasNew = false
        for holder in holders(of: view) {
            if let factory = holder.object("factory"), factory.isA(gtk_builder_list_item_factory_get_type()) {
                holder.set("factory", alike(factory))
            }
            guard let factory = holder.object("factory"), factory.isA(gtk_signal_list_item_factory_get_type()),
                factory.attached(name, as: Mark.self) == nil
            else { continue }
            leaveAlone(factory)
            factory.connect("bind", after: true) { arguments in
                guard let listItem = arguments.pointer(0).map(Object.init(borrowing:)),
                    let widget = ListItem.widget(of: listItem)
                else { return }
                ListItem.hang(listItem, on: widget)
            }
            hasNew = true
        }
        guard hasNew, let model = view.model else { return }
        // The existing rows were bound before the factory was watched.
        view.set("model", ofType: gtk_selection_model_get_type()) { g_value_set_object($0, nil) }
        view.set("model", model)
    }

    /// Returns a factory that builds the same rows as a factory with an XML description, and can be watched.
    private static func alike(_ built: Object) -> Object {
        let factory = Object(owning: UnsafeMutableRawPointer(gtk_signal_list_item_factory_new()))
        factory.connect("setup") { arguments in
            if let listItem = arguments.pointer(0) { lp_build_list_item(built.raw, listItem) }
        }
        return factory
    }

    /// Marks a factory whose rows need no watching.
    static func leaveAlone(_ factory: Object) { factory.attach(Mark(), as: name) }

    /// Returns the objects that have a factory: the view, or each of its columns.
    private static func holders(of view: ItemList) -> [Object] {
        guard view.isA(gtk_column_view_get_type()) else { return [view] }
        return ownedElements(of: gtk_column_view_get_columns(view.opaque)).map(Object.init(owning:))
    }

    private final class Mark {}
}
