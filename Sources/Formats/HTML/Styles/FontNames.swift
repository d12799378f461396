import RichText

/// The names of fonts in a page.
enum FontNames {
    /// Whether letters in the first of them that there is are all of one width, as in programs.
    static func areMonospaced(_ names: [String]) -> Bool {
        names.contains { $0 == "monospace" || $0 == "ui-monospace" }
            || names.first.map { name in known.contains { name.hasPrefix($0) } || name.hasSuffix(" mono") } ?? false
    }

    /// What an attribute names, between commas.
    static func read(_ list: String) -> [String] {
        list.lowercased().split(separator: ",").map { name in
            name.filter { $0 != "\"" && $0 != "'" }.wordsOnOneLine
        }
    }

    private static let known = ["courier", "consolas", "menlo", "monaco", "lucida console", "cascadia", "sf mono"]
}
