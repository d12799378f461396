import CGtk

/// The description of a menu, as programs of all languages have it (`GMenuModel`): labels and the names of actions. It may be
/// changed at any time, by another process too.
public class MenuModel: Object {
    package override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
    override init(borrowing pointer: UnsafeMutableRawPointer) { super.init(borrowing: pointer) }

    /// The same description as that of a `GMenuModel *` in C, or of another binding. The pointer must be valid.
    @unsafe public convenience init(gMenuModel pointer: UnsafeMutableRawPointer) { self.init(borrowing: pointer) }

    /// What stands in the menu now, from first to last.
    package var items: [MenuModelItem] {
        (0..<max(0, g_menu_model_get_n_items(typed()))).map { MenuModelItem(self, at: $0) }
    }

    /// Calls a handler when items have come, gone or changed in this description, those in its sections and submenus aside, until
    /// the result goes.
    package func onItemsChange(_ handler: @escaping () -> Void) -> ItemChanges { ItemChanges(of: self, handler) }

    func link(_ name: String, at index: gint) -> MenuModel? {
        g_menu_model_get_item_link(typed(), index, name).map { MenuModel(owning: UnsafeMutableRawPointer($0)) }
    }

    func attribute(_ name: String, at index: gint) -> Variant? {
        g_menu_model_get_item_attribute_value(typed(), index, name, nil).map(Variant.init(owning:))
    }
}

extension Widget {
    /// What the program has GTK's own menu of a text view, a text field or a label have beside the standard commands.
    package var extraMenu: MenuModel? {
        let editor = gtkEditor
        guard editor.has("extra-menu"), let model = editor.object("extra-menu") else { return nil }
        return MenuModel(borrowing: model.raw)
    }
}
