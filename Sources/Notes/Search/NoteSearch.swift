import Pictures
import Platform
import RichText

/// Searches a note: first its text, then the captions of its pictures and the text recognised in them. After the last match, the
/// search continues with the first.
///
/// The text is read in short slices and searched on other threads, so that nothing waits for it, however long it is. A caller
/// that asks again must cancel the task that asked before.
package final class NoteSearch {
    /// A match, in the text or in a picture.
    package enum Match: Hashable, Sendable {
        /// A range of the text, in Unicode scalars.
        case text(Range<Int>)
        /// Anywhere in the caption of a picture.
        case caption(NotePicture.ID)
        /// In the text recognised in a picture whose caption doesn't match.
        case picture(NotePicture.ID)

        /// The picture of the match; `nil` for a match in the text.
        package var picture: NotePicture.ID? {
            switch self {
            case .text: nil
            case .caption(let id), .picture(let id): id
            }
        }
    }

    /// A picture in its current state: turning or cropping it changes the text recognised in it.
    private struct PictureState: Hashable {
        let id, fileID: Int
        let pose: Pose

        init(_ picture: NotePicture) { (id, fileID, pose) = (picture.id, picture.fileID, picture.pose) }
    }

    /// The current search; `nil` if there is none.
    package private(set) var search: TextSearch?
    /// Called when the number of matches has become known.
    package var onCount: () -> Void = {}

    private let note: Note
    private var matches: TextMatches?
    private var inPictures: [Match] = []
    /// The text recognised in pictures.
    private var texts: [PictureState: String] = [:]
    private var counting: Task<Void, Never>?
    private var waiting: Timer?

    /// The time without a change after which the matches in the text are counted again, in milliseconds.
    private static let delay = 150

    package init(_ note: Note) {
        self.note = note
        note.observe { [weak self] in self?.noteChanged($0) }
    }

    isolated deinit {
        counting?.cancel()
        waiting?.cancel()
    }

    /// Reads the text in preparation for a search.
    package func prepare() {
        note.mirror.pieces { _ in }
    }

    /// Starts another search, or ends searching.
    package func look(for pattern: SearchPattern?) {
        search = pattern.flatMap(TextSearch.init)
        matches = nil
        lookInPictures()
        recount()
    }

    // MARK: Matches

    /// The number of matches; `nil` until it is known.
    package var count: Int? { matches.map { $0.count + inPictures.count } }

    /// Returns the number of a match, starting at 1; `nil` if it isn't a match, or until it is known.
    package func number(of match: Match) -> Int? {
        switch match {
        case .text(let range): matches?.number(of: range)
        case .caption, .picture:
            inPictures.firstIndex(of: match).flatMap { index in matches.map { $0.count + index + 1 } }
        }
    }

    /// The matches in the text, once they have been counted.
    package var textMatches: TextMatches? {
        get async {
            while matches == nil, !Task.isCancelled {
                if counting == nil { recount() }
                guard let counting else { return nil }
                await counting.value
            }
            return matches
        }
    }

    /// The pictures whose captions match.
    package var captions: [NotePicture.ID] {
        inPictures.compactMap { if case .caption(let id) = $0 { id } else { nil } }
    }

    // MARK: Navigating

    /// Returns the first match at or after a position of the text.
    package func first(from offset: Int) async -> Match? {
        if let match = await match(from: offset) { return .text(match) }
        if let first = inPictures.first { return first }
        return offset > 0 ? await match(from: 0).map(Match.text) : nil
    }

    /// Returns the match after another one.
    package func next(after match: Match) async -> Match? {
        guard case .text(let range) = match else {
            if let next = inPictures.drop(while: { $0 != match }).dropFirst().first { return next }
            return await first(from: 0)
        }
        return await first(from: max(range.upperBound, range.lowerBound + 1))
    }

    /// Returns the last match before a position of the text.
    package func last(before offset: Int) async -> Match? {
        guard let matches = await textMatches else { return nil }
        return matches.last(before: offset).map(Match.text) ?? inPictures.last
            ?? matches.last(before: .max).map(Match.text)
    }

    /// Returns the match before another one.
    package func previous(before match: Match) async -> Match? {
        guard case .text(let range) = match else {
            if let index = inPictures.firstIndex(of: match), index > 0 { return inPictures[index - 1] }
            return await last(before: .max)
        }
        return await last(before: range.lowerBound)
    }

    // MARK: Searching

    private func match(from offset: Int) async -> Range<Int>? {
        guard let search else { return nil }
        var start = offset
        while matches == nil {
            let part = note.mirror.part(from: start)
            guard !part.pieces.isEmpty else { return nil }
            let before = part.start > 0 ? note.text.text(in: part.start - 1..<part.start).unicodeScalars.first : nil
            let text = SearchedText(part.pieces, from: part.start, after: before)
            if let match = await Self.first(of: search, in: text, from: offset) { return match }
            let end = part.pieces.reduce(part.start) { $0 + $1.count }
            guard !Task.isCancelled, end < note.text.count else { return nil }
            // The last piece is searched again, because what follows it wasn't known.
            start = end - (part.pieces.last?.count ?? 0)
        }
        return matches?.first(from: offset)
    }

    @concurrent
    private static func first(of search: TextSearch, in text: SearchedText, from offset: Int) async -> Range<Int>? {
        text.firstMatch(of: search, from: offset)
    }

    private func recount() {
        stopCounting()
        guard let search else { return }
        counting = Task { [weak self, mirror = note.mirror] in
            let text = SearchedText(await mirror.whole())
            guard let matches = try? await Self.matches(of: search, in: text), !Task.isCancelled, let self else {
                return
            }
            self.matches = matches
            onCount()
        }
    }

    private func stopCounting() {
        waiting?.cancel()
        counting?.cancel()
        counting = nil
    }

    @concurrent
    private static func matches(of search: TextSearch, in text: SearchedText) async throws -> TextMatches {
        try TextMatches(of: search, in: text)
    }

    private func lookInPictures() {
        guard let search else { return inPictures = [] }
        inPictures = note.pictures.compactMap { picture in
            if search.isFound(in: picture.caption) { return .caption(picture.id) }
            return texts[PictureState(picture)].map(search.isFound) == true ? .picture(picture.id) : nil
        }
    }

    // MARK: Text in pictures

    /// The next picture whose text hasn't been recognised yet.
    package var unread: NotePicture? { note.pictures.first { texts[PictureState($0)] == nil } }

    /// Stores the text recognised in a picture, to be searched while the note exists.
    package func keep(_ text: String, in picture: NotePicture) {
        texts[PictureState(picture)] = text
        picturesChanged()
    }

    private func picturesChanged() {
        let known = inPictures
        lookInPictures()
        if matches != nil, inPictures != known { onCount() }
    }

    // MARK: Following the note

    private func noteChanged(_ change: Note.Change) {
        guard search != nil else { return }
        switch change {
        case .text(.marking), .history: break
        case .text:
            matches = nil
            stopCounting()
            waiting = MainLoop.after(milliseconds: Self.delay) { [weak self] in self?.recount() }
        case .pictures, .caption, .pose: picturesChanged()
        }
    }
}
