extension Command {
    /// Opens the address of a link, or one that is written in a text: whoever performs it may title it for the kind of the
    /// address.
    public static let openLink = Command("open-link", title: libraryText("Open Link"), icon: "web-browser-symbolic")
    /// Puts that address on the clipboard.
    public static let copyLink = Command("copy-link", title: libraryText("Copy Link"), icon: .copy)
    /// Has the person change the address of a link. Only texts with links of their own perform it.
    public static let editLink = Command("edit-link", title: libraryText("Edit Link…"), icon: .edit)
    /// Makes a link plain text again. Only texts with links of their own perform it.
    public static let removeLink = Command("remove-link", title: libraryText("Remove Link"), icon: .remove)
    /// The commands for an address.
    public static let links: [Command] = [openLink, copyLink, editLink, removeLink]

    /// The title of ``openLink`` for a telephone.
    package static var call: String { libraryText("Call") }
    /// The title of ``openLink`` for a mailbox.
    package static var newEmail: String { libraryText("New Email") }
}
