import CGtk
import Platform

/// The name of a file in a folder, which can't lead outside the folder, is what it appears to be, and is accepted by any program.
///
/// It has no separators, control characters, characters that change the writing direction, or invisible characters; it isn't
/// longer than a file's name may be, and doesn't begin with a full stop (which hides a file), a hyphen (which makes it an
/// option) or a tilde (which makes it a home folder). Names from notes, the clipboard or drops become files only through this
/// type.
package nonisolated struct FileName: Hashable, Sendable, CustomStringConvertible {
    package let text: String

    /// The maximum length of a file's name, in bytes (Linux: NAME_MAX).
    package static let byteLimit = 255
    /// The maximum length of an extension, in bytes; a longer one is part of the name.
    private static let longestEnding = 32
    /// The maximum length of an extension that is passed separately, in bytes.
    private static let longestGivenEnding = 64
    private static let unnamed = "Unnamed"

    /// Makes a name from a text that is already valid; nil if it isn't.
    package init?(_ text: String) {
        let scalars = text.unicodeScalars
        guard text.utf8.count <= Self.byteLimit, let first = scalars.first, !first.isUnfitAsFirst,
            scalars.allSatisfy({ !$0.isSeparator && !$0.isInvisible })
        else { return nil }
        self.text = text
    }

    /// Makes a name from any text, with an extension such as `.png`; uses the fallback if nothing is left of the text.
    /// Separators and control characters become hyphens; a name that is too long is cut before the extension, between two
    /// characters.
    package init(sanitizing text: String, ending: String? = nil, or fallback: String = "") {
        let whole = Self.trimmed(Self.clean(text))
        let (base, own) = ending.map { (whole, Self.clean($0)) } ?? Self.split(whole)
        let tail = own.utf8.count <= (ending == nil ? Self.longestEnding : Self.longestGivenEnding) ? own : ""
        let bases = [base, Self.trimmed(Self.clean(fallback)), Self.unnamed]
        let first = bases.first { !$0.isEmpty } ?? Self.unnamed
        self.text = Self.cut(first, to: Self.byteLimit - tail.utf8.count) + tail
    }

    /// The name itself, then versions with a number before the extension: "a.png", "a 2.png", "a 3.png", …
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

    /// Replaces separators, and removes invisible scalars. It works on scalars: a slash with an accent isn't equal to the
    /// character `/`.
    private static func clean(_ text: String) -> String {
        var clean = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar.isSeparator {
                clean.append("-")
            } else if !scalar.isInvisible {
                clean.append(scalar)
            }
        }
        return String(clean)
    }

    /// Removes spaces at both ends, and scalars that a name can't begin with.
    private static func trimmed(_ text: String) -> String {
        var scalars = text.unicodeScalars.drop(while: \.isUnfitAsFirst)
        while scalars.last?.properties.isWhitespace ?? false { scalars.removeLast() }
        return String(scalars)
    }

    /// Returns the beginning of a text, as many characters as fit; if not even the first fits, as many of its scalars as fit.
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
    /// Makes a name from a literal of the program.
    package nonisolated init(stringLiteral text: StaticString) {
        self.init(sanitizing: text.description, ending: "")
    }
}

extension Unicode.Scalar {
    /// Whether the scalar separates folders, in any system, or ends lines or is a control character.
    fileprivate nonisolated var isSeparator: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: self == "/" || self == "\\"
        }
    }

    /// Whether the scalar is invisible and not part of a word: it changes the direction, isn't a character, or is a space
    /// without width. (Scalars that join letters or emoji are allowed.)
    fileprivate nonisolated var isInvisible: Bool {
        if properties.isBidiControl || properties.isNoncharacterCodePoint { return true }
        switch value {
        case 0x200B, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: return true
        default: return false
        }
    }

    /// Whether a name can't begin with the scalar: it hides a file, has a special meaning to programs, or combines with what
    /// precedes it.
    fileprivate nonisolated var isUnfitAsFirst: Bool {
        if self == "." || self == "-" || self == "~" || properties.isWhitespace { return true }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return true
        default: return false
        }
    }
}

nonisolated extension File {
    /// Returns the file of a name in this folder.
    package func child(_ name: FileName) -> File {
        withFile { folder in File(consuming: g_file_get_child(folder, name.text)) }
    }
}
