/// Where the pointer was last over a menu: tells its motions from those that GTK makes up where it rests. A menu that has just
/// come up below the pointer isn't pointed at by that.
struct PointerTrail {
    private var last: Point?

    /// Begins where the pointer has opened the menu, if it did.
    init(from point: Point? = nil) {
        last = point
    }

    /// Takes a position of the pointer, always in the same coordinates; false if it hasn't moved, as far as is known.
    mutating func moves(to point: Point) -> Bool {
        guard let last else {
            last = point
            return false
        }
        // A slow hand moves by a point at a time.
        guard !point.isWithin(1, of: last) else { return false }
        self.last = point
        return true
    }
}
