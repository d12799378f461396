import Longpress

extension Command {
    /// Opens the address in the text at the insertion point (R23).
    static let openLink = Command("open-link", title: localized("Open Link"), icon: "web-browser-symbolic")
    /// Puts that address on the clipboard (R23).
    static let copyLink = Command("copy-link", title: localized("Copy Link"), icon: "edit-copy-symbolic")
    /// The commands for an address in the text.
    static let links: [Command] = [openLink, copyLink]
}
