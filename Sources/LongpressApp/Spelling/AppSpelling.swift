import Gtk
import Longpress

/// The dictionary that the texts of all windows are checked by, and whether they are.
final class AppSpelling {
    private var dictionary: SpellingDictionary?
    private var checkers: [WeakChecker] = []
    private var hasBegun = false
    private var hasLooked = false
    /// Called when it is known whether there is a dictionary.
    var onLooked: (() -> Void)?

    /// Whether the system has what it takes, as far as is known: nobody looks before there is something to check.
    var isAvailable: Bool { dictionary != nil || !hasLooked }

    /// Whether texts are checked.
    var isOn = true {
        didSet { forEach { $0.isOn = isOn } }
    }

    /// Loads the dictionary, once, beside what else the program does. Without one nothing is missing but the commands.
    ///
    /// It takes some ten megabytes, so it is called when a note is opened or a text is first changed. What the program itself has
    /// written is spelt right, if maybe in another language.
    func load() {
        guard !hasBegun else { return }
        hasBegun = true
        Task {
            dictionary = await SpellingDictionary.load()
            hasLooked = true
            defer { onLooked?() }
            guard let dictionary else { return }
            // No dictionary has the program's own name, which its texts are about.
            dictionary.accept("Longpress")
            forEach { $0.dictionary = dictionary }
        }
    }

    /// Has a text checked for as long as its checker lives.
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
