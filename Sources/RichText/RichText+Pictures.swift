extension RichText {
    /// Creates the text for a picture: the character in its place.
    public init(_ picture: TextPicture, _ attributes: Attributes = Attributes()) {
        var attributes = attributes
        attributes.picture = picture
        self.init(TextPicture.character, attributes)
    }

    /// The pictures in the text, in order.
    public var pictures: [TextPicture] { runs.compactMap(\.attributes.picture) }

    /// The positions of the pictures, in Unicode scalars.
    package var picturePositions: [Int] {
        var (positions, start): ([Int], Int) = ([], 0)
        for run in runs {
            if run.attributes.picture != nil { positions.append(start) }
            start += run.count
        }
        return positions
    }

    /// Whether the text contains any picture.
    package var hasPictures: Bool { runs.contains { $0.attributes.picture != nil } }

    /// Returns the text with its pictures replaced by others. A picture is left out, with its line, if `transform` returns `nil`.
    package func mapPictures(_ transform: (TextPicture) -> TextPicture?) -> RichText {
        guard hasPictures else { return self }
        var result = RichText()
        forEachParagraph { paragraph in
            var paragraph = paragraph
            let wasEmpty = paragraph.pieces.isEmpty
            paragraph.pieces = paragraph.pieces.compactMap { piece in
                guard let picture = piece.picture else { return piece }
                var piece = piece
                piece.picture = transform(picture)
                return piece.picture == nil ? nil : piece
            }
            if wasEmpty || !paragraph.pieces.isEmpty { result.append(paragraph) }
        }
        return result
    }

    /// The same text with each picture only once, and without picture attributes on other characters.
    package var withPicturesOnce: RichText {
        guard hasPictures else { return self }
        var known: Set<Int> = []
        var result = RichText()
        for run in runs {
            var attributes = run.attributes
            if let picture = attributes.picture, run.text != TextPicture.character || !known.insert(picture.id).inserted
            {
                attributes.picture = nil
            }
            result.append(run.text, attributes)
        }
        return result
    }
}

extension RichText.ParagraphText {
    /// The paragraph, divided so that each picture is alone.
    package var dividedAtPictures: [RichText.ParagraphText] {
        guard pieces.count > 1, pieces.contains(where: { $0.picture != nil }) else { return [self] }
        var parts: [RichText.ParagraphText] = []
        for piece in pieces {
            if piece.picture == nil, parts.last?.pieces.last?.picture == nil, !parts.isEmpty {
                parts[parts.count - 1].pieces.append(piece)
            } else {
                var part = self
                (part.pieces, part.end, part.endStyles) = ([piece], "\n", piece.styles)
                parts.append(part)
            }
        }
        (parts[parts.count - 1].end, parts[parts.count - 1].endStyles) = (end, endStyles)
        return parts
    }
}
