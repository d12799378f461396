import RichText

/// Pictures in the text: each is one character, in a line of its own. All pictures of a note are in `pictures`; the text
/// determines which of them are in it.
extension Note {
    /// The pictures beside the text.
    package var sidePictures: [NotePicture] { placed.isEmpty ? pictures : pictures.filter { placed[$0.id] == nil } }

    /// Whether any picture is in the text.
    package var hasPicturesInText: Bool { !placed.isEmpty }

    /// Returns the size of a picture in the text; `nil` if it is beside the text.
    package func sizeInText(_ id: NotePicture.ID) -> TextPicture.Size? { placed[id]?.size }

    /// Moves pictures of the note into the text, each in a line of its own, and the insertion point after them.
    package func moveToText(_ ids: [NotePicture.ID], at offset: Int, size: TextPicture.Size = .full) {
        let new = ids.filter { placed[$0] == nil && picture($0) != nil }
        guard !new.isEmpty else { return }
        history.begin()
        defer { history.end() }
        var lines = RichText()
        let (before, after) = (scalar(offset - 1), scalar(offset))
        if let before, before != "\n" { lines.append(lineBreak(at: offset)) }
        for (number, id) in new.enumerated() {
            if number > 0 { lines.append("\n") }
            lines.append(RichText(TextPicture(id: id, size: size)))
        }
        // Leaves a line to continue in.
        if after != "\n" { lines.append("\n") }
        text.apply(.insertion(lines, at: offset))
        text.insertionPoint = min(offset + lines.count + (after == "\n" ? 1 : 0), text.count)
    }

    /// Removes pictures from the text, with their lines, and keeps them beside it.
    package func moveToSide(_ ids: [NotePicture.ID]) {
        history.begin()
        defer { history.end() }
        staying.formUnion(ids)
        removeFromText(ids)
    }

    /// Sets the size of pictures in the text.
    package func setSize(_ size: TextPicture.Size, of ids: [NotePicture.ID]) {
        history.begin()
        defer { history.end() }
        for id in ids {
            guard let old = placed[id]?.size, old != size, let offset = text.offset(ofPicture: id) else { continue }
            mark(offset, TextPicture(id: id, size: old), as: TextPicture(id: id, size: size))
        }
    }

    /// Removes the lines of pictures from the text.
    func removeFromText(_ ids: [NotePicture.ID]) {
        for id in ids where placed[id] != nil {
            guard let offset = text.offset(ofPicture: id) else { continue }
            removeLine(at: offset)
        }
    }

    /// Removes a picture from the text, with its line.
    private func removeLine(at offset: Int) {
        let isLast = offset + 1 == text.count
        let range = isLast ? max(offset - 1, 0)..<offset + 1 : offset..<offset + 2
        // Keeps the character next to the picture unless it is a line break.
        let around = isLast ? scalar(offset - 1) : scalar(offset + 1)
        let gone = around == "\n" ? range : offset..<offset + 1
        text.apply(.deletion(text.richText(in: gone), at: gone.lowerBound))
    }

    private func mark(_ offset: Int, _ old: TextPicture, as new: TextPicture) {
        text.apply(.marking(.picture(old), isOn: false, [offset..<offset + 1]))
        text.apply(.marking(.picture(new), isOn: true, [offset..<offset + 1]))
    }

    // MARK: Following the text

    /// Records which pictures a change has inserted into the text or removed from it. Returns whether the pictures beside it have
    /// changed.
    func countPictures(in change: TextChange) -> Bool {
        let before = placed.count
        switch change {
        case .insertion(let text, _): for picture in text.pictures { count(picture, 1) }
        case .deletion(let text, _): for picture in text.pictures { count(picture, -1) }
        case .marking(.picture(let picture), let isOn, let ranges):
            for _ in ranges { count(picture, isOn ? 1 : -1) }
        case .marking: break
        }
        return placed.count != before
    }

    private func count(_ picture: TextPicture, _ difference: Int) {
        let count = (placed[picture.id]?.count ?? 0) + difference
        let size = difference > 0 ? picture.size : placed[picture.id]?.size ?? picture.size
        placed[picture.id] = count > 0 ? (size, count) : nil
    }

    /// The maximum number of text changes that are handled one by one. If there are more, all pictures in the text are checked.
    private static let maxFollowed = 50

    /// Restores the rules after changes: each picture in the text is in a line of its own and occurs only once, and a picture
    /// that was removed from the text is removed from the note.
    func complete(_ changes: [NoteChange]) {
        defer { staying = [] }
        var deleted = Set<Int>()
        var count = 0
        for case .text(let change) in changes {
            if case .marking = change { continue }
            count += 1
            if case .deletion(let text, _) = change, text.hasPictures { deleted.formUnion(text.pictures.map(\.id)) }
        }
        guard !deleted.isEmpty || !placed.isEmpty else { return }
        let edges = count > Self.maxFollowed ? separateAll() : separate(changes)
        // Goes backwards, so that the other positions stay valid.
        for edge in Set(edges).sorted(by: >) where isJoined(edge) {
            let insertionPoint = text.insertionPoint
            text.apply(.insertion(lineBreak(at: edge), at: edge))
            if insertionPoint == edge, text.picture(at: edge + 1) != nil { text.insertionPoint = edge }
        }
        let gone = pictures.map(\.id).filter { deleted.contains($0) && placed[$0] == nil && !staying.contains($0) }
        if !gone.isEmpty { remove(gone) }
    }

    /// Makes each picture that changes have inserted into the text a separate one, and returns the positions where pictures may
    /// be next to something else.
    private func separate(_ changes: [NoteChange]) -> [Int] {
        var edges: [Int] = []
        var inserted: [(picture: TextPicture, offset: Int)] = []
        for case .text(let change) in changes {
            switch change {
            case .insertion(let text, let offset):
                shift(&edges, &inserted) { $0 >= offset ? $0 + text.count : $0 }
                edges += [offset, offset + text.count]
                guard text.hasPictures else { continue }
                var start = offset
                for run in text.runs {
                    if let picture = run.attributes.picture {
                        inserted.append((picture, start))
                        edges += [start, start + 1]
                    }
                    start += run.count
                }
            case .deletion(let text, let offset):
                shift(&edges, &inserted) { max(min($0, offset), $0 - text.count) }
                edges.append(offset)
            case .marking: break
            }
        }
        removeFromText(inserted.map(\.picture.id).filter { picture($0) == nil })
        for (picture, offset) in inserted where text.picture(at: offset)?.id == picture.id {
            guard (placed[picture.id]?.count ?? 0) > 1 else { continue }
            makeCopy(of: picture, at: offset)
        }
        return edges
    }

    /// Like `separate(_:)`, but for all pictures in the text, whatever has changed.
    private func separateAll() -> [Int] {
        for (id, entry) in placed {
            if picture(id) == nil { removeFromText(Array(repeating: id, count: entry.count)) }
            // The last occurrence is the picture itself.
            for _ in 1..<max(placed[id]?.count ?? 1, 1) {
                if let offset = text.offset(ofPicture: id), let first = text.picture(at: offset) {
                    makeCopy(of: first, at: offset)
                }
            }
        }
        return placed.keys.flatMap { id in text.offset(ofPicture: id).map { [$0, $0 + 1] } ?? [] }
    }

    /// Replaces a picture at a position with a copy that looks the same.
    private func makeCopy(of picture: TextPicture, at offset: Int) {
        guard let known = self.picture(picture.id) else { return }
        let copy = add(known.file, caption: known.caption, pose: known.pose)
        mark(offset, picture, as: TextPicture(id: copy, size: picture.size))
    }

    private func shift(
        _ edges: inout [Int], _ inserted: inout [(picture: TextPicture, offset: Int)], _ to: (Int) -> Int
    ) {
        edges = edges.map(to)
        inserted = inserted.map { ($0.picture, to($0.offset)) }
    }

    /// Returns whether a picture is next to something other than a line break at a position.
    private func isJoined(_ offset: Int) -> Bool {
        guard offset > 0, offset < text.count else { return false }
        return (text.picture(at: offset - 1) != nil && scalar(offset) != "\n")
            || (text.picture(at: offset) != nil && scalar(offset - 1) != "\n")
    }

    private func scalar(_ offset: Int) -> Unicode.Scalar? {
        offset >= 0 && offset < text.count ? text.text(in: offset..<offset + 1).unicodeScalars.first : nil
    }

    /// Returns a line break for a position, with the style of the paragraph there.
    private func lineBreak(at offset: Int) -> RichText {
        let around = offset > 0 ? text.richText(in: offset - 1..<offset).runs.first?.attributes : nil
        return RichText("\n", .init(direction: around?.direction, paragraph: around?.paragraph))
    }
}
