extension TextChange {
    /// The extent of a change of a text, without the text itself: at `offset`, `removed` scalars were deleted and `inserted`
    /// scalars were inserted.
    public struct Extent: Hashable, Sendable {
        /// The position where the change began, in Unicode scalars.
        public var offset: Int
        /// The number of Unicode scalars that were deleted.
        public var removed: Int
        /// The number of Unicode scalars that were inserted.
        public var inserted: Int

        /// Creates an extent.
        public init(at offset: Int, removed: Int = 0, inserted: Int = 0) {
            (self.offset, self.removed, self.inserted) = (offset, removed, inserted)
        }
    }
}
