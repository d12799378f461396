extension OpenedMenu {
    /// An edit menu that opened.
    public struct Edit: Hashable, Sendable {
        /// The menu as it is declared.
        public var menu: EditMenu
        /// The items that showed.
        public var items: [Command]
        /// How many of the items its bar held; the others are in the list that its chevron opens.
        public var barCount: Int
        /// Whether it was the list that showed, with all items.
        public var isList: Bool
        /// Where it opened.
        public var placement: EditMenuPlacement

        /// Makes a record of its parts.
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
        /// The menu as it is declared.
        public var menu: ContextMenu
        /// What showed, from top to bottom.
        public var seen: ContextMenu
        /// Where it opened.
        public var placement: ContextMenuPlacement
        /// The height in points that it would have with all of its rows; it scrolled if that is more than its frame's.
        public var wholeHeight: Double
        /// The frame of the preview; nil if there was none.
        public var preview: Rectangle?
        /// Whether an outline showed what it is for.
        public var hasOutline: Bool
        /// Whether it was a sheet at the bottom of a narrow window, as a finger opens it there.
        public var isSheet: Bool

        /// Makes a record of its parts.
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
        /// For how long it had lasted as the menu opened, in milliseconds by the events' own time; nil if it went on, and the
        /// menu opened as it had lasted for long enough.
        public var milliseconds: Int?
        /// For how long a press has to last to be one, in milliseconds.
        public var least: Int
        /// Whether the loupe showed meanwhile; nil if it was on no text, or was over at once.
        public var showedLoupe: Bool?

        /// Makes a record of its parts.
        public init(milliseconds: Int?, least: Int, showedLoupe: Bool? = nil) {
            self.milliseconds = milliseconds
            self.least = least
            self.showedLoupe = showedLoupe
        }
    }

    /// What a menu opened in.
    public struct Surroundings: Hashable, Sendable {
        /// What is to be seen of the view that the menu belongs to.
        public var view: Rectangle
        /// What is to be seen of what the menu is for: the selection, the insertion point, the item.
        public var target: Rectangle
        /// The position that was pressed; nil if none was.
        public var pressed: Point?
        /// The room for menus in the window.
        public var room: Rectangle
        /// What menus should leave uncovered.
        public var keepClear: [Rectangle]
        /// Whether no other menu was open.
        public var isAlone: Bool

        /// Makes a record of its parts.
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

    /// The responder that a menu's commands go to first.
    public struct FirstResponder: Hashable, Sendable {
        /// The name of its type.
        public var name: String
        /// Whether it could become first responder.
        public var canBecomeFirst: Bool
        /// What there was to edit or select in it; nil if it doesn't tell.
        public var editing: EditingState?

        /// Makes a record of its parts.
        public init(_ name: String, canBecomeFirst: Bool = true, editing: EditingState? = nil) {
            self.name = name
            self.canBecomeFirst = canBecomeFirst
            self.editing = editing
        }
    }
}
