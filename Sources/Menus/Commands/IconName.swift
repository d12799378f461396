/// The icon of a command or a submenu, by its name in the desktop's icon theme: one of the names here, or any other as a
/// literal.
///
///     Action("Play", icon: .play) { play(song) }
///     Action("Rate", icon: "starred-symbolic") { rate(song) }
public struct IconName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, as in the Icon Naming Specification of freedesktop.org. One that ends in `-symbolic` takes the colour of
    /// the text.
    public var name: String

    /// Makes an icon of a name.
    public init(_ name: String) {
        self.name = name
    }

    /// The name.
    public var description: String { name }

    /// Makes an icon of a literal.
    public init(stringLiteral name: String) {
        self.init(name)
    }
}

// Adwaita's and GTK's own theme have all of these.
extension IconName {
    /// A plus: something new.
    public static let add: IconName = "list-add-symbolic"
    /// Two sheets.
    public static let copy: IconName = "edit-copy-symbolic"
    /// A pair of scissors.
    public static let cut: IconName = "edit-cut-symbolic"
    /// A clipboard.
    public static let paste: IconName = "edit-paste-symbolic"
    /// A bin: what is removed or deleted.
    public static let remove: IconName = "user-trash-symbolic"
    /// A pencil.
    public static let edit: IconName = "document-edit-symbolic"
    /// A folder that opens.
    public static let open: IconName = "document-open-symbolic"
    /// A disk, or an arrow onto one.
    public static let save: IconName = "document-save-symbolic"
    /// A printer.
    public static let print: IconName = "document-print-symbolic"
    /// An arrow out of a box.
    public static let share: IconName = "send-to-symbolic"
    /// A magnifying glass.
    public static let search: IconName = "edit-find-symbolic"
    /// An arrow back.
    public static let undo: IconName = "edit-undo-symbolic"
    /// An arrow on.
    public static let redo: IconName = "edit-redo-symbolic"
    /// An arrow in a circle.
    public static let refresh: IconName = "view-refresh-symbolic"
    /// A triangle.
    public static let play: IconName = "media-playback-start-symbolic"
    /// Two bars.
    public static let pause: IconName = "media-playback-pause-symbolic"
    /// A star.
    public static let favorite: IconName = "starred-symbolic"
    /// What there is to know about something.
    public static let information: IconName = "help-about-symbolic"
}
