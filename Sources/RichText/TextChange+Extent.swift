extension TextChange {
    /// The extent of a change of a text, without the text itself: from `offset` on, `removed` scalars went out and
    /// `inserted` came in.
    public struct Extent: Hashable, Sendable {
        /// The position where the change began.
        public var offset: Int
        /// The number of Unicode scalars that went out.
        public var removed: Int
        /// The number of Unicode scalars that came in.
        public var inserted: Int

        /// Describes how far a change reaches.
        public init(at offset: Int, removed: Int = 0, inserted: Int = 0) {
            (self.offset, self.removed, self.inserted) = (offset, removed, inserted)
        }
    }
}
