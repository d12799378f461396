import RichText

/// Puts other letters in place of matches, as few changes of a text: those that stand near each other are one, as a change takes
/// more than a few hundred letters do.
package nonisolated enum TextReplacement {
    /// Matches that are replaced together, and the part of the text from the first to the last of them.
    package struct Stretch: Equatable {
        package var range: Range<Int>
        package var matches: [Range<Int>]

        /// A match by itself.
        package init(_ match: Range<Int>) { (range, matches) = (match, [match]) }

        mutating func append(_ match: Range<Int>) {
            range = range.lowerBound..<match.upperBound
            matches.append(match)
        }

        /// The stretches of the same matches that go over none of some positions, which are in order.
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

    /// The largest distance between two matches of a stretch, and the length that one begins anew after, in Unicode scalars.
    static let (distance, length) = (1024, 1 << 15)

    /// The stretches of matches that follow each other.
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

    /// A text with other letters in place of some parts, none of them empty. They look as the first letter did of what they
    /// replace.
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
