import CIntl

/// A file of translations in the format of `msgfmt`.
enum CatalogFile {
    enum State {
        case missing, damaged, sound
    }

    /// Reads a file and returns whether it is intact. The C library doesn't check the offsets in a catalogue.
    static func state(of path: String) -> State {
        guard let file = fopen(path, "rb") else { return .missing }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        let block = 1 << 16
        while bytes.count <= largest {
            let read = Array<UInt8>(unsafeUninitializedCapacity: block) { buffer, count in
                count = fread(buffer.baseAddress!, 1, block, file)
            }
            guard !read.isEmpty else { return isSound(bytes) ? .sound : .damaged }
            bytes += read
        }
        return .damaged
    }

    /// Returns whether everything that the offsets point to is within the bytes: tables, and texts that end with a zero.
    static func isSound(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 28 else { return false }
        let isSwapped = bytes[0] == 0x95
        guard Array(bytes[0..<4]) == (isSwapped ? [0x95, 0x04, 0x12, 0xDE] : [0xDE, 0x12, 0x04, 0x95]) else {
            return false
        }
        func number(at offset: Int) -> Int {
            let four = bytes[offset..<offset + 4]
            return (isSwapped ? Array(four) : four.reversed()).reduce(0) { $0 << 8 | Int($1) }
        }
        let (count, hashes) = (number(at: 8), number(at: 20))
        let tables = [number(at: 12), number(at: 16)]
        guard number(at: 4) == 0, (tables.map { $0 + 8 * count } + [number(at: 24) + 4 * hashes]).max()! <= bytes.count
        else { return false }
        for table in tables {
            for entry in 0..<count {
                let end = number(at: table + 8 * entry) + number(at: table + 8 * entry + 4)
                guard end < bytes.count, bytes[end] == 0 else { return false }
            }
        }
        return (0..<hashes).allSatisfy { number(at: number(at: 24) + 4 * $0) <= count }
    }

    /// The largest size of a catalogue, in bytes.
    private static let largest = 1 << 24
}
