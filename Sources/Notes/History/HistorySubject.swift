/// The subject that a history acts on.
protocol HistorySubject: AnyObject {
    /// What is selected now.
    var selection: NoteSelection { get }
    /// Makes whatever else belongs to changes that have been made and are about to become a step.
    func complete(_ changes: [NoteChange])
    /// Makes changes, one after another.
    func apply(_ changes: [NoteChange])
    /// Shows where a step has just been undone or made again, and selects what was selected there.
    func show(_ step: HistoryStep, selecting selection: NoteSelection)
}
