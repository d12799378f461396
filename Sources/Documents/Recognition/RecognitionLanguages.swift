/// The languages for text recognition, by Tesseract's names.
nonisolated enum RecognitionLanguages {
    /// Parses the output of `tesseract --list-langs`: a line of text, then one name per line.
    static func installed(_ list: String) -> [String] {
        list.split(whereSeparator: \.isNewline).map { $0.filter { !$0.isWhitespace } }
            .filter { name in
                !name.isEmpty && name.count <= 32
                    && name.utf8.allSatisfy {
                        switch $0 {
                        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
                            UInt8(ascii: "/"):
                            true
                        default: false
                        }
                    }
            }
    }

    /// Chooses the languages to recognize: the user's, by the names of the environment (`de_DE.UTF-8`), the best first, and
    /// English, of which most pictures contain some. If none of these is installed, the first one that is.
    static func choose(of installed: [String], for names: [String]) -> [String] {
        var chosen: [String] = []
        for name in names.compactMap(name) + ["eng"] where installed.contains(name) && !chosen.contains(name) {
            chosen.append(name)
        }
        // These data files detect only a page's orientation, or symbols, and are no languages.
        let rest = installed.filter { !["osd", "equ", "snum"].contains($0) }
        return chosen.isEmpty ? Array(rest.prefix(1)) : chosen
    }

    /// Returns Tesseract's name of a language of the environment; nil if it has none.
    private static func name(of language: String) -> String? {
        let locale = language.prefix { $0 != "." && $0 != "@" }
        let code = String(locale.prefix { $0 != "_" })
        if code == "zh" { return ["zh_TW", "zh_HK", "zh_MO"].contains(String(locale)) ? "chi_tra" : "chi_sim" }
        return names[code]
    }

    /// Tesseract's names (tessdata) of the languages that programs are most often translated into.
    private static let names = [
        "ar": "ara", "bg": "bul", "bn": "ben", "ca": "cat", "cs": "ces", "da": "dan", "de": "deu", "el": "ell",
        "en": "eng", "eo": "epo", "es": "spa", "et": "est", "eu": "eus", "fa": "fas", "fi": "fin", "fr": "fra",
        "ga": "gle", "gl": "glg", "he": "heb", "hi": "hin", "hr": "hrv", "hu": "hun", "id": "ind", "is": "isl",
        "it": "ita", "ja": "jpn", "ka": "kat", "ko": "kor", "lt": "lit", "lv": "lav", "ms": "msa", "nb": "nor",
        "nl": "nld", "nn": "nor", "no": "nor", "pl": "pol", "pt": "por", "ro": "ron", "ru": "rus", "sk": "slk",
        "sl": "slv", "sq": "sqi", "sr": "srp", "sv": "swe", "ta": "tam", "th": "tha", "tr": "tur", "uk": "ukr",
        "vi": "vie",
    ]
}
