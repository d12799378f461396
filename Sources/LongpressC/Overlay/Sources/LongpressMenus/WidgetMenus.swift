import CLongpress

/// The menu of a widget that any binding has made. What a widget can have is described in `longpress.h`.
@MainActor public struct WidgetMenus {
    private let widget: UnsafeMutablePointer<GtkWidget>

    /// Takes the widget by its pointer, which a binding imports as it likes.
    public init(_ widget: UnsafeMutableRawPointer) { self.widget = widget.assumingMemoryBound(to: GtkWidget.self) }

    /// The same where the binding keeps it opaque.
    public init(_ widget: OpaquePointer) { self.init(UnsafeMutableRawPointer(widget)) }

    /// Gives a text, a field, a label or a web view an edit menu: the standard commands, and then these.
    public func setEditMenu(_ commands: [MenuCommand] = []) {
        let model = commands.isEmpty ? nil : CommandModel.make(commands, for: widget)
        longpress_set_edit_menu(widget, model)
        if let model { g_object_unref(model) }
    }

    /// Gives any widget a context menu. It is asked for each time, with the position that was pressed, in points from the widget's
    /// corner, or without one for the keyboard; no commands mean no menu.
    public func setContextMenu(_ commands: @escaping @MainActor (_ position: (x: Double, y: Double)?) -> [MenuCommand])
    {
        longpress_set_context_menu_func(
            widget,
            { widget, hasPoint, x, y, answer in
                CommandModel.answer(answer, for: widget) { (commands: Answer<(x: Double, y: Double)?>) in
                    commands.give(hasPoint == 0 ? nil : (x, y))
                }
            }, Answer.retained(commands), Answer<(x: Double, y: Double)?>.released)
    }

    /// Gives a list a menu for each item, by its position, and for the empty space, by nil.
    public func setListMenu(_ commands: @escaping @MainActor (_ position: Int?) -> [MenuCommand]) {
        longpress_set_list_menu_func(
            widget,
            { list, position, answer in
                CommandModel.answer(answer, for: list) { (commands: Answer<Int?>) in
                    commands.give(position == guint.max ? nil : Int(position))
                }
            }, Answer.retained(commands), Answer<Int?>.released)
    }

    /// Takes the menu away.
    public func unset() { longpress_unset_menu(widget) }

    /// Opens the menu as the Menu key does; false if there is nothing to show.
    @discardableResult
    public func open() -> Bool { longpress_open_menu(widget) != 0 }
}
