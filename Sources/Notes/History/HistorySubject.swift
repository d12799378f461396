/// The subject that a history acts on.
protocol HistorySubject: AnyObject {
    /// The current selection.
    var selection: NoteSelection { get }
    /// Makes further changes that belong to the given ones, which are about to become a step.
    func complete(_ changes: [NoteChange])
    /// Makes changes, one after another.
    func apply(_ changes: [NoteChange])
    /// Shows the place of a step that was just undone or redone, and restores the selection.
    func show(_ step: HistoryStep, selecting selection: NoteSelection)
}
