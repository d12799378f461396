extension Command {
    /// Returns this command as one that opens further commands in an edit menu: as a page that replaces the bar, or as a
    /// submenu of the list. The commands show in the given order, except those that can't be performed. The responder decides
    /// whether this command itself shows, but never performs it.
    ///
    ///     Command("format", title: "Format").page([.bold, .italic, .underline], [.copyStyle, .pasteStyle])
    ///
    /// A page keeps a menu with many commands short. The menu bar has all commands; in a context menu, use a
    /// ``ContextMenu/Submenu`` instead.
    ///
    /// - Parameter groups: The commands, in one or several groups. A submenu has lines between the groups, and shows a group
    ///   whose commands all have the style ``LabelStyle/iconOnly`` as a row of icons.
    public func page(_ groups: [Command]...) -> Command {
        var command = self
        command.pageGroups = groups
        return command
    }
}
