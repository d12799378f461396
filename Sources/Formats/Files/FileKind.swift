/// The kind of a file given to the program.
package enum FileKind: Equatable, Sendable {
    case picture
    case note(NoteFormat)
    /// Neither a picture nor a note.
    case other

    private static let pictureStarts: [[UInt8]] = [
        [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8), Array("II*\0".utf8), Array("MM\0*".utf8),
        Array("<svg".utf8),
    ]
    /// The number of bytes at a file's beginning that are needed to determine its kind.
    package static let startLength = 1 << 16

    /// Creates the kind that a file's name indicates; `nil` if it indicates none.
    package init?(named name: String) {
        if MediaType(fileName: name).map(MediaType.pictures.contains) ?? false {
            self = .picture
        } else if let format = NoteFormat(named: name) {
            self = .note(format)
        } else {
            return nil
        }
    }

    /// Creates the kind indicated by a file's name and first bytes.
    package init(named name: String, start: [UInt8]) {
        let named = FileKind(named: name)
        if named == .picture || (named == nil && Self.pictureStarts.contains { start.starts(with: $0) }) {
            self = .picture
        } else if Self.isBinary(start) {
            self = .other
        } else if let named {
            self = named
        } else {
            self = .note(Self.isPage(start) ? .html : .text)
        }
    }

    /// Returns whether text declares itself a web page at its beginning.
    private static func isPage(_ start: [UInt8]) -> Bool {
        let text = String(decoding: start.prefix(512), as: UTF8.self).lowercased()
            .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        return ["<!doctype html", "<html"].contains(where: text.hasPrefix)
    }

    /// Returns whether bytes aren't text. Text has no zeros, except in UTF-16, where every other byte may be one.
    private static func isBinary(_ start: [UInt8]) -> Bool {
        guard start.contains(0) else { return false }
        if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) { return false }
        let head = start.prefix(64)
        let zeros = head.enumerated().filter { $0.element == 0 }
        let parities = Set(zeros.map { $0.offset % 2 })
        return head.count < 8 || parities.count != 1 || zeros.count * 4 < head.count
    }
}
