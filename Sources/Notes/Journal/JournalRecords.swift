/// The records of a journal's files. Each has a key and a value; the last record's key shows that nothing is missing.
///
/// A record is written as the key, a space, the number of bytes, a line feed, the bytes and another line feed.
package nonisolated struct JournalRecords: Sendable {
    package struct Record: Equatable, Sendable {
        package let key: String
        package let value: [UInt8]

        /// The value as text.
        package var text: String { String(decoding: value, as: UTF8.self) }
    }

    private static let end = "end"
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func add(_ key: String, _ value: some Sequence<UInt8>) {
        let value = Array(value)
        bytes += Array("\(key) \(value.count)\n".utf8)
        bytes += value
        bytes.append(0x0A)
    }

    /// Adds a record with a text.
    package mutating func add(_ key: String, _ text: String) { add(key, text.utf8) }

    /// Returns the bytes of the complete file.
    package func finished() -> [UInt8] {
        var all = self
        all.add(Self.end, "")
        return all.bytes
    }

    /// Returns the records in a file; `nil` if it is damaged or incomplete.
    package static func read(_ bytes: [UInt8]) -> [Record]? {
        var records: [Record] = []
        var offset = 0
        while offset < bytes.count {
            guard let line = bytes[offset...].firstIndex(of: 0x0A) else { return nil }
            let head = String(decoding: bytes[offset..<line], as: UTF8.self).split(separator: " ")
            guard head.count == 2, let count = Int(head[1]), count >= 0, count < bytes.count - line - 1,
                case let start = line + 1, bytes[start + count] == 0x0A
            else { return nil }
            records.append(Record(key: String(head[0]), value: Array(bytes[start..<start + count])))
            offset = start + count + 1
        }
        guard records.last?.key == end else { return nil }
        return records.dropLast()
    }
}
