import CIntl

/// The language of the process: the one that the user has set, once the process has adopted it.
package enum Language {
    /// Adopts the language and conventions that the environment asks for. If they aren't installed, English and neutral
    /// conventions are used instead, and one line on standard error says so.
    ///
    /// Call it at the start of a program, before any text is shown and before there is a second thread.
    package static func adopt() {
        guard !isAdopted else { return }
        isAdopted = true
        if setlocale(LC_ALL, "") != nil { return }
        let requested = ["LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG"].compactMap(variable).first ?? ""
        if setlocale(LC_ALL, "C.UTF-8") == nil { setlocale(LC_ALL, "C") }
        writeError("the language setting “{setting}” isn't installed here, so English is used.", ["setting": requested])
    }

    /// Whether the process has adopted its language with ``adopt()``.
    nonisolated(unsafe) package private(set) static var isAdopted = false

    /// The wanted languages, the best first, such as `de_DE.UTF-8`; empty if nothing is to be translated.
    static var wanted: [String] {
        guard let locale = setlocale(LC_MESSAGES, nil).map({ String(cString: $0) }),
            !["C", "POSIX", "C.UTF-8", "C.utf8"].contains(locale)
        else { return [] }
        return variable("LANGUAGE").map { $0.split(separator: ":").map(String.init) } ?? [locale]
    }

    /// Whether titles are capitalized in the language of the process, as they are in English.
    package static var hasTitleCapitals: Bool {
        guard let first = wanted.first else { return true }
        return catalogNames(for: first).contains("en")
    }

    /// Returns the possible names of a language's catalogue, the closest first.
    static func catalogNames(for language: String) -> [String] {
        let parts = language.split(separator: "@", maxSplits: 1)
        guard let locale = parts.first?.split(separator: ".", maxSplits: 1).first else { return [] }
        var names = [String(locale)]
        if let general = locale.split(separator: "_", maxSplits: 1).first, general != locale {
            names.append(String(general))
        }
        // Any other name could lead out of the folder.
        guard names.allSatisfy({ $0.utf8.allSatisfy { $0 != UInt8(ascii: "/") } && $0 != ".." }) else { return [] }
        return (parts.count > 1 && !parts[1].contains("/") ? names.map { "\($0)@\(parts[1])" } : []) + names
    }

    static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Writes a sentence on standard error, preceded by the program's name.
    static func writeError(_ sentence: String, _ values: [String: String]) {
        let name = CommandLine.arguments.first?.split(separator: "/").last ?? "longpress"
        let message = ShownText.filled(sentence, values)
        lp_tell(ShownText.filled("{program}: {told}", ["program": String(name), "told": message]) + "\n")
    }
}
