import Gtk

/// The parts of a text whose spelling is still to be checked, kept up to date with changes of the text.
struct UncheckedText: Equatable {
    /// The parts in order. They neither overlap nor touch, and none is empty.
    private(set) var parts: [Range<Int>] = []

    mutating func add(_ part: Range<Int>) {
        guard !part.isEmpty else { return }
        let lower = parts.partitioningIndex { $0.upperBound >= part.lowerBound }
        let upper = parts.partitioningIndex { $0.lowerBound > part.upperBound }
        guard lower < upper else { return parts.insert(part, at: lower) }
        let whole =
            min(part.lowerBound, parts[lower].lowerBound)..<max(part.upperBound, parts[upper - 1].upperBound)
        parts.replaceSubrange(lower..<upper, with: [whole])
    }

    /// Removes a part, because it has been checked.
    mutating func remove(_ part: Range<Int>) {
        guard !part.isEmpty else { return }
        parts = parts.flatMap { known in
            [
                known.lowerBound..<max(known.lowerBound, min(known.upperBound, part.lowerBound)),
                min(known.upperBound, max(known.lowerBound, part.upperBound))..<known.upperBound,
            ].filter { !$0.isEmpty }
        }
    }

    /// Adjusts the parts to a change of the text. Inserted text isn't added.
    mutating func follow(_ change: TextChange.Extent) {
        let end = change.offset + change.removed
        // Many changes far from the visible text leave many parts. Those before a change stay as they are.
        let start = parts.partitioningIndex { $0.upperBound > change.offset }
        let old = parts[start...]
        parts.removeSubrange(start...)
        for part in old {
            // Text inserted inside a part belongs to it.
            let lower =
                part.lowerBound < change.offset
                ? part.lowerBound : max(part.lowerBound, end) - change.removed + change.inserted
            let upper = max(part.upperBound, end) - change.removed + change.inserted
            if let last = parts.last, last.upperBound >= lower {
                parts[parts.count - 1] = last.lowerBound..<upper
            } else if lower < upper {
                parts.append(lower..<upper)
            }
        }
    }

    /// Returns the first unchecked stretch within a part of the text.
    func first(in part: Range<Int>) -> Range<Int>? {
        let found = parts.partitioningIndex { $0.upperBound > part.lowerBound }
        return found < parts.count && parts[found].overlaps(part) ? parts[found].clamped(to: part) : nil
    }
}
