/// The standard commands in the builder of an edit menu: Cut, Copy, Paste, Delete, Select and Select All.
public struct Standard: Sendable {
    /// Makes the standard commands.
    public init() {}
}
