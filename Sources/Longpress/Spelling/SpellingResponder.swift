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

    /// Whether there is a misspelt word, and a suggestion of that number for it.
    public func canPerform(_ command: Command) -> Bool {
        if command.id == Command.learnSpelling.id { return checker.misspelling != nil }
        return suggestion(for: command) != nil && checker.view?.isEditable == true
    }

    /// Replaces the word, or learns it.
    public func perform(_ command: Command) {
        guard let word = checker.misspelling else { return }
        if command.id == Command.learnSpelling.id {
            checker.learn(word.text)
        } else if let suggestion = suggestion(for: command), let view = checker.view {
            change { view.buffer.replaceWord(word.range, by: suggestion) }
            view.scrollToInsertionPoint()
            checker.settle()
        }
    }

    /// A suggestion is its own title.
    public func title(for command: Command) -> String? { suggestion(for: command) }

    /// The commands for a misspelt word, and nothing else.
    private static let menu = EditMenu(standard: [], custom: Command.spelling)

    private func suggestion(for command: Command) -> String? {
        guard let index = Command.spellingSuggestions.firstIndex(where: { $0.id == command.id }),
            let word = checker.misspelling
        else { return nil }
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
