/// A line between what stands before it in a menu and what follows.
public struct Divider: Sendable {
    /// Makes a line.
    public init() {}
}
