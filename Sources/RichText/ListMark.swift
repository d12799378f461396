/// The mark before a list item.
public enum ListMark: String, CaseIterable, Sendable {
    /// A bullet.
    case bullet
    /// The item's number in its list.
    case number
    /// A dash.
    case dash
    /// An empty check box, for a task to be done.
    case open
    /// A ticked check box, for a task that is done.
    case done

    /// Whether the mark is a check box.
    public var isTask: Bool { self == .open || self == .done }

    /// Returns whether items with the two marks can be in the same list.
    package func isSameKind(as other: ListMark) -> Bool { self == other || (isTask && other.isTask) }
}
