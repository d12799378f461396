import CGtk

/// The language in which a text is checked.
public nonisolated enum SpellingLanguage {
    /// The languages of the user's locale, the likeliest first, as GLib names them: `de_AT.UTF-8`, `de_AT`, `de`, `C`.
    public static var preferred: [String] {
        guard let names = g_get_language_names() else { return [] }
        var result: [String] = []
        var index = 0
        while let name = names[index] {
            result.append(String(cString: name))
            index += 1
        }
        return result
    }

    /// Returns the dictionary to use from the available ones; nil if none is for a language that the user reads.
    ///
    /// A dictionary for another country is acceptable (`de_DE` for `de_AT`). One for another language isn't: it would underline
    /// everything. In the locale `C`, which names no language, the program's language is used: American English.
    public static func choose(from available: [String], for languages: [String]) -> String? {
        let isUnnamed = languages.first.map { ["C", "POSIX"].contains(withoutCodeset($0)) } ?? true
        for name in isUnnamed ? ["en_US"] : languages {
            let name = withoutCodeset(name)
            let language = String(name.prefix { $0 != "_" && $0 != "-" && $0 != "@" })
            let likeliest = [name, language, "\(language)_\(language.uppercased())", "\(language)_US"]
            if let found = likeliest.first(where: available.contains) { return found }
            // The shortest name: longer ones are for special vocabularies.
            let variants = available.filter { $0.hasPrefix("\(language)_") || $0.hasPrefix("\(language)-") }
            if let found = variants.min(by: { ($0.count, $0) < ($1.count, $1) }) { return found }
        }
        return nil
    }

    private static func withoutCodeset(_ name: String) -> String {
        guard let dot = name.firstIndex(of: ".") else { return name }
        return String(name[..<dot]) + (name[dot...].firstIndex(of: "@").map { String(name[$0...]) } ?? "")
    }
}
