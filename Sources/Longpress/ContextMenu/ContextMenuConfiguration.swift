/// A widget's answer to a request for a context menu: the commands, and their target.
public struct ContextMenuConfiguration {
    /// The commands that may be offered. Those that show are composed for the widget's responder.
    public var menu: ContextMenu
    /// The menu's target, in the widget's coordinates, such as one item among those that a widget draws itself; nil for
    /// the whole widget. It is outlined while the menu is open, and a menu opened by keyboard begins there.
    public var targetRectangle: Rectangle? {
        get { target() }
        set { target = { newValue } }
    }
    private var target: () -> Rectangle?
    /// Whether the target is outlined while the menu is open.
    var outlinesTarget = true
    /// The preview of the target, or nil for a list of commands only.
    public var preview: ContextMenuPreview?
    /// What the person knows the target by. Assistive tools call the menu “Menu of …”; without it they call it “Context
    /// Menu”. A title that the menu has comes first.
    public var targetName: String?
    /// What this menu should leave uncovered where there is room, in the widget's coordinates, beside what is kept clear in its
    /// window.
    public var keepClear: [Rectangle]

    /// Makes an answer of its parts.
    public init(
        menu: ContextMenu, targetRectangle: Rectangle? = nil, preview: ContextMenuPreview? = nil,
        targetName: String? = nil, keepClear: [Rectangle] = []
    ) {
        self.menu = menu
        target = { targetRectangle }
        self.preview = preview
        self.targetName = targetName
        self.keepClear = keepClear
    }

    /// Has the target be wherever it comes to be while the menu is open.
    package mutating func follow(_ target: @escaping () -> Rectangle?) { self.target = target }

    /// The menu's name for assistive tools.
    var name: String {
        if let title = menu.title { return title }
        guard let targetName, !targetName.isEmpty else { return libraryText("Context Menu") }
        return libraryText("Menu of {target}", ["target": targetName])
    }
}
