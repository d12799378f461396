/// Where and how a context menu is asked for.
public struct ContextMenuRequest: Hashable, Sendable {
    /// The place that was pressed, in the widget's coordinates; nil if there is none, as with the keyboard. The menu is
    /// then for what is focused or selected.
    public var point: Point?
    /// What opens the menu.
    public var trigger: MenuTrigger

    /// Makes a request of its parts.
    public init(at point: Point?, by trigger: MenuTrigger) {
        self.point = point
        self.trigger = trigger
    }
}

/// What a widget answers when it is asked for a context menu: the commands, and what they are for.
public struct ContextMenuConfiguration {
    /// What may be offered. What shows of it is composed for the widget's responder.
    public var menu: ContextMenu
    /// What the menu is for, in the widget's coordinates, such as one item among those that a widget draws itself; nil
    /// for the whole widget. It is outlined while the menu is open, and a menu opened by keyboard begins there.
    public var targetRectangle: Rectangle?
    /// What the target looks like, or nil for a list of commands only.
    public var preview: ContextMenuPreview?

    /// Makes an answer of its parts.
    public init(menu: ContextMenu, targetRectangle: Rectangle? = nil, preview: ContextMenuPreview? = nil) {
        self.menu = menu
        self.targetRectangle = targetRectangle
        self.preview = preview
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
