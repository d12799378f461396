/// What is before an item of a list.
public enum ListMark: String, CaseIterable, Sendable {
    /// A point.
    case bullet
    /// Its number among the items of its list.
    case number
    /// A dash.
    case dash
    /// An empty box: it is still to be done.
    case open
    /// A ticked box: it is done.
    case done

    /// Whether it is a box to tick.
    public var isTask: Bool { self == .open || self == .done }

    /// Whether items with the two marks can stand in one list.
    package func goes(with other: ListMark) -> Bool { self == other || (isTask && other.isTask) }
}
