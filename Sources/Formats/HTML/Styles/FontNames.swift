import RichText

/// The names of fonts in a page.
enum FontNames {
    /// Returns whether a list of fonts stands for a monospaced font, as for code.
    static func areMonospaced(_ names: [String]) -> Bool {
        names.contains { $0 == "monospace" || $0 == "ui-monospace" }
            || names.first.map { name in known.contains { name.hasPrefix($0) } || name.hasSuffix(" mono") } ?? false
    }

    /// Returns the names in an attribute, which separates them by commas.
    static func read(_ list: String) -> [String] {
        list.lowercased().split(separator: ",").map { name in
            name.filter { $0 != "\"" && $0 != "'" }.wordsOnOneLine
        }
    }

    private static let known = ["courier", "consolas", "menlo", "monaco", "lucida console", "cascadia", "sf mono"]
}
