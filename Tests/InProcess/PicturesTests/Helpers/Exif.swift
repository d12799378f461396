/// Camera data in JPEG files (Exif 2.3, section 4.5: a TIFF structure in an APP1 segment).
enum Exif {
    /// Returns a JPEG with an orientation tag from 1 to 8 and, optionally, a thumbnail.
    static func tagged(_ jpeg: [UInt8], orientation: UInt8, thumbnail: [UInt8] = []) -> [UInt8] {
        precondition(jpeg.starts(with: [0xff, 0xd8]))
        let afterFirst = thumbnail.isEmpty ? 0 : 26
        var tiff = Array("MM".utf8) + [0, 42, 0, 0, 0, 8]
        tiff += [0, 1] + entry(0x0112, type: 3, [0, orientation, 0, 0]) + number(afterFirst)
        if !thumbnail.isEmpty {
            let start = 26 + 2 + 2 * 12 + 4
            tiff += [0, 2] + entry(0x0201, type: 4, number(start)) + entry(0x0202, type: 4, number(thumbnail.count))
            tiff += number(0) + thumbnail
        }
        let content = Array("Exif".utf8) + [0, 0] + tiff
        let length = content.count + 2
        return [0xff, 0xd8, 0xff, 0xe1, UInt8(length >> 8), UInt8(length & 255)] + content + jpeg.dropFirst(2)
    }

    private static func entry(_ tag: Int, type: UInt8, _ value: [UInt8]) -> [UInt8] {
        [UInt8(tag >> 8), UInt8(tag & 255), 0, type, 0, 0, 0, 1] + value
    }

    private static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
    }
}
