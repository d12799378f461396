/// The steps that can be undone and redone, whatever they change.
struct HistoryStack {
    /// The steps made, the oldest first.
    private(set) var done: [HistoryStep] = []
    /// The steps undone, the most recently undone one at the end.
    private(set) var undone: [HistoryStep] = []
    /// The approximate limit of their memory, in bytes. The oldest steps are dropped first; the last step made always stays.
    let byteLimit: Int
    /// The approximate memory they use, in bytes.
    private(set) var byteCount = 0

    /// The numbers of the states between steps. Each state has its own, so that the saved one is recognised.
    private var states = [0]
    private var undoneStates: [Int] = []
    /// The steps that could be redone before the last step, kept while that one may still have no effect in the end.
    private var setAside: (steps: [HistoryStep], states: [Int]) = ([], [])
    private var nextState = 1
    private var savedState = 0
    /// Whether the next step may join the last one.
    private var isOpen = false

    init(byteLimit: Int) {
        self.byteLimit = byteLimit
    }

    /// Whether the note differs from what was saved, or from its initial contents.
    var isModified: Bool { states.last != savedState }

    mutating func markSaved() {
        savedState = states[states.count - 1]
        isOpen = false
    }

    /// Returns the number of the current state. The next change becomes a step of its own, so that undo can return to the state.
    mutating func closeState() -> Int {
        isOpen = false
        return states[states.count - 1]
    }

    /// Marks a state as the saved one; `nil` if the saved state is none of them.
    mutating func markSaved(at state: Int?) {
        savedState = state ?? -1
    }

    /// Adds a step that was made, and drops the undone ones. An editing session that ends as it began isn't recorded.
    /// `isSameInput` means that there was no key or press since the last step, `isSameSelection` that the insertion point hasn't
    /// moved.
    mutating func add(_ step: HistoryStep, isSameInput: Bool = false, isSameSelection: Bool = false) {
        let redoable = (steps: undone, states: undoneStates)
        byteCount -= undone.reduce(0) { $0 + $1.undoneByteCount }
        undone = []
        undoneStates = []
        if isOpen, var last = done.last, case let before = last.byteCount,
            last.join(step, isSameInput: isSameInput, isSameSelection: isSameSelection)
        {
            done[done.count - 1] = last
            byteCount += last.byteCount - before
            states[states.count - 1] = nextState
            if last.isNothing { return dropLast() }
        } else {
            if case .editing = step.kind { setAside = redoable } else { setAside = ([], []) }
            done.append(step)
            byteCount += step.byteCount
            states.append(nextState)
        }
        nextState += 1
        isOpen = true
        trim()
    }

    /// Removes the last step, which had no effect in the end.
    private mutating func dropLast() {
        byteCount -= done.removeLast().byteCount
        states.removeLast()
        (undone, undoneStates) = setAside
        byteCount += undone.reduce(0) { $0 + $1.undoneByteCount }
        setAside = ([], [])
        isOpen = false
    }

    /// Renames the last step to a command's name.
    mutating func renameLast(_ name: String) {
        guard let last = done.popLast() else { return }
        done.append(last.renamed(name))
    }

    /// Undoes the last step made, and returns it.
    mutating func undo() -> HistoryStep? {
        guard let step = done.popLast() else { return nil }
        setAside = ([], [])
        byteCount += step.undoneByteCount - step.byteCount
        undone.append(step)
        undoneStates.append(states.removeLast())
        isOpen = false
        return step
    }

    /// Redoes the last step undone, and returns it.
    mutating func redo() -> HistoryStep? {
        guard let step = undone.popLast() else { return nil }
        byteCount += step.byteCount - step.undoneByteCount
        done.append(step)
        states.append(undoneStates.removeLast())
        isOpen = false
        return step
    }

    /// Returns the step that ``move(_:)`` would return.
    func next(_ direction: HistoryDirection) -> HistoryStep? { (direction == .back ? done : undone).last }

    /// Undoes or redoes a step, and returns it.
    mutating func move(_ direction: HistoryDirection) -> HistoryStep? { direction == .back ? undo() : redo() }

    private mutating func trim() {
        var count = 0
        while byteCount > byteLimit, count < done.count - 1 {
            byteCount -= done[count].byteCount
            count += 1
        }
        guard count > 0 else { return }
        done.removeFirst(count)
        states.removeFirst(count)
    }
}
