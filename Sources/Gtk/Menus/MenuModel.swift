import CGtk

/// The description of a menu, in the form that is common to all languages (`GMenuModel`): labels and names of actions. It may
/// change at any time; another process may change it, too.
public class MenuModel: Object {
    package override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
    override init(borrowing pointer: UnsafeMutableRawPointer) { super.init(borrowing: pointer) }

    /// Wraps a `GMenuModel *` from C or another binding. The pointer must be valid.
    @unsafe public convenience init(gMenuModel pointer: UnsafeMutableRawPointer) { self.init(borrowing: pointer) }

    /// The current items of the menu, from first to last.
    package var items: [MenuModelItem] {
        (0..<max(0, g_menu_model_get_n_items(typed()))).map { MenuModelItem(self, at: $0) }
    }

    /// Calls a handler when items of this description are added, removed or changed, not counting its sections and submenus,
    /// until the result is released.
    package func onItemsChange(_ handler: @escaping () -> Void) -> ItemChanges { ItemChanges(of: self, handler) }

    func link(_ name: String, at index: gint) -> MenuModel? {
        g_menu_model_get_item_link(typed(), index, name).map { MenuModel(owning: UnsafeMutableRawPointer($0)) }
    }

    func attribute(_ name: String, at index: gint) -> Variant? {
        g_menu_model_get_item_attribute_value(typed(), index, name, nil).map(Variant.init(owning:))
    }
}

extension Widget {
    /// The program's own items in GTK's menu of a text view, a text field or a label, besides the standard commands.
    package var extraMenu: MenuModel? {
        let editor = gtkEditor
        guard editor.has("extra-menu"), let model = editor.object("extra-menu") else { return nil }
        return MenuModel(borrowing: model.raw)
    }
}
