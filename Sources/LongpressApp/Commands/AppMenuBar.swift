import Longpress

extension MenuBar {
    /// Everything that the program can do (C7).
    static let longpress = MenuBar(menus: [
        Menu(
            title: "File",
            sections: [
                ContextMenu.Section(.command(.newNote), .command(.openNote), .submenu(.openRecent)),
                .commands(.save, .saveAs), .commands(.share), .commands(.closeWindow, .quit),
            ]),
        Menu(
            title: "Edit",
            sections: [
                .commands(.undo, .redo),
                ContextMenu.Section(
                    .command(.cut), .command(.copy), .submenu(.copyAs), .command(.paste), .command(.pasteAndMatchStyle),
                    .command(.delete)),
                .commands(.select, .selectAll),
                ContextMenu.Section(.submenu(.spelling), .command(.define)),
                .commands(.openLink, .copyLink),
            ]),
        Menu(
            title: "Format",
            sections: [
                .commands(.bold, .italic, .underline),
                .commands(.copyStyle, .pasteStyle),
                ContextMenu.Section(
                    .submenu(ContextMenu.Submenu(title: "Writing Direction", commands: Command.writingDirection))),
            ]),
        Menu(title: "Image", sections: ContextMenu.imageMenu),
        Menu(
            title: "View",
            sections: [
                .commands(.largerText, .smallerText, .normalText), .commands(.darkStyle, .fullScreen),
            ]),
        Menu(
            title: "Help",
            sections: [.commands(.welcomeNote, .shortcuts), .commands(.about)]),
    ])

    /// The commands that are on or off.
    static let toggles = Set(
        ([.darkStyle, .fullScreen, .checkSpelling] + Command.textStyle + Command.writingDirection).map(\.id))
}

extension ContextMenu.Section {
    fileprivate static func commands(_ commands: Command...) -> Self {
        Self(commands.map(ContextMenu.Element.command))
    }
}
