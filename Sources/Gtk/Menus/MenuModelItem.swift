import CGtk

/// What stands at one position of a menu model, by the attributes that GTK's own menus go by
/// (gtkpopovermenu.c, gtkmenutrackeritem.c).
package struct MenuModelItem {
    /// The text, without the mark of the letter that chooses it and without markup; nil if there is none.
    package let label: String?
    /// The icon, also one that GTK shows in a row of icons only; nil if there is none.
    package let icon: GIcon?
    /// The action that choosing it activates; nil if it isn't for choosing, or its name can't be one.
    package let action: NamedAction?
    /// The items that stand here, set off by lines.
    package let section: MenuModel?
    /// The items behind this one.
    package let submenu: MenuModel?
    /// Whether the items of the section are a row of icons.
    package let isRowOfIcons: Bool
    /// Whether the program puts a widget of its own in its place.
    package let isWidget: Bool
    /// Whether it loses something, by the attribute `x-longpress-destructive`, which is ours.
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

    /// A label as it is read: an underscore marks the letter after it, two of them are one.
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
    /// The icon that a menu model has as a value; nil if the value is none.
    fileprivate convenience init?(_ value: Variant) {
        guard let icon = g_icon_deserialize(value.pointer) else { return nil }
        self.init(owning: UnsafeMutableRawPointer(icon))
    }
}
