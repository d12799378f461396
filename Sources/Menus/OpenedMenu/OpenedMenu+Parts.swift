extension OpenedMenu {
    /// An edit menu that opened.
    public struct Edit: Hashable, Sendable {
        /// The menu as declared.
        public var menu: EditMenu
        /// The items that showed.
        public var items: [Command]
        /// The number of items in its bar; the others are in the list that its chevron opens.
        public var barCount: Int
        /// Whether it opened as a list with all items.
        public var isList: Bool
        /// The position at which it opened.
        public var placement: EditMenuPlacement

        /// Makes a record from its parts.
        public init(
            _ menu: EditMenu, items: [Command], barCount: Int? = nil, isList: Bool = false,
            at placement: EditMenuPlacement
        ) {
            self.menu = menu
            self.items = items
            self.barCount = barCount ?? items.count
            self.isList = isList
            self.placement = placement
        }
    }

    /// A context menu that opened.
    public struct Context: Hashable, Sendable {
        /// The menu as declared.
        public var menu: ContextMenu
        /// The menu as shown, from top to bottom.
        public var seen: ContextMenu
        /// The position at which it opened.
        public var placement: ContextMenuPlacement
        /// The height in points of all of its rows; the menu scrolled if that is more than the height of its frame.
        public var wholeHeight: Double
        /// The frame of the preview; nil if there was none.
        public var preview: Rectangle?
        /// Whether an outline marked the menu's target.
        public var hasOutline: Bool
        /// Whether it was a sheet at the bottom of a narrow window, which a finger opens there.
        public var isSheet: Bool

        /// Makes a record from its parts.
        public init(
            _ menu: ContextMenu, seen: ContextMenu, at placement: ContextMenuPlacement, wholeHeight: Double,
            preview: Rectangle? = nil, hasOutline: Bool = false, isSheet: Bool = false
        ) {
            self.isSheet = isSheet
            self.menu = menu
            self.seen = seen
            self.placement = placement
            self.wholeHeight = wholeHeight
            self.preview = preview
            self.hasOutline = hasOutline
        }
    }

    /// A hold that opened a menu.
    public struct Hold: Hashable, Sendable {
        /// The duration of the hold when the menu opened, in milliseconds by the events' own times; nil if the menu opened
        /// when the press had lasted long enough, while it continued.
        public var milliseconds: Int?
        /// The minimum duration of a hold, in milliseconds.
        public var least: Int
        /// Whether the loupe showed during the hold; nil if the hold wasn't on text, or ended at once.
        public var showedLoupe: Bool?

        /// Makes a record from its parts.
        public init(milliseconds: Int?, least: Int, showedLoupe: Bool? = nil) {
            self.milliseconds = milliseconds
            self.least = least
            self.showedLoupe = showedLoupe
        }
    }

    /// The surroundings in which a menu opened.
    public struct Surroundings: Hashable, Sendable {
        /// The visible part of the view that the menu belongs to.
        public var view: Rectangle
        /// The visible part of the menu's target: the selection, the insertion point, the item.
        public var target: Rectangle
        /// The position of the press; nil if there was none.
        public var pressed: Point?
        /// The area for menus in the window.
        public var room: Rectangle
        /// The areas that menus should leave uncovered.
        public var keepClear: [Rectangle]
        /// Whether no other menu was open.
        public var isAlone: Bool

        /// Makes a record from its parts.
        public init(
            view: Rectangle, target: Rectangle, pressed: Point? = nil, room: Rectangle, keepClear: [Rectangle] = [],
            isAlone: Bool = true
        ) {
            self.view = view
            self.target = target
            self.pressed = pressed
            self.room = room
            self.keepClear = keepClear
            self.isAlone = isAlone
        }
    }

    /// The responder that is asked first about a menu's commands.
    public struct FirstResponder: Hashable, Sendable {
        /// The name of its type.
        public var name: String
        /// Whether it could become first responder.
        public var canBecomeFirst: Bool
        /// The editing state of its content; nil if it doesn't report one.
        public var editing: EditingState?

        /// Makes a record from its parts.
        public init(_ name: String, canBecomeFirst: Bool = true, editing: EditingState? = nil) {
            self.name = name
            self.canBecomeFirst = canBecomeFirst
            self.editing = editing
        }
    }
}
