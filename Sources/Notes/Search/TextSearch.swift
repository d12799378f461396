import Markup
import Platform

/// A search for letters in text, prepared to search large texts: 100 MB take about a tenth of a second.
///
/// A match is never empty, begins and ends between letters, and is never part of a letter: *e* isn't found in *é*, however that
/// is encoded. Matches don't overlap.
package nonisolated struct TextSearch: Sendable {
    package let pattern: SearchPattern
    /// The scalars to find, with case folded unless it matters: as written, and with accents composed and decomposed.
    private let variants: [[UInt32]]
    /// A bit for each pair of bytes that a match may have at an offset from its beginning, and a search for such pairs.
    private let pairs: (offset: Int, bits: [UInt64], search: PairSearch?)

    /// The number of bytes from its beginning that can decide whether something is a match.
    var reach: Int { (variants.map(\.count).max() ?? 0) * 4 + 4 }

    /// Creates a search; `nil` if the pattern is empty.
    package init?(_ pattern: SearchPattern) {
        guard !pattern.text.isEmpty else { return nil }
        self.pattern = pattern
        var variants: [[UInt32]] = []
        for text in [pattern.text, pattern.text.composed, pattern.text.decomposed] {
            let scalars = pattern.matchesCase ? text.unicodeScalars.map(\.value) : CaseFolding.folded(text)
            if !variants.contains(scalars) { variants.append(scalars) }
        }
        self.variants = variants
        pairs = Self.pairs(of: variants, matchesCase: pattern.matchesCase)
    }

    /// Returns the pairs of bytes with which matches begin, or, if all matches begin with scalars of more than two bytes, the
    /// pairs that follow the first byte.
    private static func pairs(
        of variants: [[UInt32]], matchesCase: Bool
    ) -> (offset: Int, bits: [UInt64], search: PairSearch?) {
        func scalars(_ folded: UInt32) -> [[UInt8]] {
            let values = matchesCase ? [folded] : CaseFolding.beginning(with: folded)
            return values.compactMap(Unicode.Scalar.init).map { Array(String($0).utf8) }
        }
        let firsts = variants.map { scalars($0[0]) }
        // The first byte of a long scalar is shared by very many others.
        let offset = firsts.joined().allSatisfy { $0.count > 2 } ? 1 : 0
        var bits = [UInt64](repeating: 0, count: 1024)
        var (lefts, rights): (Set<UInt8>, Set<UInt8>) = ([], [])
        func add(_ left: UInt8, _ right: UInt8) {
            let pair = Int(left) << 8 | Int(right)
            bits[pair >> 6] |= 1 << UInt64(pair & 63)
            lefts.insert(left)
            rights.insert(right)
        }
        for (variant, firsts) in zip(variants, firsts) {
            for first in firsts {
                if first.count > offset + 1 {
                    add(first[offset], first[offset + 1])
                } else if variant.count == 1 {
                    for second in UInt8.min...UInt8.max { add(first[0], second) }
                } else {
                    for second in scalars(variant[1]) { add(first[0], second[0]) }
                }
            }
        }
        return (offset, bits, PairSearch(lefts, rights))
    }

    /// Calls a body with one match after another, as ranges of bytes, until it returns false.
    ///
    /// - Parameters:
    ///   - bytes: Text as UTF-8.
    ///   - start: The first position where a match can begin.
    ///   - limit: The position before which a match must begin.
    ///   - previous: The scalar before the text; `nil` at its beginning.
    func forEachMatch(
        in bytes: Span<UInt8>, from start: Int = 0, before limit: Int, after previous: Unicode.Scalar? = nil,
        _ body: (Range<Int>) -> Bool
    ) {
        var position = start
        let end = min(limit, bytes.count)
        let (offset, bits) = (pairs.offset, pairs.bits.span)
        while position < end {
            if let search = pairs.search {
                position = search.skip(bytes, from: position + offset, to: end + offset) - offset
            }
            var blockEnd = min(position + PairSearch.block, end)
            while position < blockEnd {
                let index = position + offset
                guard index < bytes.count else { return }
                let pair = Int(bytes[index]) << 8 | (index + 1 < bytes.count ? Int(bytes[index + 1]) : 0)
                if bits[pair >> 6] & (1 << UInt64(pair & 63)) != 0,
                    let matchEnd = self.end(ofMatchAt: position, in: bytes, after: previous)
                {
                    guard body(position..<matchEnd) else { return }
                    position = matchEnd
                    blockEnd = min(max(blockEnd, position), end)
                } else {
                    position += 1
                }
            }
        }
    }

    private func end(ofMatchAt start: Int, in bytes: Span<UInt8>, after previous: Unicode.Scalar?) -> Int? {
        for variant in variants {
            if let end = self.end(of: variant, at: start, in: bytes),
                isWhole(start..<end, in: bytes, before: start > 0 ? bytes.scalar(before: start) : previous)
            {
                return end
            }
        }
        return nil
    }

    private func end(of variant: [UInt32], at start: Int, in bytes: Span<UInt8>) -> Int? {
        var (position, index) = (start, 0)
        while index < variant.count {
            guard position < bytes.count else { return nil }
            let (value, length) = bytes.scalar(at: position)
            position += length
            if value < 0x80 {
                guard (pattern.matchesCase ? value : CaseFolding.folded(ascii: value)) == variant[index] else {
                    return nil
                }
                index += 1
            } else if !pattern.matchesCase, let folded = CaseFolding.folded(value) {
                for part in folded {
                    guard index < variant.count, variant[index] == part else { return nil }
                    index += 1
                }
            } else {
                guard value == variant[index] else { return nil }
                index += 1
            }
        }
        return position
    }

    private func isWhole(_ match: Range<Int>, in bytes: Span<UInt8>, before: Unicode.Scalar?) -> Bool {
        let after = match.upperBound < bytes.count ? Unicode.Scalar(bytes.scalar(at: match.upperBound).value) : nil
        // Emoji that are joined into one aren't letters of their own.
        if before?.value == 0x200D || after?.changesLetterBefore == true { return false }
        guard pattern.wholeWords else { return true }
        let first = Unicode.Scalar(bytes.scalar(at: match.lowerBound).value)
        let last = bytes.scalar(before: match.upperBound)
        return !(before?.isPartOfWord == true && first?.isPartOfWord == true)
            && !(after?.isPartOfWord == true && last?.isPartOfWord == true)
    }

    /// Returns the matches in a text, as ranges of its Unicode scalars.
    package func matches(in text: String) -> [Range<Int>] {
        var found: [Range<Int>] = []
        let bytes = text.utf8.span
        var counter = ScalarCounter()
        forEachMatch(in: bytes, before: bytes.count) { match in
            found.append(counter.scalars(in: match, of: bytes))
            return true
        }
        return found
    }

    /// Returns whether a text contains a match.
    package func isFound(in text: String) -> Bool {
        var isFound = false
        let bytes = text.utf8.span
        forEachMatch(in: bytes, before: bytes.count) { _ in
            isFound = true
            return false
        }
        return isFound
    }
}
