import RichText

extension RichText {
    private nonisolated static let letters: [(style: TextStyle, letter: Character)] = [
        (.bold, "b"), (.italic, "i"), (.underline, "u"), (.strikethrough, "s"), (.highlight, "h"), (.code, "c"),
    ]
    /// The letters for paragraph styles, which end a record's key: a capital, with the level for a list item.
    private nonisolated static let paragraphs: [String: ParagraphStyle] = {
        let letters: [ListMark: String] = [.bullet: "U", .number: "N", .dash: "D", .open: "O", .done: "X"]
        var keys: [String: ParagraphStyle] = ["T": .title, "H": .heading, "S": .subheading, "Q": .quotation]
        for (mark, letter) in letters {
            for level in 0...ParagraphStyle.deepestLevel { keys["\(letter)\(level)"] = .item(mark, level: level) }
        }
        return keys
    }()
    private nonisolated static let keys = Dictionary(uniqueKeysWithValues: paragraphs.map { ($1, $0) })

    /// The text as the bytes of a journal's file.
    nonisolated var journalBytes: [UInt8] {
        var records = JournalRecords()
        for run in runs {
            var key = "r"
            for (style, letter) in Self.letters where run.attributes.styles.contains(style) { key.append(letter) }
            if let direction = run.attributes.direction { key.append(direction == .leftToRight ? ">" : "<") }
            key += run.attributes.paragraph.flatMap { Self.keys[$0] } ?? ""
            if let link = run.attributes.link { records.add("link", link) }
            if let picture = run.attributes.picture { records.add("picture", "\(picture.id) \(picture.size.rawValue)") }
            records.add(key, run.text)
        }
        return records.finished()
    }

    /// Reads the text from a journal's file; `nil` if it is damaged.
    package nonisolated init?(journalBytes bytes: [UInt8]) {
        guard let records = JournalRecords.read(bytes) else { return nil }
        self.init()
        var marks = Attributes()
        for record in records {
            if record.key == "link" {
                marks.link = record.text
                continue
            }
            if record.key == "picture" {
                let parts = record.text.split(separator: " ")
                guard parts.count == 2, let id = Int(parts[0]), let size = TextPicture.Size(rawValue: String(parts[1]))
                else { return nil }
                marks.picture = TextPicture(id: id, size: size)
                continue
            }
            var attributes = marks
            marks = Attributes()
            for (style, letter) in Self.letters where record.key.contains(letter) { attributes.styles.insert(style) }
            if record.key.contains(">") { attributes.direction = .leftToRight }
            if record.key.contains("<") { attributes.direction = .rightToLeft }
            attributes.paragraph = Self.paragraphs[String(record.key.drop { !$0.isUppercase })]
            append(record.text, attributes)
        }
    }
}
