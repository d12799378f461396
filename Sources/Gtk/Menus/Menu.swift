import CGtk

/// A menu description made in Swift, from which GTK builds a menu bar.
public final class Menu: MenuModel {
    package override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

    /// Makes an empty menu.
    public init() {
        super.init(owning: UnsafeMutableRawPointer(g_menu_new()))
    }

    /// Adds a command.
    ///
    /// - Parameters:
    ///   - label: The visible text; underscores are literal.
    ///   - action: The action with its prefix, such as `win.copy`.
    public func append(_ label: String, action: String) {
        g_menu_append(opaque, Self.literal(label), action)
    }

    /// Replaces the command at a position.
    public func replace(at index: Int, _ label: String, action: String) {
        g_menu_remove(opaque, gint(index))
        g_menu_insert(opaque, gint(index), Self.literal(label), action)
    }

    /// Removes all items.
    public func removeAll() { g_menu_remove_all(opaque) }

    /// Adds a section, which is separated by a line.
    public func append(section: MenuModel) {
        g_menu_append_section(opaque, nil, section.typed())
    }

    /// Adds a submenu.
    ///
    /// - Parameters:
    ///   - label: The visible text; underscores are literal.
    ///   - mnemonic: The position in the label, in characters, of the letter that opens it with Alt; nil for none.
    ///   - submenu: The menu.
    public func append(_ label: String, mnemonic: Int?, submenu: MenuModel) {
        let label = ShownText.line(label)
        let index = mnemonic ?? label.count
        let marked =
            Self.literal(String(label.prefix(index)))
            + (index < label.count ? "_" : "") + Self.literal(String(label.dropFirst(index)))
        g_menu_append_submenu(opaque, marked, submenu.typed())
    }

    private static func literal(_ label: String) -> String {
        ShownText.line(label).split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
    }
}
