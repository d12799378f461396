/// The keys that perform a command.
public struct Shortcut: Hashable, Sendable {
    /// The modifier keys held down with the main key.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// One bit for each modifier.
        public let rawValue: Int

        /// Makes a set of modifiers from its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The Shift key.
        public static let shift = Modifiers(rawValue: 1 << 0)
        /// The Control key.
        public static let control = Modifiers(rawValue: 1 << 1)
        /// The Alt key.
        public static let alt = Modifiers(rawValue: 1 << 2)
    }

    /// The GDK name of the main key, such as `x`, `F10` or `question`.
    public var key: String
    /// The modifier keys held down with it.
    public var modifiers: Modifiers

    /// Makes a shortcut from a GDK key name and the modifiers held down with it.
    public init(_ key: String, _ modifiers: Modifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }

    /// The shortcut in the syntax of `gtk_accelerator_parse`, such as `<Shift><Control>z`.
    public var accelerator: String {
        var text = ""
        if modifiers.contains(.shift) { text += "<Shift>" }
        if modifiers.contains(.control) { text += "<Control>" }
        if modifiers.contains(.alt) { text += "<Alt>" }
        return text + key
    }
}
