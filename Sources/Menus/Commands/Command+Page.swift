extension Command {
    /// Returns the command as one that an edit menu opens a page of commands by. They show in the order given, as far as they can
    /// be performed, and whoever performs the command itself says only whether it is there.
    ///
    ///     Command("format", title: "Format").page([.bold, .italic, .underline])
    ///
    /// A page keeps a menu short whose commands are many. The menu bar has them all; a context menu has a
    /// ``ContextMenu/Submenu`` for that.
    public func page(_ commands: [Command]) -> Command {
        var command = self
        command.page = commands
        return command
    }
}
