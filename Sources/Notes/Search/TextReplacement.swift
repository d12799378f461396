import RichText

/// Replaces matches with other letters, in few changes of a text. Matches that are close together are replaced in one change,
/// because a change costs more than a few hundred letters do.
package nonisolated enum TextReplacement {
    /// Matches that are replaced together, and the range of text from the first to the last of them.
    package struct Stretch: Equatable {
        package var range: Range<Int>
        package var matches: [Range<Int>]

        /// Creates a stretch of a single match.
        package init(_ match: Range<Int>) { (range, matches) = (match, [match]) }

        mutating func append(_ match: Range<Int>) {
            range = range.lowerBound..<match.upperBound
            matches.append(match)
        }

        /// Returns stretches of the same matches that don't extend across any of some positions, which must be in order.
        package func divided(at positions: [Int]) -> [Stretch] {
            var parts: [Stretch] = []
            var next = positions[...]
            for match in matches {
                let passed = next.prefix { $0 < match.lowerBound }.count
                next.removeFirst(passed)
                if passed == 0, !parts.isEmpty {
                    parts[parts.count - 1].append(match)
                } else {
                    parts.append(Stretch(match))
                }
            }
            return parts
        }
    }

    /// The largest distance between two matches of a stretch, and the length beyond which a new stretch begins, in Unicode
    /// scalars.
    static let (distance, length) = (1024, 1 << 15)

    /// Returns the stretches of consecutive matches.
    package static func stretches(of matches: [Range<Int>]) -> [Stretch] {
        var stretches: [Stretch] = []
        for match in matches {
            if let last = stretches.last, match.lowerBound - last.range.upperBound <= distance,
                last.range.count < length
            {
                stretches[stretches.count - 1].append(match)
            } else {
                stretches.append(Stretch(match))
            }
        }
        return stretches
    }

    /// Returns a text with other letters in place of some non-empty ranges. The letters take on the attributes of the first
    /// letter that they replace.
    package static func replaced(_ ranges: [Range<Int>], in text: RichText, by letters: String) -> RichText {
        var (result, next, end) = (RichText(), 0, 0)
        for run in text.runs {
            let start = end
            end += run.count
            var position = start
            var index = run.text.unicodeScalars.startIndex
            func advance(to offset: Int, keeping keeps: Bool) {
                let limit = run.text.unicodeScalars.index(index, offsetBy: min(offset, end) - position)
                if keeps { result.append(String(run.text.unicodeScalars[index..<limit]), run.attributes) }
                (index, position) = (limit, min(offset, end))
            }
            while position < end {
                guard next < ranges.count, ranges[next].lowerBound < end else {
                    advance(to: end, keeping: true)
                    break
                }
                let range = ranges[next]
                if position < range.lowerBound { advance(to: range.lowerBound, keeping: true) }
                if position == range.lowerBound { result.append(letters, run.attributes) }
                advance(to: range.upperBound, keeping: false)
                if position == range.upperBound { next += 1 }
            }
        }
        return result
    }
}
