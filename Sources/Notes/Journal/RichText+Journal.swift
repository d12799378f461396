import RichText

extension RichText {
    private nonisolated static let letters: [(style: TextStyle, letter: Character)] = [
        (.bold, "b"), (.italic, "i"), (.underline, "u"), (.strikethrough, "s"), (.highlight, "h"), (.code, "c"),
    ]
    private nonisolated static let paragraphs: [(style: ParagraphStyle, letter: Character)] = [
        (.title, "1"), (.heading, "2"), (.subheading, "3"), (.quotation, "q"),
    ]

    /// The bytes of a journal's file with this text.
    nonisolated var journalBytes: [UInt8] {
        var records = JournalRecords()
        for run in runs {
            var key = "r"
            for (style, letter) in Self.letters where run.attributes.styles.contains(style) { key.append(letter) }
            if let direction = run.attributes.direction { key.append(direction == .leftToRight ? ">" : "<") }
            for (style, letter) in Self.paragraphs where run.attributes.paragraph == style { key.append(letter) }
            records.add(key, run.text)
        }
        return records.finished()
    }

    /// The text in a journal's file; nil if it is damaged.
    package nonisolated init?(journalBytes bytes: [UInt8]) {
        guard let records = JournalRecords.read(bytes) else { return nil }
        self.init()
        for record in records {
            var attributes = Attributes()
            for (style, letter) in Self.letters where record.key.contains(letter) { attributes.styles.insert(style) }
            if record.key.contains(">") { attributes.direction = .leftToRight }
            if record.key.contains("<") { attributes.direction = .rightToLeft }
            attributes.paragraph = Self.paragraphs.first { record.key.contains($0.letter) }?.style
            append(record.text, attributes)
        }
    }
}
