import CGtk
import Platform

/// The name of a file in a folder: one that leads nowhere else, says what it seems to say, and that any program takes.
///
/// It holds no separator, no control character, none that turns the direction of writing around and none that can't be
/// seen; it isn't longer than a file's name may be, and doesn't begin with a full stop (which hides a file), a hyphen
/// (which makes it an option) or a tilde (which makes it a home). What a note, a clipboard or a drop calls something
/// becomes a file only by way of this.
package nonisolated struct FileName: Hashable, Sendable, CustomStringConvertible {
    package let text: String

    /// The most bytes that a file's name may have (Linux: NAME_MAX).
    package static let byteLimit = 255
    /// An ending with more bytes is none, but a part of the name.
    private static let longestEnding = 32
    /// The same of one that is given by itself.
    private static let longestGivenEnding = 64
    private static let unnamed = "Unnamed"

    /// A name as it stands; nil if it is none.
    package init?(_ text: String) {
        let scalars = text.unicodeScalars
        guard text.utf8.count <= Self.byteLimit, let first = scalars.first, !first.isUnfitAsFirst,
            scalars.allSatisfy({ !$0.isSeparator && !$0.isUnseen })
        else { return nil }
        self.text = text
    }

    /// A name out of any text, with an ending such as `.png`; the fallback if nothing is left of the text. Separators
    /// and control characters become hyphens; what is too long is cut before the ending, between two characters.
    package init(sanitizing text: String, ending: String? = nil, or fallback: String = "") {
        let whole = Self.trimmed(Self.clean(text))
        let (base, own) = ending.map { (whole, Self.clean($0)) } ?? Self.split(whole)
        let tail = own.utf8.count <= (ending == nil ? Self.longestEnding : Self.longestGivenEnding) ? own : ""
        let bases = [base, Self.trimmed(Self.clean(fallback)), Self.unnamed]
        let first = bases.first { !$0.isEmpty } ?? Self.unnamed
        self.text = Self.cut(first, to: Self.byteLimit - tail.utf8.count) + tail
    }

    /// The name itself, then the same with a number before the ending: "a.png", "a 2.png", "a 3.png", …
    package var numbered: some Sequence<FileName> {
        let (base, ending) = Self.split(text)
        return (1...).lazy.map { number in
            guard number > 1 else { return self }
            let tail = " \(number)\(ending)"
            return FileName(known: Self.cut(base, to: Self.byteLimit - tail.utf8.count) + tail)
        }
    }

    package var description: String { text }

    private init(known text: String) {
        self.text = text
    }

    // MARK: Parts

    /// Splits the name before its last full stop.
    private static func split(_ text: String) -> (base: String, ending: String) {
        let scalars = text.unicodeScalars
        guard let dot = scalars.lastIndex(of: "."), dot != scalars.startIndex,
            text.utf8.distance(from: dot, to: text.endIndex) <= longestEnding,
            !scalars[dot...].contains(where: \.properties.isWhitespace)
        else { return (text, "") }
        return (String(text[..<dot]), String(text[dot...]))
    }

    /// The text by scalars: to characters, a slash with an accent is no slash.
    private static func clean(_ text: String) -> String {
        var clean = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar.isSeparator {
                clean.append("-")
            } else if !scalar.isUnseen {
                clean.append(scalar)
            }
        }
        return String(clean)
    }

    /// The text without spaces at its ends, and without what a name doesn't begin with.
    private static func trimmed(_ text: String) -> String {
        var scalars = text.unicodeScalars.drop(while: \.isUnfitAsFirst)
        while scalars.last?.properties.isWhitespace ?? false { scalars.removeLast() }
        return String(scalars)
    }

    /// As many characters as have room; if even the first has none, as much of that as has.
    private static func cut(_ text: String, to limit: Int) -> String {
        guard text.utf8.count > limit else { return text }
        var (end, count) = (text.startIndex, 0)
        for index in text.indices {
            count += text[index].utf8.count
            if count > limit { break }
            end = text.index(after: index)
        }
        if end > text.startIndex { return String(text[..<end]) }
        var part = String.UnicodeScalarView()
        count = 0
        for scalar in text.unicodeScalars {
            count += scalar.utf8.count
            if count > limit { break }
            part.append(scalar)
        }
        return String(part)
    }
}

extension FileName: ExpressibleByStringLiteral {
    /// A name in the program's own words.
    package nonisolated init(stringLiteral text: StaticString) {
        self.init(sanitizing: text.description, ending: "")
    }
}

extension Unicode.Scalar {
    /// Whether it separates folders, here or in other systems, or ends or controls text.
    fileprivate nonisolated var isSeparator: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: self == "/" || self == "\\"
        }
    }

    /// Whether it can't be seen and is no part of a word: what turns the direction around, what is no character, and
    /// spaces without width. (Letters and emoji are joined by others.)
    fileprivate nonisolated var isUnseen: Bool {
        if properties.isBidiControl || properties.isNoncharacterCodePoint { return true }
        switch value {
        case 0x200B, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: return true
        default: return false
        }
    }

    /// Whether no name begins with it: it hides a file, means something to programs, or belongs to what comes before.
    fileprivate nonisolated var isUnfitAsFirst: Bool {
        if self == "." || self == "-" || self == "~" || properties.isWhitespace { return true }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return true
        default: return false
        }
    }
}

nonisolated extension File {
    /// The file of a name in this folder.
    package func child(_ name: FileName) -> File {
        withFile { folder in File(consuming: g_file_get_child(folder, name.text)) }
    }
}
