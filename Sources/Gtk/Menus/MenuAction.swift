import CGtk

/// GTK's action “menu.popup” of one widget, made to open another menu than GTK's: what assistive tools ask for a widget's
/// menu with. It lasts as long as this object.
///
/// Text views, fields and labels have the action by their kind, and it can't be replaced (GTK 4.8 to 4.24): it puts GTK's own
/// menu into the widget and shows that. So whenever that one comes it goes again, before anything is drawn.
@MainActor package final class MenuAction {
    private let widget: WeakObject<Widget>
    private let editor: WeakObject<Widget>
    private let handler: () -> Void
    private let isBuiltIn: Bool
    private var children: ObservedChildren?
    private var menu: WeakObject<Widget>?
    private var mapping: SignalConnection?

    private static let (prefix, name) = ("menu", "popup")

    /// Takes over the action of a widget, or gives it one. The handler, which must not hold the widget strongly, is
    /// called when it is asked for and GTK is done with its own menu.
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
        // So it takes neither the keyboard nor the pointer, not even for a moment.
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
