import Gtk

/// Performs the commands for the misspelt word of a text.
///
/// A tap or click on an underlined word opens a menu of these commands alone. The responder stands in the chain after the
/// text's own, which names it as its `nextResponder`, and says in `prepareMenu` that the word being typed is complete:
///
///     final class NoteResponder: TextViewResponder {
///         let spelling: SpellingResponder
///         …
///         override var nextResponder: (any Responder)? { spelling }
///     }
public final class SpellingResponder: Responder {
    private static let handlers = CommandHandlers<SpellingResponder>(
        Command.spellingSuggestions.enumerated().map { index, command in
            // A suggestion is its own title.
            let handler = CommandHandlers<SpellingResponder>.Handler.when(
                { $0.suggestion(index) != nil && $0.checker.view?.isEditable == true }, title: { $0.suggestion(index) }
            ) { $0.replaceWord(by: index) }
            return (command, handler)
        }
    ).merging([.learnSpelling: .with({ $0.checker.misspelling }) { $0.checker.learn($1.text) }])

    /// The checker that finds the misspelt words.
    public let checker: SpellChecker
    /// The responder that is asked next; nil for the responder around the text.
    public var next: (any Responder)?
    /// Makes a change to the text: runs what it is given, by default at once. A program with a history has it run as
    /// one step.
    public var change: (() -> Void) -> Void = { $0() }

    /// Makes the responder for the text of a checker.
    public init(_ checker: SpellChecker, next: (any Responder)? = nil) {
        self.checker = checker
        self.next = next
    }

    /// The one given, or the responder around the text.
    public var nextResponder: (any Responder)? { next ?? checker.view?.enclosingResponder }

    /// Replaces a misspelt word, or learns it.
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
    /// The underlined word under a point.
    func mark(at point: Point) -> TextMark? {
        guard let view = checker.view, view.isEditable, let word = checker.underlinedWord(at: point) else { return nil }
        return TextMark(range: word, rectangle: view.bounds(of: word), menu: Self.menu)
    }
}
