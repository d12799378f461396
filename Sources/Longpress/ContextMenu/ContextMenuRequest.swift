/// A request for a context menu: the position and the trigger.
public struct ContextMenuRequest: Hashable, Sendable {
    /// The position that was pressed, in the widget's coordinates; nil if there is none, as with the keyboard. The menu is then
    /// for the focused or selected item.
    public var point: Point?
    /// The gesture or key that opens the menu.
    public var trigger: MenuTrigger

    /// Creates a request.
    public init(at point: Point?, by trigger: MenuTrigger) {
        self.point = point
        self.trigger = trigger
    }
}
