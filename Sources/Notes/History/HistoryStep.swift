import Localization
import RichText

/// The changes that one Undo reverts, such as those of a command or of a typed word.
package struct HistoryStep {
    /// The kind of a step, which decides whether the next one can join it.
    enum Kind: Equatable {
        /// Typed text, which may have replaced a selection.
        case typing
        /// Text deleted by keys.
        case deleting
        /// A command, which is always a step of its own.
        case command
        /// A change in an editing session with a number, such as typing a caption letter by letter.
        case editing(Int)

        /// Whether it comes from keys, one after another.
        var isKeyboardInput: Bool { self == .typing || self == .deleting }
    }

    /// The step's name, as in "Undo Typing".
    private(set) var name: String
    private(set) var kind: Kind
    /// The changes, in the order in which they were made.
    private(set) var changes: [NoteChange]
    /// The selection before the step.
    let before: NoteSelection
    /// The selection after the step.
    private(set) var after: NoteSelection
    /// The time of the last change, in milliseconds.
    private(set) var time: Int

    /// The longest pause in milliseconds between two letters that are undone together.
    static let longestPause = 1000

    /// Creates a step of changes made by a command or, without a name, by typing; in an editing session if it has a number.
    init(
        named name: String?, _ changes: [NoteChange], of editing: Int? = nil, from before: NoteSelection,
        to after: NoteSelection, at time: Int
    ) {
        let inserts = changes.contains { change in
            if case .text(.insertion) = change { true } else { false }
        }
        kind = editing.map { .editing($0) } ?? (name != nil ? .command : inserts ? .typing : .deleting)
        self.name = name ?? (inserts ? libraryText("Typing") : libraryText("Delete"))
        self.changes = kind.isKeyboardInput ? Self.styled(changes) : changes
        (self.before, self.after, self.time) = (before, after, time)
    }

    /// Returns the changes with the styles of typed letters merged into the letters, which shows whether a word continues.
    private static func styled(_ changes: [NoteChange]) -> [NoteChange] {
        var result: [NoteChange] = []
        var marks = 0
        for change in changes {
            // A letter can't get or lose a mark twice. A change with more marks isn't typing, and may be long.
            if marks < TextMark.all.count, case .text(let next) = change, case .text(let last)? = result.last,
                case .marking = next, let merged = last.merged(with: next)
            {
                result[result.count - 1] = .text(merged)
                marks += 1
            } else {
                result.append(change)
                marks = 0
            }
        }
        return result
    }

    /// Returns the same step under the name of a command.
    func renamed(_ name: String) -> HistoryStep {
        HistoryStep(named: name, changes, from: before, to: after, at: time)
    }

    /// Whether the step changes the text, its styles or its directions.
    package var changesText: Bool {
        changes.contains { if case .text = $0 { true } else { false } }
    }

    /// Whether the step has no effect.
    var isNothing: Bool {
        changes.allSatisfy { if case .pictures(let change) = $0 { change.isNothing } else { false } }
    }

    /// The pictures that the step changes, in the order of the changes.
    package var pictures: [NotePicture.ID] {
        changes.flatMap { change -> [NotePicture.ID] in
            if case .pictures(let change) = change { change.pictures } else { [] }
        }
    }

    /// The changes that revert the step, in order.
    var inverses: [NoteChange] { changes.reversed().map(\.inverse) }

    /// Returns the changes that undo or redo the step.
    func changes(_ direction: HistoryDirection) -> [NoteChange] { direction == .back ? inverses : changes }

    /// Whether undoing or redoing the step takes so long that a user would notice.
    var isLong: Bool {
        let work = changes.reduce(0) { if case .text(let change) = $1 { $0 + change.work } else { $0 } }
        return work > Self.shortWork
    }

    /// The most work that is done in one go, in characters.
    private static let shortWork = 1 << 18

    /// The approximate memory, in bytes, that the step uses while it can be undone.
    var byteCount: Int { byteCount(of: changes) }

    /// The approximate memory, in bytes, that the step uses while it can be redone.
    var undoneByteCount: Int { byteCount(of: inverses) }

    private func byteCount(of changes: [NoteChange]) -> Int {
        changes.reduce(MemoryLayout<HistoryStep>.stride) { $0 + MemoryLayout<NoteChange>.stride + $1.byteCount }
    }

    /// Appends the changes of the next step, which becomes part of this one.
    mutating func append(_ next: HistoryStep, as kind: Kind, named name: String) {
        if case .text(let last)? = changes.last, case .text(let first)? = next.changes.first,
            let merged = last.merged(with: first)
        {
            changes[changes.count - 1] = .text(merged)
            changes += next.changes.dropFirst()
        } else if case .pictures(let last)? = changes.last, case .pictures(let first)? = next.changes.first,
            let merged = last.merged(with: first)
        {
            changes[changes.count - 1] = .pictures(merged)
            changes += next.changes.dropFirst()
        } else {
            changes += next.changes
        }
        (self.kind, self.name, after, time) = (kind, name, next.after, next.time)
    }
}
