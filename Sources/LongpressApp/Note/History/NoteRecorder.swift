import Gtk

/// Joins a note's text and pictures to its history: tells it every change, and makes those that it asks for.
final class NoteRecorder: HistorySubject {
    /// Tells the selected pictures.
    var selectedPictures: () -> [NotePicture.ID] = { [] }
    /// Shows where a step has just been undone or made again.
    var onShow: (HistoryStep, NotePlace) -> Void = { _, _ in }

    /// Told every change of the text, whoever makes it.
    var onTextChange: (TextChange) -> Void = { _ in }

    private let note: Note
    private let buffer: TextBuffer
    private var history: History { note.history }

    /// Begins to record. What the text and the note hold by now is what they begin with.
    init(_ note: Note, text buffer: TextBuffer) {
        self.note = note
        self.buffer = buffer
        history.subject = self
        buffer.onEvent { [weak self] event in self?.take(event) }
        buffer.onSelectionChange { [weak self] in self?.history.placeMoved() }
    }

    private func take(_ event: TextBufferEvent) {
        switch event {
        case .actionBegins: history.begin()
        case .actionEnds: history.end()
        case .change(let change):
            history.record(.text(change))
            onTextChange(change)
        case .pasted: history.renameLast("Paste")
        }
    }

    // MARK: HistorySubject

    var place: NotePlace {
        NotePlace(
            selectionAnchor: buffer.selectionAnchor, insertionPoint: buffer.insertionPoint, pictures: selectedPictures()
        )
    }

    func apply(_ changes: [NoteChange]) {
        note.together { changes.forEach(apply) }
    }

    private func apply(_ change: NoteChange) {
        switch change {
        case .text(let change): buffer.apply(change)
        case .pictures(let change): note.apply(change)
        }
    }

    func show(_ step: HistoryStep, at place: NotePlace) {
        if step.changesText { buffer.select(from: place.selectionAnchor, to: place.insertionPoint) }
        onShow(step, place)
    }
}
