import Gtk
import Longpress
import Notes

/// Undo and redo.
extension NoteWindow {
    /// The note's history; nil while a caption is being edited, because the field has its own, and while a long step is being
    /// undone or redone.
    var history: History? { caption.isEditing || historyMove != nil ? nil : note.history }

    /// Undoes or redoes a step: at once, or in parts if it would block the window. Meanwhile the user can't type.
    func goThroughHistory(_ direction: HistoryDirection) {
        window.finishComposing()
        guard historyMove == nil else { return }
        guard note.history.isLong(direction) else { return note.history.go(direction) }
        let move = HistoryMove(note.history, direction)
        historyMove = move
        let buffer = text.view.buffer
        buffer.lock()
        setNeedsValidation()
        let words = direction == .back ? localized("Undoing…") : localized("Redoing…")
        let activity = activity.begin(words) { move.cancel() }
        Task {
            await move.run()
            activity.end()
            buffer.unlock()
            historyMove = nil
            setNeedsValidation()
        }
    }

    /// Shows the place where a step has just been undone or redone.
    func show(_ step: HistoryStep, selecting selection: NoteSelection) {
        if step.changesText { text.view.scrollToInsertionPoint() }
        // Pictures in the text, or removed with it, are visible there.
        func isBeside(_ id: NotePicture.ID) -> Bool { note.picture(id) != nil && note.sizeInText(id) == nil }
        let changed = step.changesText ? step.pictures.filter(isBeside) : step.pictures
        guard changed.contains(where: { note.sizeInText($0) == nil }) else { return }
        if !showsImages { showImages(true) }
        let selected = [selection.pictures, changed].map { $0.filter(isBeside) }.first { !$0.isEmpty }
        images.select(selected ?? [], focus: images.widget.containsFocus)
    }
}
