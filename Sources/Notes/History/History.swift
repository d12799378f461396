import Platform

/// The single undo history of a note: its text, styles, directions, captions and pictures (E25).
///
/// Change a note inside `step(named:)`. Changes outside of a step count as typing.
package final class History {
    /// The subject that the history acts on.
    weak var subject: (any HistorySubject)?
    /// Called whenever the steps that can be undone or redone change.
    var onChange: () -> Void = {}

    private(set) var stack: HistoryStack
    private let clock: () -> Int
    private var isPaused = false
    private var isSameInput = false
    private var isSameSelection = false
    private var depth = 0
    private var pending: (name: String?, editing: Int?, selection: NoteSelection, changes: [NoteChange]) = (
        nil, nil, NoteSelection(), []
    )
    private var lastEditing = 0

    /// The default limit of a history's memory, in bytes.
    package static let defaultByteLimit = 256 << 20

    /// Creates an empty history. The clock returns milliseconds.
    package init(byteLimit: Int = defaultByteLimit, clock: @escaping () -> Int = { Clock.milliseconds }) {
        stack = HistoryStack(byteLimit: byteLimit)
        self.clock = clock
    }

    /// The name of the step that Undo reverts, as in "Undo Typing"; `nil` if there is none.
    package var undoName: String? { stack.done.last?.name }

    /// The name of the step that Redo repeats; `nil` if there is none.
    package var redoName: String? { stack.undone.last?.name }

    /// Whether the note differs from what was saved, or from its initial contents.
    package var isModified: Bool { stack.isModified }

    /// The approximate memory use, in bytes.
    var byteCount: Int { stack.byteCount }

    /// Marks the current state as saved.
    package func markSaved() {
        stack.markSaved()
        onChange()
    }

    /// Returns the number of the note's current state, for `markSaved(at:)`; `nil` during a step, because undo can't return to
    /// such a state.
    package func closeState() -> Int? { isWithinStep ? nil : stack.closeState() }

    /// Marks an earlier state as saved. With `nil`, none of the states that can be returned to is the saved one.
    package func markSaved(at state: Int?) {
        stack.markSaved(at: state)
        onChange()
    }

    /// Removes all steps, because the note has other contents now, which count as saved.
    package func forgetAll() {
        stack = HistoryStack(byteLimit: stack.byteLimit)
        onChange()
    }

    // MARK: Recording

    /// Whether a step is being made, undone or redone, so that the note is between two states.
    var isWithinStep: Bool { depth > 0 }

    /// Runs a body whose changes are undone together, under a name such as "Paste". A nested step becomes part of the outer one.
    /// A step without changes isn't recorded.
    package func step(named name: String, _ body: () -> Void) {
        begin(name)
        body()
        end()
    }

    /// Returns a number for a new editing session: see `step(named:of:_:)`.
    package func newEditing() -> Int {
        lastEditing += 1
        return lastEditing
    }

    /// Runs a body whose changes are undone together with the previous ones of the same editing session, unless something else
    /// came between them. A session that ends as it began isn't recorded.
    package func step(named name: String, of editing: Int, _ body: () -> Void) {
        begin(name)
        if depth == 1 { pending.editing = editing }
        body()
        end()
    }

    /// Runs a body whose changes can't be undone, such as setting the initial contents of a note.
    package func withoutRecording(_ body: () -> Void) {
        let wasPaused = isPaused
        isPaused = true
        body()
        isPaused = wasPaused
    }

    /// Begins a group of changes that are undone together. The first name given before its end is its name.
    package func begin(_ name: String? = nil) {
        if depth == 0 { pending = (nil, nil, subject?.selection ?? NoteSelection(), []) }
        depth += 1
        pending.name = pending.name ?? name
    }

    /// Ends the innermost group.
    package func end() {
        if depth == 1, !pending.changes.isEmpty { subject?.complete(pending.changes) }
        depth -= 1
        guard depth == 0, !pending.changes.isEmpty else { return }
        let (name, editing, before, changes) = pending
        pending.changes = []
        add(
            HistoryStep(
                named: name, changes, of: editing, from: before, to: subject?.selection ?? before, at: clock()))
    }

    /// Ends the innermost group without its text changes, which the caller has already reverted, unrecorded.
    package func abandonText() {
        if depth == 1 { pending.changes.removeAll { if case .text = $0 { true } else { false } } }
        end()
    }

    /// Records a change that has been made.
    func record(_ change: NoteChange) {
        guard !isPaused else { return }
        begin()
        pending.changes.append(change)
        end()
    }

    private func add(_ step: HistoryStep) {
        stack.add(step, isSameInput: isSameInput, isSameSelection: isSameSelection)
        isSameInput = true
        isSameSelection = true
        onChange()
    }

    /// Renames a step that was made just now, once it is known what it was.
    func renameLast(_ name: String) {
        guard let last = stack.done.last, clock() - last.time <= Self.moment else { return }
        stack.renameLast(name)
        onChange()
    }

    /// The age up to which a step was made just now, in milliseconds: less than between two keys, more than between two lines of
    /// code.
    private static let moment = 10

    /// Notes that a key or a press is about to be handled: changes from now on don't belong to the previous input.
    package func inputBegins() {
        isSameInput = false
    }

    /// Handles a move of the insertion point or the selection. Unless it came from typing, a new word begins.
    func selectionMoved() {
        guard depth == 0, !isPaused, let last = stack.done.last, last.after != subject?.selection else { return }
        isSameSelection = false
    }

    // MARK: Undoing and redoing

    package func undo() { go(.back) }

    package func redo() { go(.forward) }

    /// Undoes the last step, or redoes the last undone one, in one go.
    package func go(_ direction: HistoryDirection) {
        guard depth == 0, let step = stack.move(direction) else { return }
        make(step.changes(direction))
        show(step, direction)
        onChange()
    }

    /// Returns whether undoing or redoing takes so long that it needs a ``HistoryMove``.
    package func isLong(_ direction: HistoryDirection) -> Bool {
        depth == 0 && stack.next(direction)?.isLong == true
    }

    /// Begins to undo or redo a step piece by piece. Other changes until the end form a step after it.
    func beginMove(_ direction: HistoryDirection) -> HistoryStep? {
        guard depth == 0, let step = stack.move(direction) else { return nil }
        begin()
        return step
    }

    /// Makes changes of a step that is already recorded.
    func make(_ changes: [NoteChange]) {
        withoutRecording { subject?.apply(changes) }
    }

    /// Ends what ``beginMove(_:)`` began. A `nil` step means that its changes have been reverted.
    func endMove(_ direction: HistoryDirection, of step: HistoryStep?) {
        if let step { show(step, direction) } else { _ = stack.move(direction.opposite) }
        end()
        onChange()
    }

    private func show(_ step: HistoryStep, _ direction: HistoryDirection) {
        withoutRecording { subject?.show(step, selecting: direction == .back ? step.before : step.after) }
    }
}
