/// A widget's response to a request for a context menu: the commands and their target.
public struct ContextMenuConfiguration {
    /// All commands of the menu. Those shown are selected for the widget's responder.
    public var menu: ContextMenu
    /// The menu's target, in the widget's coordinates, such as one of the items that a widget draws itself; nil for the whole
    /// widget. It is outlined while the menu is open. A menu opened by keyboard is placed there.
    public var targetRectangle: Rectangle? {
        get { target() }
        set { target = { newValue } }
    }
    private var target: () -> Rectangle?
    /// Whether the target is outlined while the menu is open.
    var outlinesTarget = true
    /// The preview of the target, or nil for a list of commands only.
    public var preview: ContextMenuPreview?
    /// The user-visible name of the target. Screen readers call the menu “Menu of …”, or without a name “Context Menu”. The
    /// menu's title, if any, takes precedence.
    public var targetName: String?
    /// Areas that this menu should not cover if there is enough room, in the widget's coordinates, in addition to those of its
    /// window.
    public var keepClear: [Rectangle]

    /// Creates a configuration.
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

    /// Makes the target follow a rectangle that may change while the menu is open.
    package mutating func follow(_ target: @escaping () -> Rectangle?) { self.target = target }

    /// The menu's name for assistive technologies.
    var name: String {
        if let title = menu.title { return title }
        guard let targetName, !targetName.isEmpty else { return libraryText("Context Menu") }
        return libraryText("Menu of {target}", ["target": targetName])
    }
}
