/// The icon of a command or a submenu: one of the names here, any other name in the desktop's icon theme as a literal, or a
/// picture.
///
///     Action("Play", icon: .play) { play(song) }
///     Action("Rate", icon: "starred-symbolic") { rate(song) }
///     Action("Ada", icon: MenuIcon(portrait)) { call(ada) }
public struct MenuIcon: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, as in the Icon Naming Specification of freedesktop.org; empty for a picture. An icon whose name ends in
    /// `-symbolic` is drawn in the colour of the text.
    public var name: String
    private var pictured: CommandValue?

    /// Makes an icon from a name.
    public init(_ name: String) {
        self.name = name
    }

    /// Makes an icon from a picture, of a type that the code which shows the menu recognizes.
    package init(picture: any Hashable & Sendable) {
        name = ""
        pictured = CommandValue(value: picture)
    }

    /// The picture; nil for a named icon.
    package var picture: (any Hashable & Sendable)? { pictured?.value }

    /// The name.
    public var description: String { name.isEmpty ? "a picture" : name }

    /// Makes an icon from a literal.
    public init(stringLiteral name: String) {
        self.init(name)
    }
}

// Adwaita and GTK's own theme have all of these.
extension MenuIcon {
    /// A plus, for adding something.
    public static let add: MenuIcon = "list-add-symbolic"
    /// Two sheets.
    public static let copy: MenuIcon = "edit-copy-symbolic"
    /// A pair of scissors.
    public static let cut: MenuIcon = "edit-cut-symbolic"
    /// A clipboard.
    public static let paste: MenuIcon = "edit-paste-symbolic"
    /// A bin, for removing or deleting.
    public static let remove: MenuIcon = "user-trash-symbolic"
    /// A pencil.
    public static let edit: MenuIcon = "document-edit-symbolic"
    /// A folder being opened.
    public static let open: MenuIcon = "document-open-symbolic"
    /// A disk, or an arrow onto one.
    public static let save: MenuIcon = "document-save-symbolic"
    /// A printer.
    public static let print: MenuIcon = "document-print-symbolic"
    /// An arrow out of a box.
    public static let share: MenuIcon = "send-to-symbolic"
    /// A magnifying glass.
    public static let search: MenuIcon = "edit-find-symbolic"
    /// An arrow that points back.
    public static let undo: MenuIcon = "edit-undo-symbolic"
    /// An arrow that points forward.
    public static let redo: MenuIcon = "edit-redo-symbolic"
    /// An arrow in a circle.
    public static let refresh: MenuIcon = "view-refresh-symbolic"
    /// A triangle.
    public static let play: MenuIcon = "media-playback-start-symbolic"
    /// Two bars.
    public static let pause: MenuIcon = "media-playback-pause-symbolic"
    /// A star.
    public static let favorite: MenuIcon = "starred-symbolic"
    /// A sign for information about something.
    public static let information: MenuIcon = "help-about-symbolic"
}
