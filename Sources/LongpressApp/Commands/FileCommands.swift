import Longpress

extension Command {
    static let newNote = Command(
        "new", title: localized("New"), icon: "document-new-symbolic", shortcut: Shortcut("n", .control))
    static let openNote = Command(
        "open", title: localized("Open…"), icon: .open, shortcut: Shortcut("o", .control))
    static let save = Command(
        "save", title: localized("Save"), icon: .save, shortcut: Shortcut("s", .control))
    static let saveAs = Command(
        "save-as", title: localized("Save As…"), icon: "document-save-as-symbolic",
        shortcut: Shortcut("s", [.control, .shift]))
    static let editCopy = Command("edit-copy", title: localized("Edit a Copy"), icon: .edit)
    static let exportPDF = Command("export-pdf", title: localized("Export as PDF…"), icon: "document-save-as-symbolic")
    static let print = Command(
        "print", title: localized("Print…"), icon: "document-print-symbolic", shortcut: Shortcut("p", .control))
    static let closeWindow = Command(
        "close", title: localized("Close"), icon: "window-close-symbolic", shortcut: Shortcut("w", .control))
    static let quit = Command(
        "quit", title: localized("Quit"), icon: "application-exit-symbolic", shortcut: Shortcut("q", .control))
}

extension ContextMenu.Submenu {
    /// The notes opened and saved most recently. Its items are filled in while the program runs.
    static let openRecent = ContextMenu.Submenu(title: localized("Open Recent"), commands: [])
}
