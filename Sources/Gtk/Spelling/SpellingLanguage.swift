import CGtk

/// Which language a text is checked in.
public nonisolated enum SpellingLanguage {
    /// The languages of the person's locale, the likeliest first, as GLib names them: `de_AT.UTF-8`, `de_AT`, `de`, `C`.
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

    /// The dictionary to use out of those there are; nil if none is for a language that the person reads.
    ///
    /// One of another country will do (`de_DE` for `de_AT`), one of another language won't: it would underline
    /// everything. In the locale `C`, which names no language, it is that of the program: American English.
    public static func choose(from available: [String], for languages: [String]) -> String? {
        let isUnnamed = languages.first.map { ["C", "POSIX"].contains(withoutCodeset($0)) } ?? true
        for name in isUnnamed ? ["en_US"] : languages {
            let name = withoutCodeset(name)
            let language = String(name.prefix { $0 != "_" && $0 != "-" && $0 != "@" })
            let likeliest = [name, language, "\(language)_\(language.uppercased())", "\(language)_US"]
            if let found = likeliest.first(where: available.contains) { return found }
            // The shortest: longer names are those of special vocabularies.
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
