extension Command {
    /// Opens the address of a link, or an address written in a text. The responder may change the title to fit the kind of
    /// address.
    public static let openLink = Command("open-link", title: libraryText("Open Link"), icon: "web-browser-symbolic")
    /// Puts the address on the clipboard.
    public static let copyLink = Command("copy-link", title: libraryText("Copy Link"), icon: .copy)
    /// Lets the user change the address of a link. Only texts with links of their own perform it.
    public static let editLink = Command("edit-link", title: libraryText("Edit Link…"), icon: .edit)
    /// Turns a link into plain text. Only texts with links of their own perform it.
    public static let removeLink = Command("remove-link", title: libraryText("Remove Link"), icon: .remove)
    /// The commands for an address.
    public static let links: [Command] = [openLink, copyLink, editLink, removeLink]

    /// The title of ``openLink`` for a telephone number.
    package static var call: String { libraryText("Call") }
    /// The title of ``openLink`` for an email address.
    package static var newEmail: String { libraryText("New Email") }
}
