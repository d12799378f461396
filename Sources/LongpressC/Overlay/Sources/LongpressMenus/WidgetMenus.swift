import CLongpress

/// The menu of a widget from any GTK binding. `longpress.h` describes the menus in detail.
@MainActor public struct WidgetMenus {
    private let widget: UnsafeMutablePointer<GtkWidget>

    /// Creates it for a widget's pointer, whatever type the binding imports it as.
    public init(_ widget: UnsafeMutableRawPointer) { self.widget = widget.assumingMemoryBound(to: GtkWidget.self) }

    /// Creates it for a widget's pointer if the binding imports it as opaque.
    public init(_ widget: OpaquePointer) { self.init(UnsafeMutableRawPointer(widget)) }

    /// Gives a text, a field, a label or a web view an edit menu: the standard commands, followed by these.
    public func setEditMenu(_ commands: [MenuCommand] = []) {
        let model = commands.isEmpty ? nil : CommandModel.make(commands, for: widget)
        longpress_set_edit_menu(widget, model)
        if let model { g_object_unref(model) }
    }

    /// Gives any widget a context menu. The closure is called each time the menu opens, with the position that was pressed, in
    /// points from the widget's corner, or with nil for the keyboard. Without commands, no menu opens.
    public func setContextMenu(_ commands: @escaping @MainActor (_ position: (x: Double, y: Double)?) -> [MenuCommand])
    {
        longpress_set_context_menu_func(
            widget,
            { widget, hasPoint, x, y, answer in
                CommandModel.answer(answer, for: widget) { (commands: Answer<(x: Double, y: Double)?>) in
                    commands.provide(hasPoint == 0 ? nil : (x, y))
                }
            }, Answer.retained(commands), Answer<(x: Double, y: Double)?>.released)
    }

    /// Gives a list a context menu. The closure is called with the position of an item, or with nil for the empty space.
    public func setListMenu(_ commands: @escaping @MainActor (_ position: Int?) -> [MenuCommand]) {
        longpress_set_list_menu_func(
            widget,
            { list, position, answer in
                CommandModel.answer(answer, for: list) { (commands: Answer<Int?>) in
                    commands.provide(position == guint.max ? nil : Int(position))
                }
            }, Answer.retained(commands), Answer<Int?>.released)
    }

    /// Removes the menu.
    public func unset() { longpress_unset_menu(widget) }

    /// Opens the menu like the Menu key. Returns false if there is nothing to show.
    @discardableResult
    public func open() -> Bool { longpress_open_menu(widget) != 0 }
}
