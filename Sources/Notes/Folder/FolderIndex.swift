import Files
import Platform

/// The words of the notes in a folder, each for a certain state of its file. The index is stored in the user's cache, and rebuilt
/// if it is missing, damaged or from another version.
package nonisolated struct FolderIndex: Equatable, Sendable {
    /// The words of a note.
    package struct Entry: Equatable, Sendable {
        /// The state of the file that contains these words.
        let version: String
        let words: String
    }

    /// The entries, by the addresses of the files.
    var entries: [String: Entry] = [:]

    // MARK: Searching

    /// Returns the items that have all words of a query in their titles or texts. The words are matched literally.
    ///
    /// - Returns: The items' ids; `nil` if the query is empty. Throws `CancellationError`.
    func matches(of query: String, in items: [FolderItem]) throws -> Set<String>? {
        let searches = query.split(whereSeparator: \.isWhitespace).compactMap { TextSearch(SearchPattern(String($0))) }
        guard !searches.isEmpty else { return nil }
        var found: Set<String> = []
        for item in items {
            try Task.checkCancellation()
            let words = entries[item.id]?.words
            let isFound = searches.allSatisfy { search in
                search.isFound(in: item.title) || (words.map { search.isFound(in: $0) } ?? false)
            }
            if isFound { found.insert(item.id) }
        }
        return found
    }

    // MARK: As bytes

    /// The beginning of an index. Its number changes whenever the format of the rest does.
    private static let mark = Array("Longpress folder index 1\n".utf8)

    /// The index as bytes: each text preceded by its length, and a checksum at the end.
    package var bytes: [UInt8] {
        var bytes = Self.mark
        for (id, entry) in entries {
            for text in [id, entry.version, entry.words] {
                let utf8 = text.utf8
                bytes += Self.bytes(of: utf8.count)
                bytes += utf8
            }
        }
        let sum = Self.checksum(of: bytes[...])
        bytes += Self.bytes(of: sum)
        return bytes
    }

    /// Reads an index; `nil` if it is damaged or from another version.
    package init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: Self.mark), bytes.count >= Self.mark.count + 8 else { return nil }
        let end = bytes.count - 8
        guard Self.number(in: bytes, at: end) == Self.checksum(of: bytes[..<end]) else { return nil }
        var position = Self.mark.count
        func text() -> String? {
            guard position + 8 <= end else { return nil }
            let count = Self.number(in: bytes, at: position)
            guard count >= 0, count <= end - position - 8 else { return nil }
            defer { position += 8 + count }
            return String(decoding: bytes[position + 8..<position + 8 + count], as: UTF8.self)
        }
        while position < end {
            guard let id = text(), let version = text(), let words = text() else { return nil }
            entries[id] = Entry(version: version, words: words)
        }
    }

    package init() {}

    private static func bytes(of number: Int) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    private static func number(in bytes: [UInt8], at position: Int) -> Int {
        (0..<8).reduce(0) { $0 | Int(bytes[position + $1]) << (8 * $1) }
    }

    private static func checksum(of bytes: ArraySlice<UInt8>) -> Int { Int(truncatingIfNeeded: bytes.span.hash >> 1) }
}
