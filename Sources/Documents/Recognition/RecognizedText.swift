import CGtk

/// The output of a text recognition program.
nonisolated enum RecognizedText {
    /// Returns the text without surrounding empty lines; nil if the output isn't text.
    static func text(of answer: [UInt8]) -> String? {
        // Output that isn't UTF-8 isn't text.
        guard let text = String(validating: answer, as: UTF8.self) else { return nil }
        // Pages end with a form feed.
        let scalars = text.unicodeScalars.filter {
            !$0.properties.generalCategory.isControl || $0 == "\n" || $0 == "\t"
        }
        let lines = String(String.UnicodeScalarView(scalars)).split(
            separator: "\n", omittingEmptySubsequences: false)
        let isBlank: (Substring) -> Bool = { $0.allSatisfy(\.isWhitespace) }
        guard let first = lines.firstIndex(where: { !isBlank($0) }),
            let last = lines.lastIndex(where: { !isBlank($0) })
        else { return "" }
        return lines[first...last].joined(separator: "\n")
    }
}

extension Unicode.GeneralCategory {
    fileprivate nonisolated var isControl: Bool { self == .control }
}
