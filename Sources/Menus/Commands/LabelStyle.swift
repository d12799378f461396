extension Command {
    /// Which parts of a command an edit menu shows. The names are those of SwiftUI. A context menu shows all parts of each row.
    public enum LabelStyle: Hashable, Sendable {
        /// The title.
        case automatic
        /// The icon. The title is read out, and appears while the pointer rests on it. A command without an icon shows its title.
        case iconOnly
        /// The icon, and the title after it.
        case titleAndIcon
    }

    /// Returns the command with another style: `Command.bold.labelStyle(.iconOnly)`.
    public func labelStyle(_ style: LabelStyle) -> Command {
        var command = self
        command.labelStyle = style
        return command
    }
}
