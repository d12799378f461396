/// The steps that can be undone and those that can be made again. It knows nothing of what they change.
struct HistoryStack {
    /// The steps made, the oldest first.
    private(set) var done: [HistoryStep] = []
    /// The steps undone, the one undone last at the end.
    private(set) var undone: [HistoryStep] = []
    /// About how much memory, in bytes, they may take. The oldest steps go first; the last one made always stays.
    let byteLimit: Int
    /// About how much memory, in bytes, they take now.
    private(set) var byteCount = 0

    /// Numbers for the states between steps; each state has its own, so that the saved one is known again.
    private var states = [0]
    private var undoneStates: [Int] = []
    /// The steps that could be made again before the last one, as long as that may yet come to nothing.
    private var setAside: (steps: [HistoryStep], states: [Int]) = ([], [])
    private var nextState = 1
    private var savedState = 0
    /// Whether the last step made may be joined by the next one.
    private var isOpen = false

    init(byteLimit: Int) {
        self.byteLimit = byteLimit
    }

    /// Whether the note differs from what was saved, or from what it began with.
    var isModified: Bool { states.last != savedState }

    mutating func markSaved() {
        savedState = states[states.count - 1]
        isOpen = false
    }

    /// The number of the present state. What comes next is a step of its own, so that the state can be come back to.
    mutating func closeState() -> Int {
        isOpen = false
        return states[states.count - 1]
    }

    /// Takes a state as the saved one; nil if what is saved is none of them.
    mutating func markSaved(at state: Int?) {
        savedState = state ?? -1
    }

    /// Adds a step that was made; those undone before can't be made again. An editing that ends as it began leaves no
    /// trace. `isSameInput` says that no key and no press has come since the last one, `isSameSelection` that the
    /// insertion point hasn't moved.
    mutating func add(_ step: HistoryStep, isSameInput: Bool = false, isSameSelection: Bool = false) {
        let couldBeMadeAgain = (steps: undone, states: undoneStates)
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
            if case .editing = step.kind { setAside = couldBeMadeAgain } else { setAside = ([], []) }
            done.append(step)
            byteCount += step.byteCount
            states.append(nextState)
        }
        nextState += 1
        isOpen = true
        trim()
    }

    /// Takes back that a step was added: it has come to nothing.
    private mutating func dropLast() {
        byteCount -= done.removeLast().byteCount
        states.removeLast()
        (undone, undoneStates) = setAside
        byteCount += undone.reduce(0) { $0 + $1.undoneByteCount }
        setAside = ([], [])
        isOpen = false
    }

    /// Gives the last step made the name of a command.
    mutating func renameLast(_ name: String) {
        guard let last = done.popLast() else { return }
        done.append(last.renamed(name))
    }

    /// The step to be undone now.
    mutating func undo() -> HistoryStep? {
        guard let step = done.popLast() else { return nil }
        setAside = ([], [])
        byteCount += step.undoneByteCount - step.byteCount
        undone.append(step)
        undoneStates.append(states.removeLast())
        isOpen = false
        return step
    }

    /// The step to be made again now.
    mutating func redo() -> HistoryStep? {
        guard let step = undone.popLast() else { return nil }
        byteCount += step.byteCount - step.undoneByteCount
        done.append(step)
        states.append(undoneStates.removeLast())
        isOpen = false
        return step
    }

    /// The step that ``move(_:)`` would return.
    func next(_ direction: HistoryDirection) -> HistoryStep? { (direction == .back ? done : undone).last }

    /// The step to be undone or redone now.
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
