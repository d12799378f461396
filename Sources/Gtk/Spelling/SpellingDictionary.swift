import CGtk

/// A dictionary of the system, with the user's personal words. It comes from Enchant 2, if that is installed.
///
/// It may be made on one thread and used on another, but not on two at the same time.
public nonisolated final class SpellingDictionary: @unchecked Sendable {
    /// The file name of Enchant 2 on every system.
    public static let systemLibrary = "libenchant-2.so.2"

    /// The language's name, such as `en_US`.
    package let language: String

    private let library: EnchantLibrary
    private let broker: OpaquePointer
    private let dictionary: OpaquePointer
    private let pangoLanguage: OpaquePointer?
    /// The results for words that have been looked up: whether each is correct. Enchant checks the file of its word list on each
    /// lookup.
    private var known: [String: Bool] = [:]
    /// The maximum number of results kept: about as many words as a long book has.
    private static let maxCached = 50_000

    /// Opens the best matching dictionary; nil without Enchant, or without a dictionary for any of the languages. This may take
    /// long; `load` does it off the main thread.
    ///
    /// - Parameters:
    ///   - languages: The languages in order of preference, as GLib names them.
    ///   - libraryName: The file name of Enchant.
    public init?(
        for languages: [String] = SpellingLanguage.preferred,
        library libraryName: String = SpellingDictionary.systemLibrary
    ) {
        guard let library = EnchantLibrary(libraryName), let broker = library.makeBroker() else { return nil }
        let available = Self.languages(of: broker, in: library)
        guard let language = SpellingLanguage.choose(from: available, for: languages),
            let dictionary = library.requestDictionary(broker, language)
        else {
            library.freeBroker(broker)
            return nil
        }
        self.library = library
        self.broker = broker
        self.dictionary = dictionary
        self.language = language
        pangoLanguage = pango_language_from_string(language)
    }

    deinit {
        let opened = OpenedDictionary(library: library, broker: broker, dictionary: dictionary)
        giveBack(Unmanaged.passRetained(opened).toOpaque()) {
            Unmanaged<OpenedDictionary>.fromOpaque($0!).takeRetainedValue().close()
        }
    }

    /// Opens the best matching dictionary off the main thread. There is no time limit, because nothing else waits for it.
    public static func load(
        for languages: [String] = SpellingLanguage.preferred, library: String = SpellingDictionary.systemLibrary
    ) async -> SpellingDictionary? {
        try? await BlockingWork.run(isNeeded: true) { _ in
            SpellingDictionary(for: languages, library: library)
        }
    }

    private static func languages(of broker: OpaquePointer, in library: EnchantLibrary) -> [String] {
        var names: [String] = []
        withUnsafeMutablePointer(to: &names) { names in
            library.listDictionaries(
                broker,
                { name, _, _, _, data in
                    guard let name else { return }
                    data!.assumingMemoryBound(to: [String].self).pointee.append(String(cString: name))
                }, names)
        }
        return names
    }

    // MARK: Personal words

    /// The file with the user's personal words, which the library checks on each lookup.
    private var personalWords: File {
        let folder =
            g_getenv("ENCHANT_CONFIG_DIR").map { SystemPath($0) }
            ?? UserFolder.configuration.pathForLibraries.child("enchant")
        return File(folder.child("\(language).dic"))
    }

    @MainActor private lazy var disk = PromptAnswer(first: true, timeLimit: 90, lasting: 0) {
        [personalWords] cancellation in
        personalWords.look(cancellation)
        return true
    }

    /// Whether the disk with the personal words doesn't answer, for which the library would wait. See `LateAnswers`.
    @MainActor package var isSilent: Bool { disk.isSilent }

    // MARK: Words

    /// Returns whether a word is spelt correctly: it is in the dictionary, or one of the personal words, or accepted for now.
    package func isCorrect(_ word: String) -> Bool {
        if let isRight = known[word] { return isRight }
        // A negative result is an error that isn't the word's fault.
        let isRight = library.check(dictionary, word, gssize(word.utf8.count)) <= 0
        if known.count >= Self.maxCached { known = [:] }
        known[word] = isRight
        return isRight
    }

    /// Like `isCorrect(_:)`, but only for a word that has been looked up before; nil for others.
    package func isKnownCorrect(_ word: String) -> Bool? { known[word] }

    /// Returns suggestions for a misspelt word, the likeliest first. This takes 10 to 60 ms for usual words.
    public func suggestions(for word: String, limit: Int) -> [String] {
        var count = 0
        guard let strings = library.suggest(dictionary, word, gssize(word.utf8.count), &count) else { return [] }
        defer { library.freeStrings(dictionary, strings) }
        return (0..<min(count, limit)).compactMap { index in strings[index].map { String(cString: $0) } }
    }

    /// Adds a word to the user's personal dictionary, which all programs share.
    package func learn(_ word: String) {
        known = [:]
        library.add(dictionary, word, gssize(word.utf8.count))
    }

    /// Accepts a word as correct until the program ends.
    public func accept(_ word: String) {
        known = [:]
        library.addToSession(dictionary, word, gssize(word.utf8.count))
    }

    /// Returns whether the language is written in the scripts of all of a word's letters: an English dictionary can't judge a
    /// Thai word. True if Pango doesn't know the language.
    package func covers(_ word: String) -> Bool {
        word.unicodeScalars.allSatisfy { scalar in
            let script = g_unichar_get_script(scalar.value)
            if script == G_UNICODE_SCRIPT_COMMON || script == G_UNICODE_SCRIPT_INHERITED { return true }
            // Pango's numbers for scripts are the same as GLib's (pango-script.h).
            return pango_language_includes_script(pangoLanguage, PangoScript(script.rawValue)) != 0
        }
    }
}

private nonisolated final class OpenedDictionary {
    private let library: EnchantLibrary
    private let broker: OpaquePointer
    private let dictionary: OpaquePointer

    init(library: EnchantLibrary, broker: OpaquePointer, dictionary: OpaquePointer) {
        (self.library, self.broker, self.dictionary) = (library, broker, dictionary)
    }

    func close() {
        library.freeDictionary(broker, dictionary)
        library.freeBroker(broker)
    }
}
