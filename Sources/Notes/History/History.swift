import Platform

/// The one history of a note: its text, styles, directions, captions and pictures (E25).
///
/// Whoever changes a note does it inside `step(named:)`. What is changed outside of one is typing.
package final class History {
    /// The subject that it acts on.
    weak var subject: (any HistorySubject)?
    /// Called after every change of what can be undone or made again.
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
    package static let usualByteLimit = 256 << 20

    /// An empty history. The clock tells milliseconds.
    package init(byteLimit: Int = usualByteLimit, clock: @escaping () -> Int = { Clock.milliseconds }) {
        stack = HistoryStack(byteLimit: byteLimit)
        self.clock = clock
    }

    /// The name of the step that Undo reverts, as in "Undo Typing"; nil if there is none.
    package var undoName: String? { stack.done.last?.name }

    /// The name of the step that Redo makes again; nil if there is none.
    package var redoName: String? { stack.undone.last?.name }

    /// Whether the note differs from what was saved, or from what it began with.
    package var isModified: Bool { stack.isModified }

    /// About how much memory it takes, in bytes.
    var byteCount: Int { stack.byteCount }

    /// Takes the note as it is now as saved.
    package func markSaved() {
        stack.markSaved()
        onChange()
    }

    /// The number of the note's present state, for `markSaved(at:)`; nil during a step, a state that undo can't return to.
    package func closeState() -> Int? { isWithinStep ? nil : stack.closeState() }

    /// Takes a state that the note had as saved; nil if none of those that can be come back to is.
    package func markSaved(at state: Int?) {
        stack.markSaved(at: state)
        onChange()
    }

    /// Forgets everything: the note holds another content now, which counts as saved.
    package func forgetAll() {
        stack = HistoryStack(byteLimit: stack.byteLimit)
        onChange()
    }

    // MARK: Recording

    /// Whether a step is being made, undone or redone: the note is between two states.
    var isWithinStep: Bool { depth > 0 }

    /// Runs a body all of whose changes are undone together, under a name such as "Paste". A step within a step is part
    /// of it; one without changes leaves no trace.
    package func step(named name: String, _ body: () -> Void) {
        begin(name)
        body()
        end()
    }

    /// A number for an editing that begins: see `step(named:of:_:)`.
    package func newEditing() -> Int {
        lastEditing += 1
        return lastEditing
    }

    /// Runs a body whose changes are undone together with those before of the same editing, unless something else came
    /// between them. An editing that ends as it began leaves no trace.
    package func step(named name: String, of editing: Int, _ body: () -> Void) {
        begin(name)
        if depth == 1 { pending.editing = editing }
        body()
        end()
    }

    /// Runs a body whose changes can't be undone: what a note begins with.
    package func withoutRecording(_ body: () -> Void) {
        let wasPaused = isPaused
        isPaused = true
        body()
        isPaused = wasPaused
    }

    /// Begins what is undone together; the first name given until its end is its name.
    package func begin(_ name: String? = nil) {
        if depth == 0 { pending = (nil, nil, subject?.selection ?? NoteSelection(), []) }
        depth += 1
        pending.name = pending.name ?? name
    }

    /// Ends what was begun.
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

    /// Ends what was begun without a trace of the text's changes: whoever made them has taken them back, unrecorded.
    package func abandonText() {
        if depth == 1 { pending.changes.removeAll { if case .text = $0 { true } else { false } } }
        end()
    }

    /// Takes note of a change that has been made.
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

    /// Gives a step made this very moment another name, now that it is known what it was.
    func renameLast(_ name: String) {
        guard let last = stack.done.last, clock() - last.time <= Self.moment else { return }
        stack.renameLast(name)
        onChange()
    }

    /// In milliseconds: less than between two keys, more than between two lines of code.
    private static let moment = 10

    /// A key or a press is about to be dealt with: what changes from now on is not the rest of what came before.
    package func inputBegins() {
        isSameInput = false
    }

    /// The insertion point or the selection has moved. If that wasn't done by typing, a new word begins.
    func selectionMoved() {
        guard depth == 0, !isPaused, let last = stack.done.last, last.after != subject?.selection else { return }
        isSameSelection = false
    }

    // MARK: Going back and forth

    package func undo() { go(.back) }

    package func redo() { go(.forward) }

    /// Undoes the last step, or redoes the one that was undone last, at once.
    package func go(_ direction: HistoryDirection) {
        guard depth == 0, let step = stack.move(direction) else { return }
        make(step.changes(direction))
        show(step, direction)
        onChange()
    }

    /// Whether that would take so long that it needs a ``HistoryMove``.
    package func isLong(_ direction: HistoryDirection) -> Bool {
        depth == 0 && stack.next(direction)?.isLong == true
    }

    /// Begins to undo or redo a step bit by bit. Other changes until the end are a step after it.
    func beginMove(_ direction: HistoryDirection) -> HistoryStep? {
        guard depth == 0, let step = stack.move(direction) else { return nil }
        begin()
        return step
    }

    /// Makes changes of a step that is recorded already.
    func make(_ changes: [NoteChange]) {
        withoutRecording { subject?.apply(changes) }
    }

    /// Ends what ``beginMove(_:)`` began. Nil for the step means that its changes have been reverted.
    func endMove(_ direction: HistoryDirection, of step: HistoryStep?) {
        if let step { show(step, direction) } else { _ = stack.move(direction.opposite) }
        end()
        onChange()
    }

    private func show(_ step: HistoryStep, _ direction: HistoryDirection) {
        withoutRecording { subject?.show(step, selecting: direction == .back ? step.before : step.after) }
    }
}
