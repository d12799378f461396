/// A record of a menu as it opened: its contents, its position, and its trigger. It doesn't change when the menu has closed.
///
/// Rectangles and points are in the coordinates of the window that the menu opened in, in points.
public struct OpenedMenu: Hashable, Sendable {
    /// The contents that showed.
    public var contents: Contents
    /// The gesture or key that opened it.
    public var trigger: MenuTrigger
    /// The hold that opened the menu, if known; nil if it wasn't opened by a hold.
    public var hold: Hold?
    /// The command chosen in the previous menu, if this menu follows that one directly, as the menu after Select does; nil
    /// otherwise.
    public var follows: Command.ID?
    /// The menu's surroundings.
    public var surroundings: Surroundings
    /// The responder that was asked first.
    public var responder: FirstResponder

    /// Makes a record from its parts.
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

    /// The contents of a menu, by its kind.
    public indirect enum Contents: Hashable, Sendable {
        /// An edit menu.
        case edit(Edit)
        /// A context menu.
        case context(Context)
    }

    /// Whether it is an edit menu; otherwise it is a context menu.
    public var isEditMenu: Bool { if case .edit = contents { true } else { false } }

    /// The commands that showed, including those in submenus, in the order shown.
    public var commands: [Command] {
        switch contents {
        case .edit(let edit): edit.items
        case .context(let context): context.seen.commands
        }
    }

    /// The frame of the menu's body.
    public var frame: Rectangle {
        switch contents {
        case .edit(let edit): edit.placement.frame
        case .context(let context): context.placement.frame
        }
    }
}
