/// The languages that text can be in, as Tesseract names them.
nonisolated enum RecognitionLanguages {
    /// The languages in what `tesseract --list-langs` writes: a line of words, then a name a line.
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

    /// The ones to look for: the person's, as the environment names them (`de_DE.UTF-8`), the best first, and English,
    /// which there is something of in most pictures. If neither is installed, the first that is.
    static func choose(of installed: [String], for names: [String]) -> [String] {
        var chosen: [String] = []
        for name in names.compactMap(name) + ["eng"] where installed.contains(name) && !chosen.contains(name) {
            chosen.append(name)
        }
        // What tells only how a page lies is no language.
        let rest = installed.filter { !["osd", "equ", "snum"].contains($0) }
        return chosen.isEmpty ? Array(rest.prefix(1)) : chosen
    }

    /// The name of a language of the environment; nil for one that it has none for.
    private static func name(of language: String) -> String? {
        let locale = language.prefix { $0 != "." && $0 != "@" }
        let code = String(locale.prefix { $0 != "_" })
        if code == "zh" { return ["zh_TW", "zh_HK", "zh_MO"].contains(String(locale)) ? "chi_tra" : "chi_sim" }
        return names[code]
    }

    /// Tesseract's names (tessdata) of the languages that programs are translated into most.
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
