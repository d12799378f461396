/// The last position of the pointer over a menu. It distinguishes real motion from the events that GTK generates while the
/// pointer rests, so that a menu that opens under the pointer isn't pointed at.
struct PointerTrail {
    private var last: Point?

    /// Begins at the position where the pointer has opened the menu, if it did.
    init(from point: Point? = nil) {
        last = point
    }

    /// Records a position of the pointer, always in the same coordinates. Returns false if the pointer hasn't moved, as far as is
    /// known.
    mutating func hasMoved(to point: Point) -> Bool {
        guard let last else {
            last = point
            return false
        }
        // Slow motion moves by one point at a time.
        guard !point.isWithin(1, of: last) else { return false }
        self.last = point
        return true
    }
}
