/// The subject that a history acts on.
protocol HistorySubject: AnyObject {
    /// The person's place now.
    var place: NotePlace { get }
    /// Makes changes, one after another.
    func apply(_ changes: [NoteChange])
    /// Shows where a step has just been undone or made again, and puts the person there.
    func show(_ step: HistoryStep, at place: NotePlace)
}
