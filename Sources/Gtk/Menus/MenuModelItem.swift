import CGtk

/// An item at one position of a menu model, by the attributes that GTK's own menus use (gtkpopovermenu.c, gtkmenutrackeritem.c).
package struct MenuModelItem {
    /// The label, without mnemonic underscores and markup; nil if there is none.
    package let label: String?
    /// The icon, including one that GTK shows only in a row of icons; nil if there is none.
    package let icon: GIcon?
    /// The action that the item activates; nil if it activates none, or if the name is no valid action name.
    package let action: NamedAction?
    /// The section at this position, separated by lines.
    package let section: MenuModel?
    /// The submenu of this item.
    package let submenu: MenuModel?
    /// Whether the section's items form a row of icons.
    package let isRowOfIcons: Bool
    /// Whether the program puts a widget of its own in the item's place.
    package let isWidget: Bool
    /// Whether the item destroys something, according to our own attribute `x-longpress-destructive`.
    package let isDestructive: Bool

    init(_ model: MenuModel, at index: gint) {
        func text(_ name: String) -> String? { model.attribute(name, at: index)?.text }
        label = text("label").map { Self.plain($0, hasMarkup: text("use-markup") != nil) }
        icon = (model.attribute("icon", at: index) ?? model.attribute("verb-icon", at: index)).flatMap(GIcon.init)
        action = text("action").flatMap { NamedAction($0, target: model.attribute("target", at: index)) }
        section = model.link("section", at: index)
        submenu = model.link("submenu", at: index)
        isRowOfIcons = text("display-hint")?.hasSuffix("-buttons") ?? false
        isWidget = text("custom") != nil
        let mark = model.attribute("x-longpress-destructive", at: index)
        isDestructive = mark?.bool ?? (mark?.text == "true")
    }

    /// Returns a label as it is shown: an underscore marks the letter after it, two are a literal one.
    private static func plain(_ label: String, hasMarkup: Bool) -> String {
        var plain = ""
        var isMark = false
        for character in hasMarkup ? withoutMarkup(label) : label {
            isMark = character == "_" && !isMark
            if !isMark { plain.append(character) }
        }
        return plain
    }

    private static func withoutMarkup(_ text: String) -> String {
        var plain: UnsafeMutablePointer<CChar>?
        guard pango_parse_markup(text, -1, 0, nil, &plain, nil, nil) != 0 else { return text }
        return String(freeing: plain) ?? text
    }
}

extension GIcon {
    /// Makes the icon that a menu model stores as a value; nil if the value isn't an icon.
    fileprivate convenience init?(_ value: Variant) {
        guard let icon = g_icon_deserialize(value.pointer) else { return nil }
        self.init(owning: UnsafeMutableRawPointer(icon))
    }
}
