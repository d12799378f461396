/// The misspelt words found in a stretch of a paragraph and not yet underlined. All ranges are in Unicode scalars.
struct FoundMisspellings: Equatable {
    private(set) var words: [Range<Int>]
    /// The part of the text whose misspelt words are all included.
    private(set) var zone: Range<Int>
    /// The range that has been checked.
    private(set) var part: Range<Int>
    /// Whether the checked range reaches the paragraph's end.
    private(set) var endsParagraph: Bool

    init(words: [Range<Int>], zone: Range<Int>, part: Range<Int>, endsParagraph: Bool) {
        (self.words, self.zone, self.part, self.endsParagraph) = (words, zone, part, endsParagraph)
    }

    /// Returns this joined with the result for the stretch right after it. Both have checked words across the boundary as a
    /// whole.
    func joined(with next: FoundMisspellings) -> FoundMisspellings {
        let end = words.last?.upperBound ?? zone.lowerBound
        return FoundMisspellings(
            words: words + next.words.filter { $0.lowerBound >= end },
            zone: zone.lowerBound..<max(zone.upperBound, next.zone.upperBound),
            part: part.lowerBound..<next.part.upperBound, endsParagraph: next.endsParagraph)
    }
}
