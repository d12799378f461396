/// Names for files in a folder where others may be.
nonisolated enum FileNames {
    /// A name without what can't be in a file's.
    static func safe(_ name: String) -> String {
        let safe = String(name.map { "/\0".contains($0) || $0.isNewline ? "-" : $0 }.prefix(80))
        return safe.isEmpty ? "Note" : safe
    }

    /// The name itself, then the same with a number before the ending: "a.png", "a 2.png", "a 3.png", …
    static func candidates(for name: String) -> some Sequence<String> {
        let dot = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 } ?? name.endIndex
        let (base, ending) = (name[..<dot], name[dot...])
        return (1...).lazy.map { $0 == 1 ? name : "\(base) \($0)\(ending)" }
    }
}
