import Gtk
import Longpress

/// The dictionary for checking the texts of all windows, and whether they are checked.
final class AppSpelling {
    private var dictionary: SpellingDictionary?
    private var checkers: [WeakChecker] = []
    private var hasBegun = false
    private var hasLooked = false
    /// Called when it is known whether there is a dictionary.
    var onLooked: (() -> Void)?

    /// Whether spelling can be checked, as far as is known: the dictionary is looked for only when there is something to check.
    var isAvailable: Bool { dictionary != nil || !hasLooked }

    /// Whether texts are checked.
    var isOn = true {
        didSet { forEach { $0.isOn = isOn } }
    }

    /// Loads the dictionary once, in the background. Without a dictionary, only the spelling commands are missing.
    ///
    /// It takes about ten megabytes, so call this when a note is opened or a text is first changed. The program's own texts need
    /// no check: they are spelt correctly, though maybe in another language.
    func load() {
        guard !hasBegun else { return }
        hasBegun = true
        Task {
            dictionary = await SpellingDictionary.load()
            hasLooked = true
            defer { onLooked?() }
            guard let dictionary else { return }
            // No dictionary has the program's name, which its own texts mention.
            dictionary.accept("Longpress")
            forEach { $0.dictionary = dictionary }
        }
    }

    /// Checks the text of a checker for as long as the checker lives.
    func serve(_ checker: SpellChecker) {
        checkers.removeAll { $0.checker == nil }
        checkers.append(WeakChecker(checker: checker))
        checker.isOn = isOn
        checker.dictionary = dictionary
        checker.onLearn = { [weak self, weak checker] in
            self?.forEach { if $0 !== checker { $0.recheck() } }
        }
    }

    private func forEach(_ body: (SpellChecker) -> Void) {
        checkers.compactMap(\.checker).forEach(body)
    }

    private struct WeakChecker {
        weak var checker: SpellChecker?
    }
}
