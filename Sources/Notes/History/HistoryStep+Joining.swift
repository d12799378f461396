import Localization
import RichText

extension HistoryStep {
    /// Takes the next step in, if both are letters of one word typed or deleted without a pause, another input or a
    /// change of selection, or two halves of one thing that GTK does, or of one editing; false if they are to be undone
    /// one by one.
    mutating func join(_ next: HistoryStep, isSameInput: Bool, isSameSelection: Bool) -> Bool {
        if case .editing = kind, next.kind == kind {
            append(next, as: kind, named: name)
            return true
        }
        guard kind.isOfKeys, next.kind.isOfKeys, next.time - time <= Self.longestPause else { return false }
        if isSameInput, isReplaced(by: next) {
            append(next, as: .typing, named: next.name)
        } else if isSameInput, isMoved(by: next) {
            append(next, as: .command, named: localized("Move"))
        } else if isSameSelection, next.before == after, isContinued(by: next) {
            append(next, as: kind, named: name)
        } else {
            return false
        }
        return true
    }

    /// A key typed over a selection: GTK deletes first and inserts then, as two actions.
    private func isReplaced(by next: HistoryStep) -> Bool {
        guard next.before == after, before.hasSelection, let (_, offset) = onlyDeletion,
            case .text(.insertion(_, offset))? = next.changes.first
        else { return false }
        return true
    }

    /// Text dragged elsewhere: GTK inserts it there and then deletes it here.
    private func isMoved(by next: HistoryStep) -> Bool {
        guard before.hasSelection, let (gone, _) = next.onlyDeletion else { return false }
        // Styled text comes in piece by piece.
        let pieces = changes.compactMap { if case .text(.insertion(let text, _)) = $0 { text.text } else { nil } }
        return pieces.joined() == gone.text
    }

    /// The text that went out, and where, if it is that alone, with the style that the rest of its paragraph took on.
    private var onlyDeletion: (text: RichText, offset: Int)? {
        guard case .text(.deletion(let text, let offset))? = changes.first else { return nil }
        let isOnly = changes.dropFirst().allSatisfy { if case .text(.marking) = $0 { true } else { false } }
        return isOnly ? (text, offset) : nil
    }

    private func isContinued(by next: HistoryStep) -> Bool {
        guard kind == next.kind, case .text(let last)? = changes.last, case .text(let first)? = next.changes.first
        else { return false }
        return kind == .typing ? Self.typingGoesOn(last, next) : Self.deletingGoesOn(last, first, next)
    }

    /// A word goes on, its spaces and a line break included.
    private static func typingGoesOn(_ last: TextChange, _ next: HistoryStep) -> Bool {
        guard case .insertion(let before, let offset) = last,
            case .text(.insertion(let more, let then))? = next.changes.last, then == offset + before.count,
            let end = before.runs.last?.text.last, let start = more.runs.first?.text.first
        else { return false }
        if end.isNewline || end.isWhitespace && !start.isWhitespace { return false }
        // Several words at once are a piece of their own, whoever put them in.
        return more.text.count == 1 || !more.text.contains(where: \.isWhitespace)
    }

    /// Deleting goes on through a word and, as when it was typed, the spaces after it.
    private static func deletingGoesOn(_ last: TextChange, _ first: TextChange, _ next: HistoryStep) -> Bool {
        guard next.changes.count == 1, case .deletion(let gone, let offset) = last,
            case .deletion(let more, let then) = first, last.merged(with: first) != nil
        else { return false }
        let (left, right) = then == offset ? (gone, more) : (more, gone)
        guard let before = left.runs.last?.text.last, let after = right.runs.first?.text.first else { return false }
        return !gone.text.contains(where: \.isNewline) && !more.text.contains(where: \.isNewline)
            && !(before.isWhitespace && !after.isWhitespace)
    }
}
