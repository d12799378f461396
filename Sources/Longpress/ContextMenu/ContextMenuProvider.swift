/// A request for a context menu: the place, and the trigger.
public struct ContextMenuRequest: Hashable, Sendable {
    /// The place that was pressed, in the widget's coordinates; nil if there is none, as with the keyboard. The menu is
    /// then for what is focused or selected.
    public var point: Point?
    /// The gesture or key that opens the menu.
    public var trigger: MenuTrigger

    /// Makes a request of its parts.
    public init(at point: Point?, by trigger: MenuTrigger) {
        self.point = point
        self.trigger = trigger
    }
}

/// A widget's answer to a request for a context menu: the commands, and their target.
public struct ContextMenuConfiguration {
    /// The commands that may be offered. Those that show are composed for the widget's responder.
    public var menu: ContextMenu
    /// The menu's target, in the widget's coordinates, such as one item among those that a widget draws itself; nil for
    /// the whole widget. It is outlined while the menu is open, and a menu opened by keyboard begins there.
    public var targetRectangle: Rectangle?
    /// The preview of the target, or nil for a list of commands only.
    public var preview: ContextMenuPreview?
    /// What the person knows the target by. Assistive tools call the menu “Menu of …”; without it they call it “Context
    /// Menu”. A title that the menu has comes first.
    public var targetName: String?

    /// Makes an answer of its parts.
    public init(
        menu: ContextMenu, targetRectangle: Rectangle? = nil, preview: ContextMenuPreview? = nil,
        targetName: String? = nil
    ) {
        self.menu = menu
        self.targetRectangle = targetRectangle
        self.preview = preview
        self.targetName = targetName
    }

    /// The menu's name for assistive tools.
    var name: String {
        if let title = menu.title { return title }
        guard let targetName, !targetName.isEmpty else { return libraryText("Context Menu") }
        return libraryText("Menu of {target}", ["target": targetName])
    }
}

/// Gives a widget's context menu for each place in it, or none.
///
/// It is asked each time, once the widget's responder has become first responder, so it may go by what is selected
/// or focused then.
public struct ContextMenuProvider {
    private let answer: (ContextMenuRequest) -> ContextMenuConfiguration?

    /// Makes a provider of a closure; where it answers nil, no menu opens.
    public init(_ answer: @escaping (ContextMenuRequest) -> ContextMenuConfiguration?) {
        self.answer = answer
    }

    /// The menu to open, or nil for none.
    public func configuration(for request: ContextMenuRequest) -> ContextMenuConfiguration? {
        answer(request)
    }
}

/// A responder that is told of a press before its widget's context menu is asked for.
///
/// One that has several items can select the one that is pressed: an item outside the selection is selected alone, one
/// within it leaves the selection as it is, so that the menu is for all of it.
public protocol ContextMenuTarget: MenuTarget {}
