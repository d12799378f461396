/// The standard commands of an edit menu, where one is written out: Cut, Copy, Paste, Delete, Select and Select All.
public struct Standard: Sendable {
    /// Makes them.
    public init() {}
}
