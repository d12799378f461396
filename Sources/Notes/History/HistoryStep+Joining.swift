import Localization
import RichText

extension HistoryStep {
    /// Joins the next step to this one if they are to be undone together, and returns whether it did: if they are typed or
    /// deleted letters of one word, without a pause or a change of selection between them; if they are two halves of one GTK
    /// operation, in the same input; or if they belong to one editing session.
    mutating func join(_ next: HistoryStep, isSameInput: Bool, isSameSelection: Bool) -> Bool {
        if case .editing = kind, next.kind == kind {
            append(next, as: kind, named: name)
            return true
        }
        guard kind.isKeyboardInput, next.kind.isKeyboardInput, next.time - time <= Self.longestPause else {
            return false
        }
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

    /// Returns whether the next step types over a selection that this one deletes: GTK deletes and then inserts, as two actions.
    private func isReplaced(by next: HistoryStep) -> Bool {
        guard next.before == after, before.hasSelection, let (_, offset) = onlyDeletion,
            case .text(.insertion(_, offset))? = next.changes.first
        else { return false }
        return true
    }

    /// Returns whether the steps move dragged text: GTK inserts it there and then deletes it here.
    private func isMoved(by next: HistoryStep) -> Bool {
        guard before.hasSelection, let (gone, _) = next.onlyDeletion else { return false }
        // Styled text is inserted piece by piece.
        let pieces = changes.compactMap { if case .text(.insertion(let text, _)) = $0 { text.text } else { nil } }
        return pieces.joined() == gone.text
    }

    /// The deleted text and its offset, if the step only deletes. The rest of the paragraph may have taken on another style.
    private var onlyDeletion: (text: RichText, offset: Int)? {
        guard case .text(.deletion(let text, let offset))? = changes.first else { return nil }
        let isOnly = changes.dropFirst().allSatisfy { if case .text(.marking) = $0 { true } else { false } }
        return isOnly ? (text, offset) : nil
    }

    private func isContinued(by next: HistoryStep) -> Bool {
        guard kind == next.kind, case .text(let last)? = changes.last, case .text(let first)? = next.changes.first
        else { return false }
        return kind == .typing ? Self.continuesTyping(last, next) : Self.continuesDeleting(last, first, next)
    }

    /// Returns whether typing continues a word, including the spaces and the line break after it.
    private static func continuesTyping(_ last: TextChange, _ next: HistoryStep) -> Bool {
        guard case .insertion(let before, let offset) = last,
            case .text(.insertion(let more, let then))? = next.changes.last, then == offset + before.count,
            let end = before.runs.last?.text.last, let start = more.runs.first?.text.first
        else { return false }
        if end.isNewline || end.isWhitespace && !start.isWhitespace { return false }
        // Several words inserted at once are a step of their own, whatever inserted them.
        return more.text.count == 1 || !more.text.contains(where: \.isWhitespace)
    }

    /// Returns whether deleting continues through a word and, as in typing, the spaces after it.
    private static func continuesDeleting(_ last: TextChange, _ first: TextChange, _ next: HistoryStep) -> Bool {
        guard next.changes.count == 1, case .deletion(let gone, let offset) = last,
            case .deletion(let more, let then) = first, last.merged(with: first) != nil
        else { return false }
        let (left, right) = then == offset ? (gone, more) : (more, gone)
        guard let before = left.runs.last?.text.last, let after = right.runs.first?.text.first else { return false }
        return !gone.text.contains(where: \.isNewline) && !more.text.contains(where: \.isNewline)
            && !(before.isWhitespace && !after.isWhitespace)
    }
}
