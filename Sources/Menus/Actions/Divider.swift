/// A line between the items before and after it in a menu.
public struct Divider: Sendable {
    /// Makes a divider.
    public init() {}
}
