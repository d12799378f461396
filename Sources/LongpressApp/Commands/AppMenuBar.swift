import Longpress

extension MenuBar {
    /// The program's menu bar, which has all of its commands (C7).
    static let longpress = MenuBar(menus: [
        Menu(
            label: localizedIn("menu bar", "_File"),
            sections: [
                ContextMenu.Section(.command(.newNote), .command(.openNote), .submenu(.openRecent)),
                ContextMenu.Section(.command(.chooseFolder), .submenu(.folder)),
                .commands(.save, .saveAs, .editCopy), .commands(.share, .exportPDF, .print),
                .commands(.closeWindow, .quit),
            ]),
        Menu(
            label: localizedIn("menu bar", "_Edit"),
            sections: [
                .commands(.undo, .redo),
                ContextMenu.Section(
                    .command(.cut), .command(.copy), .submenu(.copyAs), .command(.paste), .command(.pasteAndMatchStyle),
                    .command(.delete)),
                .commands(.select, .selectAll, .insertEmoji), .commands(.find, .findNext, .findPrevious, .replace),
                ContextMenu.Section(.submenu(.spelling), .command(.define), .submenu(.searchWith)),
                .commands(.openLink, .copyLink),
            ]),
        Menu(
            label: localizedIn("menu bar", "F_ormat"),
            sections: [
                ContextMenu.Section(Command.letterStyles.map(ContextMenu.Element.command)),
                ContextMenu.Section(.submenu(.paragraphStyle), .submenu(.list)),
                .commands(.link, .editLink, .removeLink), .commands(.copyStyle, .pasteStyle),
                ContextMenu.Section(
                    .submenu(
                        ContextMenu.Submenu(title: localized("Writing Direction"), commands: Command.writingDirection))),
            ]),
        image,
        Menu(
            label: localizedIn("menu bar", "_View"),
            sections: [
                .commands(.showImages, .wordCount, .webPage),
                ContextMenu.Section(.command(.showFolder), .submenu(.sortBy)),
                .commands(.largerText, .smallerText, .normalText),
                ContextMenu.Section(.submenu(.appearance), .command(.editMenuLists), .command(.selectionMenus)),
                .commands(.automaticSaving), .commands(.fullScreen),
            ]),
        Menu(
            label: localizedIn("menu bar", "_Help"),
            sections: [.commands(.welcomeNote, .guidelines, .shortcuts), .commands(.about)]),
    ])

    /// The Image menu, which has all commands for pictures.
    static let image = Menu(label: localizedIn("menu bar", "_Image"), sections: ContextMenu.imageMenu)

    /// The ids of the commands with an on/off state.
    static let toggles = Set(
        (Command.viewChoices + [.checkSpelling] + Command.letterStyles + Command.paragraphStyles + Command.lists
            + Command.writingDirection + Command.imageSizes).map(\.id))
}

extension ContextMenu.Section {
    fileprivate static func commands(_ commands: Command...) -> Self {
        Self(commands.map(ContextMenu.Element.command))
    }
}
