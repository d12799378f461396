extension TextChange {
    /// The extent of a change of a text, without the text itself: from `place` on, `removed` scalars went out and
    /// `inserted` came in.
    public struct Extent: Hashable, Sendable {
        /// The place where the change began.
        public var place: Int
        /// The number of Unicode scalars that went out.
        public var removed: Int
        /// The number of Unicode scalars that came in.
        public var inserted: Int

        /// Describes how far a change reaches.
        public init(at place: Int, removed: Int = 0, inserted: Int = 0) {
            (self.place, self.removed, self.inserted) = (place, removed, inserted)
        }
    }
}
