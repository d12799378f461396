/// The undo history of a single-line field (E25), independent of the field itself.
struct FieldHistory {
    struct State: Equatable {
        var text = ""
        /// The selection. An empty range is the insertion point.
        var selection = 0..<0
    }

    private struct Step {
        let name: String
        let before: State
        var after: String
        var time: Int
        /// The position where the next letter must be inserted to join this step; nil if none can.
        var end: Int?
    }

    private var done: [Step] = []
    private var undone: [Step] = []

    /// The longest pause, in milliseconds, between two letters that are undone together.
    static let longestPause = 1000
    /// The maximum number of steps.
    static let limit = 200

    /// The name of the step that Undo reverts, as in "Undo Typing"; nil if there is none.
    var undoName: String? { done.last?.name }

    /// The name of the step that Redo restores; nil if there is none.
    var redoName: String? { undone.last?.name }

    /// Records a change, with the name of the command that made it, or nil for typing and deleting.
    mutating func record(_ name: String?, from before: State, to text: String, at time: Int) {
        guard before.text != text else { return }
        undone = []
        let (old, new) = Self.difference(from: before.text, to: text)
        if name == nil, var last = done.last, last.end == old.lowerBound, last.after == before.text, old.isEmpty,
            before.selection.isEmpty, time - last.time <= Self.longestPause, Self.continuesWord(text, at: new)
        {
            (last.after, last.time, last.end) = (text, time, new.upperBound)
            done[done.count - 1] = last
            return
        }
        let isTyped = name == nil && !new.isEmpty
        done.append(
            Step(
                name: name ?? (isTyped ? libraryText("Typing") : Command.delete.title), before: before, after: text,
                time: time,
                end: isTyped ? new.upperBound : nil))
        if done.count > Self.limit { done.removeFirst() }
    }

    /// Returns the state before the last step; nil if there is none.
    mutating func undo() -> State? {
        guard let step = done.popLast() else { return nil }
        undone.append(step)
        return step.before
    }

    /// Returns the state after the last undone step, with the insertion point behind the change; nil if there is none.
    mutating func redo() -> State? {
        guard var step = undone.popLast() else { return nil }
        step.end = nil
        done.append(step)
        let end = Self.difference(from: step.before.text, to: step.after).new.upperBound
        return State(text: step.after, selection: end..<end)
    }

    /// Returns whether the inserted text and the letter before it belong to the same word or the spaces after it.
    private static func continuesWord(_ text: String, at range: Range<Int>) -> Bool {
        let scalars = Array(text.unicodeScalars)
        guard range.lowerBound > 0, !range.isEmpty else { return false }
        return !scalars[range.lowerBound - 1].properties.isWhitespace
            || scalars[range.lowerBound].properties.isWhitespace
    }

    /// Returns the part of the old text that isn't in the new one, and the part that replaces it.
    private static func difference(from old: String, to new: String) -> (old: Range<Int>, new: Range<Int>) {
        let (old, new) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
        let shorter = min(old.count, new.count)
        let start = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
        let (oldLast, newLast) = (old.count - 1, new.count - 1)
        let rest = shorter - start
        let end = (0..<rest).first { old[oldLast - $0] != new[newLast - $0] } ?? rest
        return (start..<old.count - end, start..<new.count - end)
    }
}
