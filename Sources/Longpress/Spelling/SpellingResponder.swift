import Gtk

/// Performs the commands for the misspelt word of a text.
///
/// A tap or click on an underlined word opens a menu of only these commands. The responder comes after the text's own in the
/// chain: the text's responder returns it as its `nextResponder`, and calls ``SpellChecker/settle(at:)`` in `prepareMenu`:
///
///     final class NoteResponder: TextViewResponder {
///         let spelling: SpellingResponder
///         …
///         override var nextResponder: (any Responder)? { spelling }
///     }
public final class SpellingResponder: Responder {
    private static let handlers = CommandHandlers<SpellingResponder>(
        Command.spellingSuggestions.enumerated().map { index, command in
            // The title of a suggestion is the suggestion itself.
            let handler = CommandHandlers<SpellingResponder>.Handler.when(
                { $0.suggestion(index) != nil && $0.checker.view?.isEditable == true }, title: { $0.suggestion(index) }
            ) { $0.replaceWord(by: index) }
            return (command, handler)
        }
    ).merging([.learnSpelling: .with({ $0.checker.misspelling }) { $0.checker.learn($1.text) }])

    /// The checker that finds the misspelt words.
    public let checker: SpellChecker
    /// The responder that is asked next; nil for the text's enclosing responder.
    public var next: (any Responder)?
    /// Runs a change of the text, by default directly. A program with an undo history runs it as one step.
    public var change: (() -> Void) -> Void = { $0() }

    /// Creates the responder for the text of a checker.
    public init(_ checker: SpellChecker, next: (any Responder)? = nil) {
        self.checker = checker
        self.next = next
    }

    /// ``next``, or the text's enclosing responder.
    public var nextResponder: (any Responder)? { next ?? checker.view?.enclosingResponder }

    /// Returns the handler that replaces a misspelt word or learns it.
    public func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }

    private func replaceWord(by index: Int) {
        guard let word = checker.misspelling, let suggestion = suggestion(index), let view = checker.view else {
            return
        }
        change { view.buffer.replaceWord(word.range, by: suggestion) }
        view.scrollToInsertionPoint()
        checker.settle()
    }

    private static let menu = EditMenu(standard: [], custom: Command.spelling)

    private func suggestion(_ index: Int) -> String? {
        guard let word = checker.misspelling else { return nil }
        let suggestions = checker.suggestions(for: word)
        return index < suggestions.count ? suggestions[index] : nil
    }
}

extension SpellingResponder: MarkTarget {
    /// Returns the underlined word at a point.
    func mark(at point: Point) -> TextMark? {
        guard let view = checker.view, view.isEditable, let word = checker.underlinedWord(at: point) else { return nil }
        return TextMark(range: word, rectangle: view.bounds(of: word), menu: Self.menu)
    }
}
