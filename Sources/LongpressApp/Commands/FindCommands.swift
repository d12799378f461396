import Longpress

extension Command {
    static let find = Command("find", title: localized("Find…"), icon: .search, shortcut: Shortcut("f", .control))
    static let findNext = Command(
        "find-next", title: localized("Find Next"), icon: "go-down-symbolic", shortcut: Shortcut("g", .control),
        alternateShortcuts: [Shortcut("F3")])
    static let findPrevious = Command(
        "find-previous", title: localized("Find Previous"), icon: "go-up-symbolic",
        shortcut: Shortcut("g", [.control, .shift]), alternateShortcuts: [Shortcut("F3", .shift)])
    static let replace = Command(
        "replace", title: localized("Replace…"), icon: "edit-find-replace-symbolic", shortcut: Shortcut("h", .control))
}
