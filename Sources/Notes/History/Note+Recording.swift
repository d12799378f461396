import Localization
import RichText

/// Connects a note to its history: records every change of the text, and makes the changes that the history requests.
extension Note: HistorySubject {
    /// Begins to record changes. The current contents are the initial ones.
    func record() {
        history.subject = self
        history.onChange = { [weak self] in self?.notify(.history) }
        text.onEvent { [weak self] event in self?.handle(event) }
        text.onSelectionMove { [weak self] in self?.history.selectionMoved() }
    }

    private func handle(_ event: TextEvent) {
        switch event {
        case .actionBegins: history.begin()
        case .actionEnds: history.end()
        case .change(let change):
            let changesSidePictures = countPictures(in: change)
            notify(.text(change))
            if changesSidePictures { notify(.pictures) }
            history.record(.text(change))
        case .pasted: history.renameLast(libraryText("Paste"))
        }
    }

    var selection: NoteSelection {
        NoteSelection(
            selectionAnchor: text.selectionAnchor, insertionPoint: text.insertionPoint, pictures: selectedPictures())
    }

    func apply(_ changes: [NoteChange]) {
        together {
            for change in changes {
                switch change {
                case .text(let change): text.apply(change)
                case .pictures(let change): apply(change)
                }
            }
        }
    }

    func show(_ step: HistoryStep, selecting selection: NoteSelection) {
        if step.changesText { text.select(from: selection.selectionAnchor, to: selection.insertionPoint) }
        onShow(step, selection)
    }
}
