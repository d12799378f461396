import RichText

/// Pictures that stand in the text: each is one character of it, in a line of its own. All pictures of a note are among its
/// pictures; the text says which of them stand in it.
extension Note {
    /// The pictures that stand beside the text.
    package var sidePictures: [NotePicture] { placed.isEmpty ? pictures : pictures.filter { placed[$0.id] == nil } }

    /// Whether any picture stands in the text.
    package var hasPicturesInText: Bool { !placed.isEmpty }

    /// The size of a picture that stands in the text; nil if it stands beside it.
    package func sizeInText(_ id: NotePicture.ID) -> TextPicture.Size? { placed[id]?.size }

    /// Puts pictures of the note into the text, each in a line of its own, and the insertion point behind them.
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
        // There is a line to go on in.
        if after != "\n" { lines.append("\n") }
        text.apply(.insertion(lines, at: offset))
        text.insertionPoint = min(offset + lines.count + (after == "\n" ? 1 : 0), text.count)
    }

    /// Takes pictures out of the text, with their lines; they go on beside it.
    package func moveToSide(_ ids: [NotePicture.ID]) {
        history.begin()
        defer { history.end() }
        staying.formUnion(ids)
        removeFromText(ids)
    }

    /// Gives pictures in the text a size.
    package func setSize(_ size: TextPicture.Size, of ids: [NotePicture.ID]) {
        history.begin()
        defer { history.end() }
        for id in ids {
            guard let old = placed[id]?.size, old != size, let offset = text.offset(ofPicture: id) else { continue }
            mark(offset, TextPicture(id: id, size: old), as: TextPicture(id: id, size: size))
        }
    }

    /// Takes the lines of pictures out of the text.
    func removeFromText(_ ids: [NotePicture.ID]) {
        for id in ids where placed[id] != nil {
            guard let offset = text.offset(ofPicture: id) else { continue }
            removeLine(at: offset)
        }
    }

    /// Takes a picture out of the text, with its line.
    private func removeLine(at offset: Int) {
        let isLast = offset + 1 == text.count
        let range = isLast ? max(offset - 1, 0)..<offset + 1 : offset..<offset + 2
        // Beside what isn't the end of a line it leaves that.
        let around = isLast ? scalar(offset - 1) : scalar(offset + 1)
        let gone = around == "\n" ? range : offset..<offset + 1
        text.apply(.deletion(text.richText(in: gone), at: gone.lowerBound))
    }

    private func mark(_ offset: Int, _ old: TextPicture, as new: TextPicture) {
        text.apply(.marking(.picture(old), isOn: false, [offset..<offset + 1]))
        text.apply(.marking(.picture(new), isOn: true, [offset..<offset + 1]))
    }

    // MARK: Following the text

    /// Takes note of the pictures that came into the text or went out of it. Returns whether others stand beside it now.
    func place(_ change: TextChange) -> Bool {
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

    /// The most changes of the text that are followed one by one: of more, all pictures that stand in it are looked at.
    private static let mostFollowed = 50

    /// Makes what has been changed whole: each picture of the text stands in a line of its own, none twice, and one that is in the
    /// text no more is in the note no more.
    func complete(_ changes: [NoteChange]) {
        defer { staying = [] }
        var went = Set<Int>()
        var count = 0
        for case .text(let change) in changes {
            if case .marking = change { continue }
            count += 1
            if case .deletion(let text, _) = change, text.hasPictures { went.formUnion(text.pictures.map(\.id)) }
        }
        guard !went.isEmpty || !placed.isEmpty else { return }
        let edges = count > Self.mostFollowed ? separateAll() : separate(changes)
        // From the last, so that the others stay where they are.
        for edge in Set(edges).sorted(by: >) where isJoined(edge) {
            let insertionPoint = text.insertionPoint
            text.apply(.insertion(lineBreak(at: edge), at: edge))
            if insertionPoint == edge, text.picture(at: edge + 1) != nil { text.insertionPoint = edge }
        }
        let gone = pictures.map(\.id).filter { went.contains($0) && placed[$0] == nil && !staying.contains($0) }
        if !gone.isEmpty { remove(gone) }
    }

    /// Has each picture that changes have brought into the text be one of its own, and returns where pictures may stand beside
    /// something else.
    private func separate(_ changes: [NoteChange]) -> [Int] {
        var edges: [Int] = []
        var came: [(picture: TextPicture, offset: Int)] = []
        for case .text(let change) in changes {
            switch change {
            case .insertion(let text, let offset):
                shift(&edges, &came) { $0 >= offset ? $0 + text.count : $0 }
                edges += [offset, offset + text.count]
                guard text.hasPictures else { continue }
                var start = offset
                for run in text.runs {
                    if let picture = run.attributes.picture {
                        came.append((picture, start))
                        edges += [start, start + 1]
                    }
                    start += run.count
                }
            case .deletion(let text, let offset):
                shift(&edges, &came) { max(min($0, offset), $0 - text.count) }
                edges.append(offset)
            case .marking: break
            }
        }
        removeFromText(came.map(\.picture.id).filter { picture($0) == nil })
        for (picture, offset) in came where text.picture(at: offset)?.id == picture.id {
            guard (placed[picture.id]?.count ?? 0) > 1 else { continue }
            makeCopy(of: picture, at: offset)
        }
        return edges
    }

    /// The same for all pictures in the text, whatever has changed.
    private func separateAll() -> [Int] {
        for (id, place) in placed {
            if picture(id) == nil { removeFromText(Array(repeating: id, count: place.count)) }
            // The last one is the picture itself.
            for _ in 1..<max(placed[id]?.count ?? 1, 1) {
                if let offset = text.offset(ofPicture: id), let first = text.picture(at: offset) {
                    makeCopy(of: first, at: offset)
                }
            }
        }
        return placed.keys.flatMap { id in text.offset(ofPicture: id).map { [$0, $0 + 1] } ?? [] }
    }

    /// Makes a picture that stands at a position another one that looks the same.
    private func makeCopy(of picture: TextPicture, at offset: Int) {
        guard let known = self.picture(picture.id) else { return }
        let copy = add(known.file, caption: known.caption, pose: known.pose)
        mark(offset, picture, as: TextPicture(id: copy, size: picture.size))
    }

    private func shift(_ edges: inout [Int], _ came: inout [(picture: TextPicture, offset: Int)], _ to: (Int) -> Int) {
        edges = edges.map(to)
        came = came.map { ($0.picture, to($0.offset)) }
    }

    /// Whether a picture stands beside something else at a position.
    private func isJoined(_ offset: Int) -> Bool {
        guard offset > 0, offset < text.count else { return false }
        return (text.picture(at: offset - 1) != nil && scalar(offset) != "\n")
            || (text.picture(at: offset) != nil && scalar(offset - 1) != "\n")
    }

    private func scalar(_ offset: Int) -> Unicode.Scalar? {
        offset >= 0 && offset < text.count ? text.text(in: offset..<offset + 1).unicodeScalars.first : nil
    }

    /// What ends a line at a position, as the paragraph there.
    private func lineBreak(at offset: Int) -> RichText {
        let around = offset > 0 ? text.richText(in: offset - 1..<offset).runs.first?.attributes : nil
        return RichText("\n", .init(direction: around?.direction, paragraph: around?.paragraph))
    }
}
