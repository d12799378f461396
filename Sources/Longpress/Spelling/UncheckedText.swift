import Gtk

/// The parts of a text whose spelling is still to be checked, kept right while the text changes.
struct UncheckedText: Equatable {
    /// The parts in order; they neither overlap nor touch, and none is empty.
    private(set) var parts: [Range<Int>] = []

    mutating func add(_ part: Range<Int>) {
        guard !part.isEmpty else { return }
        let lower = parts.firstIndex { $0.upperBound >= part.lowerBound } ?? parts.endIndex
        let upper = parts[lower...].firstIndex { $0.lowerBound > part.upperBound } ?? parts.endIndex
        guard lower < upper else { return parts.insert(part, at: lower) }
        let whole =
            min(part.lowerBound, parts[lower].lowerBound)..<max(part.upperBound, parts[upper - 1].upperBound)
        parts.replaceSubrange(lower..<upper, with: [whole])
    }

    /// Takes a part out: it is checked.
    mutating func remove(_ part: Range<Int>) {
        guard !part.isEmpty else { return }
        parts = parts.flatMap { known in
            [
                known.lowerBound..<max(known.lowerBound, min(known.upperBound, part.lowerBound)),
                min(known.upperBound, max(known.lowerBound, part.upperBound))..<known.upperBound,
            ].filter { !$0.isEmpty }
        }
    }

    /// Follows a change of the text; what came in is not added.
    mutating func follow(_ change: TextChange.Extent) {
        let end = change.offset + change.removed
        let old = parts
        parts = []
        for part in old {
            // Text that came in inside a part belongs to it.
            let lower =
                part.lowerBound < change.offset
                ? part.lowerBound : max(part.lowerBound, end) - change.removed + change.inserted
            let upper =
                part.upperBound <= change.offset
                ? part.upperBound : max(part.upperBound, end) - change.removed + change.inserted
            add(min(lower, upper)..<upper)
        }
    }

    /// The first stretch to be checked within a part of the text.
    func first(in part: Range<Int>) -> Range<Int>? {
        guard let found = parts.first(where: { $0.overlaps(part) }) else { return nil }
        return found.clamped(to: part)
    }
}
