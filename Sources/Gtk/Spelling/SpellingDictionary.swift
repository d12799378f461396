import CGtk

/// A dictionary of the system's, with the person's own words. It comes from Enchant 2, if that is installed.
///
/// It may be made on one thread and used on another, but not on two at a time.
public nonisolated final class SpellingDictionary: @unchecked Sendable {
    /// The file name under which every system has Enchant 2.
    public static let systemLibrary = "libenchant-2.so.2"

    /// The language's name, such as `en_US`.
    package let language: String

    private let library: EnchantLibrary
    private let broker: OpaquePointer
    private let dictionary: OpaquePointer
    private let pangoLanguage: OpaquePointer?
    /// Words that have been looked up, and whether they are right. Enchant looks at its word list's file for each.
    private var known: [String: Bool] = [:]
    /// The maximum number kept: about as many as a long book has.
    private static let mostKnown = 50_000

    /// Opens the dictionary that fits best; nil without Enchant, or without a dictionary for any of the languages.
    /// It may take long: `load` does it off the main thread.
    ///
    /// - Parameters:
    ///   - languages: The languages by preference, as GLib names them.
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

    /// Opens the dictionary that fits best, off the main thread. It is waited for as long as its disk takes: nothing else waits,
    /// and then it is there.
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

    // MARK: The person's words

    /// The file with the person's own words, which the library looks at with each word that it is asked about.
    private var personalWords: File {
        let folder =
            g_getenv("ENCHANT_CONFIG_DIR").map { SystemPath($0) }
            ?? UserFolder.configuration.pathForLibraries.child("enchant")
        return File(folder.child("\(language).dic"))
    }

    @MainActor private lazy var disk = PromptAnswer(first: true, patience: 90, lasting: 0) {
        [personalWords] cancellation in
        personalWords.look(cancellation)
        return true
    }

    /// Whether the disk with the person's words doesn't answer, for which the library would wait. See `LateAnswers`.
    @MainActor package var isSilent: Bool { disk.isSilent }

    // MARK: Words

    /// Whether a word is spelt rightly: it is in the dictionary, or one of the person's own, or accepted for now.
    package func isCorrect(_ word: String) -> Bool {
        if let isRight = known[word] { return isRight }
        // Negative is an error, of which the word isn't to blame.
        let isRight = library.check(dictionary, word, gssize(word.utf8.count)) <= 0
        if known.count >= Self.mostKnown { known = [:] }
        known[word] = isRight
        return isRight
    }

    /// The same of a word that has been looked up before; nil for others.
    package func isKnownCorrect(_ word: String) -> Bool? { known[word] }

    /// Suggests words for a misspelt one, the likeliest first. It takes 10 to 60 ms for usual words.
    public func suggestions(for word: String, limit: Int) -> [String] {
        var count = 0
        guard let strings = library.suggest(dictionary, word, gssize(word.utf8.count), &count) else { return [] }
        defer { library.freeStrings(dictionary, strings) }
        return (0..<min(count, limit)).compactMap { index in strings[index].map { String(cString: $0) } }
    }

    /// Adds a word to the person's own, for all programs and for good.
    package func learn(_ word: String) {
        known = [:]
        library.add(dictionary, word, gssize(word.utf8.count))
    }

    /// Takes a word for right until the program ends.
    public func accept(_ word: String) {
        known = [:]
        library.addToSession(dictionary, word, gssize(word.utf8.count))
    }

    /// Whether the language is written in the scripts of all of a word's letters: an English dictionary can't tell
    /// anything about a Thai word. True if Pango doesn't know the language.
    package func covers(_ word: String) -> Bool {
        word.unicodeScalars.allSatisfy { scalar in
            let script = g_unichar_get_script(scalar.value)
            if script == G_UNICODE_SCRIPT_COMMON || script == G_UNICODE_SCRIPT_INHERITED { return true }
            // Pango's numbers of scripts are GLib's (pango-script.h).
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
