import CGtk

/// The GTK action “menu.popup” of one widget, by which assistive technologies open a widget's menu, redirected to another menu
/// than GTK's. The redirection lasts as long as this object.
///
/// Text views, fields and labels have the action by their class, and it can't be replaced (GTK 4.8 to 4.24): it adds GTK's own
/// menu to the widget and shows it. Whenever that menu appears, this object hides it before anything is drawn.
@MainActor package final class MenuAction {
    private let widget: WeakObject<Widget>
    private let editor: WeakObject<Widget>
    private let handler: () -> Void
    private let isBuiltIn: Bool
    private var children: ObservedChildren?
    private var menu: WeakObject<Widget>?
    private var mapping: SignalConnection?

    private static let (prefix, name) = ("menu", "popup")

    /// Takes over the action of a widget, or adds the action. The handler is called once the action is activated and GTK has
    /// finished with its own menu. It must not hold the widget strongly.
    package init(of widget: Widget, _ handler: @escaping () -> Void) {
        let editor = widget.gtkEditor
        self.widget = WeakObject(widget)
        self.editor = WeakObject(editor)
        self.handler = handler
        isBuiltIn = editor.hasOwnAction("\(Self.prefix).\(Self.name)")
        guard isBuiltIn else {
            widget.offerActions(Self.prefix, [SimpleAction(Self.name) { handler() }])
            return
        }
        editor.children.forEach(suppress)
        children = editor.onNewChild { [weak self] in self?.suppress($0) }
    }

    private func suppress(_ child: Widget) {
        guard child.isBuiltInMenu, menu?.value != child else { return }
        mapping?.disconnect()
        menu = WeakObject(child)
        // Without autohide, the menu doesn't grab the keyboard or the pointer, not even for a moment.
        gtk_popover_set_autohide(child.typed(), 0)
        mapping = child.connect("map", after: true) { [weak self] _ in
            self?.menu?.value?.isVisible = false
            MainLoop.whenIdle { self?.handler() }
        }
    }

    isolated deinit {
        mapping?.disconnect()
        if let menu = menu?.value { gtk_popover_set_autohide(menu.typed(), 1) }
        if !isBuiltIn { widget.value?.offerActions(Self.prefix, []) }
    }
}

extension Widget {
    /// Whether this is the menu that GTK itself opens on text (gtktextview.c, gtktext.c, gtklabel.c).
    package var isBuiltInMenu: Bool {
        guard isA(gtk_popover_menu_get_type()), let model = gtk_popover_menu_get_menu_model(opaque) else {
            return false
        }
        return (0..<g_menu_model_get_n_items(model)).contains { index in
            guard let section = g_menu_model_get_item_link(model, index, "section") else { return false }
            defer { g_object_unref(UnsafeMutableRawPointer(section)) }
            return (0..<g_menu_model_get_n_items(section)).contains {
                guard let action = g_menu_model_get_item_attribute_value(section, $0, "action", nil) else {
                    return false
                }
                defer { g_variant_unref(action) }
                return String(cString: g_variant_get_string(action, nil)) == "clipboard.cut"
            }
        }
    }
}
