/// A menu as it opened: what showed in it, where, and what opened it. It stays what it was when the menu has closed.
///
/// Rectangles and points are in the coordinates of the window that the menu opened in, in points.
public struct OpenedMenu: Hashable, Sendable {
    /// What showed in it.
    public var contents: Contents
    /// The gesture or key that opened it.
    public var trigger: MenuTrigger
    /// The hold that opened it, as far as it is known; nil if it was none.
    public var hold: Hold?
    /// The command that was chosen in a menu which this one follows at once, as the menu after Select does; nil if it follows
    /// none.
    public var follows: Command.ID?
    /// Where all of it was.
    public var surroundings: Surroundings
    /// The responder that was asked first.
    public var responder: FirstResponder

    /// Makes a record of its parts.
    public init(
        _ contents: Contents, by trigger: MenuTrigger, hold: Hold? = nil, follows: Command.ID? = nil,
        in surroundings: Surroundings, for responder: FirstResponder
    ) {
        self.contents = contents
        self.trigger = trigger
        self.hold = hold
        self.follows = follows
        self.surroundings = surroundings
        self.responder = responder
    }

    /// What showed in a menu, by its kind.
    public indirect enum Contents: Hashable, Sendable {
        /// An edit menu.
        case edit(Edit)
        /// A context menu.
        case context(Context)
    }

    /// Whether it is an edit menu; otherwise it is a context menu.
    public var isEditMenu: Bool { if case .edit = contents { true } else { false } }

    /// The commands that showed, those in submenus included, in the order in which they were seen.
    public var commands: [Command] {
        switch contents {
        case .edit(let edit): edit.items
        case .context(let context): context.seen.commands
        }
    }

    /// The frame of its body.
    public var frame: Rectangle {
        switch contents {
        case .edit(let edit): edit.placement.frame
        case .context(let context): context.placement.frame
        }
    }
}
