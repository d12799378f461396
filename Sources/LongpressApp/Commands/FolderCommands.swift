import Longpress
import Notes

extension Command {
    static let showFolder = Command("notes-folder", title: localized("Notes Folder"), shortcut: Shortcut("F8"))
    static let chooseFolder = Command("choose-folder", title: localized("Choose Notes Folder…"), icon: .open)
    static let openListed = Command("open-listed", title: localizedIn("note", "Open"), icon: .open)
    static let openListedInWindow = Command(
        "open-listed-in-window", title: localized("Open in New Window"), icon: "window-new-symbolic")
    static let renameListed = Command("rename-listed", title: localized("Rename…"), icon: .edit)
    static let duplicateListed = Command("duplicate-listed", title: localized("Duplicate"), icon: .copy)
    static let pinListed = Command("pin-listed", title: localized("Pin"), icon: "view-pin-symbolic")
    static let moveListed = Command("move-listed", title: localized("Move to…"), icon: "folder-symbolic")
    static let shareListed = Command("share-listed", title: localized("Share…"), icon: .share)
    static let trashListed = Command(
        "trash-listed", title: localized("Move to Trash"), icon: .remove, isDestructive: true)
    static let newListed = Command("new-listed", title: localized("New Note"), icon: "document-new-symbolic")
    static let newFolder = Command("new-folder", title: localized("New Folder…"), icon: "folder-new-symbolic")
    static let newestFirst = Command("newest-first", title: localized("Newest First"))
    static let oldestFirst = Command("oldest-first", title: localized("Oldest First"))
    static let nameOrder = Command("name-order", title: localized("Name"))
}

extension ContextMenu.Submenu {
    /// The menu bar's commands for the selection in the notes folder.
    static let folder = ContextMenu.Submenu(
        title: localized("In Notes Folder"),
        sections: [
            MenuSection(.command(.newListed), .command(.newFolder)),
            MenuSection(
                .command(.openListed), .command(.openListedInWindow), .command(.renameListed),
                .command(.duplicateListed), .command(.pinListed), .command(.moveListed), .command(.shareListed)),
            MenuSection(.command(.trashListed)),
        ])
    static let sortBy = ContextMenu.Submenu(
        title: localized("Sort By"), isSingleChoice: true, commands: [.newestFirst, .oldestFirst, .nameOrder])
}

extension ContextMenu {
    /// The menu of one or several notes and subfolders in the folder, with a submenu of the folders they can be moved to.
    static func listed(_ destinations: Submenu) -> [Section] {
        [
            MenuSection(.command(.openListed), .command(.openListedInWindow)),
            MenuSection(
                .command(.renameListed), .command(.duplicateListed), .command(.pinListed), .submenu(destinations),
                .command(.shareListed)),
            MenuSection(.command(.trashListed)),
        ]
    }

    /// The menu of the empty space below the notes.
    static let emptyFolder = [
        MenuSection(.command(.newListed), .command(.newFolder)), MenuSection(.submenu(.sortBy)),
    ]
}
