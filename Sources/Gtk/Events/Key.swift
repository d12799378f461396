import CGtk

/// A key of the keyboard with the modifiers held.
public struct Key: Hashable, Sendable {
    /// GDK's name of the key, such as `Return`, `F10` or `a`.
    public let name: String
    /// The character that the key types, if any.
    public let character: Character?
    /// Whether Control is held.
    public let control: Bool
    /// Whether Shift is held.
    public let shift: Bool
    /// Whether Alt is held.
    public let alt: Bool
    /// Whether this is a repeated press of a key that is held down.
    package let isRepeat: Bool
    /// The hardware code of the key, independent of what it types.
    public let code: UInt32

    init(value: UInt32, modifiers: UInt32, code: UInt32 = 0, isRepeat: Bool = false) {
        self.code = code
        self.isRepeat = isRepeat
        name = gdk_keyval_name(value).map { String(cString: $0) } ?? ""
        let scalar = gdk_keyval_to_unicode(value)
        character = scalar == 0 ? nil : Unicode.Scalar(scalar).map { Character($0) }
        control = modifiers & GDK_CONTROL_MASK.rawValue != 0
        shift = modifiers & GDK_SHIFT_MASK.rawValue != 0
        alt = modifiers & GDK_ALT_MASK.rawValue != 0
    }

    /// Makes the key and modifiers that an accelerator names, in the form that `gtk_accelerator_parse` reads, such as
    /// `<Shift>F10`.
    package init(accelerator: String) {
        var (value, modifiers) = (guint(0), GdkModifierType(rawValue: 0))
        gtk_accelerator_parse(accelerator, &value, &modifiers)
        self.init(value: value, modifiers: modifiers.rawValue)
    }

    /// Whether no modifier is held.
    public var isPlain: Bool { !control && !shift && !alt }

    /// Whether the key only modifies others.
    package var isModifier: Bool {
        [
            "Shift_L", "Shift_R", "Control_L", "Control_R", "Alt_L", "Alt_R", "Super_L", "Super_R", "Meta_L", "Meta_R",
            "ISO_Level3_Shift", "Caps_Lock", "Num_Lock",
        ].contains(name)
    }
}
