extension TextChange {
    /// How far a change of a text reaches, without the text itself: from `place` on, `removed` scalars went out and
    /// `inserted` came in.
    public struct Extent: Hashable, Sendable {
        /// Where the change began.
        public var place: Int
        /// How many Unicode scalars went out.
        public var removed: Int
        /// How many Unicode scalars came in.
        public var inserted: Int

        /// Describes how far a change reaches.
        public init(at place: Int, removed: Int = 0, inserted: Int = 0) {
            (self.place, self.removed, self.inserted) = (place, removed, inserted)
        }
    }
}
