extension Command {
    /// The parts of a command that an edit menu shows. The names are SwiftUI's. A context menu shows all parts in each row.
    public enum LabelStyle: Hashable, Sendable {
        /// The title.
        case automatic
        /// The icon. Screen readers read the title, and it appears while the pointer rests on the icon. A command without an
        /// icon shows its title.
        case iconOnly
        /// The icon, followed by the title.
        case titleAndIcon
    }

    /// Returns the command with another style: `Command.bold.labelStyle(.iconOnly)`.
    public func labelStyle(_ style: LabelStyle) -> Command {
        var command = self
        command.labelStyle = style
        return command
    }
}
