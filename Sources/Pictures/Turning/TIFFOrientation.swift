/// The orientation tag in a TIFF structure, as in TIFF files and Exif data of JPEGs (TIFF 6.0, sections 2 and 8).
nonisolated enum TIFFOrientation {
    private static let tag = 0x0112
    /// The type of a two-byte number.
    private static let short = 3
    private static let entryLength = 12

    /// Returns the structure with the orientation of its first picture, 1 to 8, changed; nil if the bytes aren't such a
    /// structure.
    static func changed(in bytes: [UInt8], _ change: (Int) -> Int) -> [UInt8]? {
        guard var tiff = Structure(bytes), let directory = tiff.number(at: 4, length: 4),
            let count = tiff.number(at: directory, length: 2), directory >= 8,
            directory + 2 + count * entryLength + 4 <= bytes.count
        else { return nil }
        let entries = (0..<count).map { directory + 2 + $0 * entryLength }
        if let entry = entries.first(where: { tiff.number(at: $0, length: 2) == tag }) {
            guard tiff.number(at: entry + 2, length: 2) == short, tiff.number(at: entry + 4, length: 4) == 1,
                let old = tiff.number(at: entry + 8, length: 2)
            else { return nil }
            tiff.set(change(old), at: entry + 8, length: 2)
            return tiff.bytes
        }
        // There is no room for another entry: a new directory is appended, and everything else stays in place.
        if !tiff.bytes.count.isMultiple(of: 2) { tiff.bytes.append(0) }
        let new = tiff.bytes.count
        guard new < Int(UInt32.max) - entryLength * (count + 2) else { return nil }
        let before = entries.prefix { tiff.number(at: $0, length: 2) ?? 0 < tag }.count
        var directoryBytes = tiff.encoded(count + 1, length: 2)
        directoryBytes += bytes[(directory + 2)..<(directory + 2 + before * entryLength)]
        directoryBytes += tiff.encoded(tag, length: 2) + tiff.encoded(short, length: 2) + tiff.encoded(1, length: 4)
        directoryBytes += tiff.encoded(change(1), length: 2) + [0, 0]
        directoryBytes += bytes[(directory + 2 + before * entryLength)..<(directory + 2 + count * entryLength + 4)]
        tiff.bytes += directoryBytes
        tiff.set(new, at: 4, length: 4)
        return tiff.bytes
    }

    /// Returns a structure that contains only an orientation.
    static func only(_ orientation: Int) -> [UInt8] {
        Array("MM".utf8) + [
            0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0,
        ]
    }

    /// A TIFF structure, with numbers in its byte order.
    private struct Structure {
        var bytes: [UInt8]
        private let isLittleEndian: Bool

        init?(_ bytes: [UInt8]) {
            guard bytes.count >= 8 else { return nil }
            switch Array(bytes.prefix(4)) {
            case [0x49, 0x49, 42, 0]: isLittleEndian = true
            case [0x4D, 0x4D, 0, 42]: isLittleEndian = false
            default: return nil
            }
            self.bytes = bytes
        }

        func number(at offset: Int, length: Int) -> Int? {
            guard offset >= 0, offset <= bytes.count - length else { return nil }
            let range = offset..<offset + length
            return isLittleEndian ? bytes.littleEndian(range) : bytes.bigEndian(range)
        }

        func encoded(_ number: Int, length: Int) -> [UInt8] {
            let bytes = (0..<length).map { UInt8(number >> (8 * $0) & 255) }
            return isLittleEndian ? bytes : bytes.reversed()
        }

        mutating func set(_ number: Int, at offset: Int, length: Int) {
            bytes.replaceSubrange(offset..<offset + length, with: encoded(number, length: length))
        }
    }
}
