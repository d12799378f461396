import Longpress

extension Command {
    static let newNote = Command("new", title: "New", icon: "document-new-symbolic", shortcut: Shortcut("n", .control))
    static let closeWindow = Command(
        "close", title: "Close", icon: "window-close-symbolic", shortcut: Shortcut("w", .control))
    static let quit = Command(
        "quit", title: "Quit", icon: "application-exit-symbolic", shortcut: Shortcut("q", .control))
}
