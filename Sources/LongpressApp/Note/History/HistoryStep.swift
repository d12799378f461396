import Gtk

/// What one Undo takes back: the changes of a command, or of a word typed.
struct HistoryStep {
    /// What a step consists of, which decides whether the next one can join it.
    enum Kind {
        /// Typed text, which may have replaced a selection.
        case typing
        /// Text deleted by keys.
        case deleting
        /// A command, which is always a step of its own.
        case command
    }

    /// What it did, as in "Undo Typing".
    let name: String
    let kind: Kind
    /// In the order in which they were made.
    private(set) var changes: [NoteChange]
    /// Where the person was.
    let before: NotePlace
    /// Where that has led.
    private(set) var after: NotePlace
    /// When the last change was made, in milliseconds.
    private(set) var time: Int

    /// The longest pause in milliseconds between two letters that are undone together.
    static let longestPause = 1000

    /// A step of changes made by a command, or by typing if there is no name.
    init(named name: String?, _ changes: [NoteChange], from before: NotePlace, to after: NotePlace, at time: Int) {
        let inserts = changes.contains { change in
            if case .text(.insertion) = change { true } else { false }
        }
        kind = name != nil ? .command : inserts ? .typing : .deleting
        self.name = name ?? (inserts ? "Typing" : "Delete")
        (self.changes, self.before, self.after, self.time) = (changes, before, after, time)
    }

    /// The same step under the name of a command.
    func renamed(_ name: String) -> HistoryStep {
        HistoryStep(named: name, changes, from: before, to: after, at: time)
    }

    /// Whether it changed the text, its styles or its directions.
    var changesText: Bool {
        changes.contains { if case .text = $0 { true } else { false } }
    }

    /// The picture that it changed last, if it changed any.
    var lastPicture: NotePicture.ID? {
        changes.lazy.compactMap { if case .pictures(let change) = $0 { change.picture } else { nil } }.last
    }

    /// The changes that take it back, in their order.
    var inverses: [NoteChange] { changes.reversed().map(\.inverse) }

    /// About how much memory, in bytes, it takes while it can be undone.
    var byteCount: Int { byteCount(of: changes) }

    /// About how much memory, in bytes, it takes while it can be made again.
    var undoneByteCount: Int { byteCount(of: inverses) }

    private func byteCount(of changes: [NoteChange]) -> Int {
        changes.reduce(MemoryLayout<HistoryStep>.stride) { $0 + MemoryLayout<NoteChange>.stride + $1.byteCount }
    }

    // MARK: Joining

    /// Takes the next step in, if both are letters of one word typed or deleted without a pause or a change of place;
    /// false if they are to be undone one by one.
    mutating func join(_ next: HistoryStep) -> Bool {
        guard kind == next.kind, next.time - time <= Self.longestPause, next.before == after,
            case .text(let last)? = changes.last, case .text(let first)? = next.changes.first,
            kind == .typing ? Self.goesOn(last, next) : kind == .deleting && Self.goesOn(last, first, next)
        else { return false }
        if let merged = last.merged(with: first) {
            changes[changes.count - 1] = .text(merged)
            changes += next.changes.dropFirst()
        } else {
            changes += next.changes
        }
        after = next.after
        time = next.time
        return true
    }

    /// A word goes on, its spaces and a line break included.
    private static func goesOn(_ last: TextChange, _ next: HistoryStep) -> Bool {
        guard case .insertion(let before, let place) = last,
            case .text(.insertion(let more, let then))? = next.changes.last, then == place + before.count,
            let end = before.runs.last?.text.last, let start = more.runs.first?.text.first
        else { return false }
        if end.isNewline || end.isWhitespace && !start.isWhitespace { return false }
        // Several words at once are a piece of their own, whoever put them in.
        return more.text.count == 1 || !more.text.contains(where: \.isWhitespace)
    }

    /// Deleting goes on through a word and, as when it was typed, the spaces after it.
    private static func goesOn(_ last: TextChange, _ first: TextChange, _ next: HistoryStep) -> Bool {
        guard next.changes.count == 1, case .deletion(let gone, let place) = last,
            case .deletion(let more, let then) = first, last.merged(with: first) != nil
        else { return false }
        let (left, right) = then == place ? (gone, more) : (more, gone)
        guard let before = left.runs.last?.text.last, let after = right.runs.first?.text.first else { return false }
        return !gone.text.contains(where: \.isNewline) && !more.text.contains(where: \.isNewline)
            && !(before.isWhitespace && !after.isWhitespace)
    }
}
