extension Command {
    /// Returns this command as one that opens further commands in an edit menu: as a page in the place of its bar, or as a submenu of
    /// its list. They show in the order given, as far as they can be performed. Whether this command itself shows is up to its
    /// responder, which never performs it.
    ///
    ///     Command("format", title: "Format").page([.bold, .italic, .underline], [.copyStyle, .pasteStyle])
    ///
    /// A page keeps a menu short whose commands are many. The menu bar has them all; a context menu has a
    /// ``ContextMenu/Submenu`` for that.
    ///
    /// - Parameter groups: The commands, in one or several groups. A submenu has lines between the groups, and shows a group of
    ///   commands with the style ``LabelStyle/iconOnly`` as icons side by side.
    public func page(_ groups: [Command]...) -> Command {
        var command = self
        command.pageGroups = groups
        return command
    }
}
