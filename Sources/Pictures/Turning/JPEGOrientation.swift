/// Turns a JPEG by its orientation tag, which leaves the pixel data unchanged (ITU-T T.81, annex B; Exif 2.3, section 4.5).
nonisolated enum JPEGOrientation {
    private static let exif = Array("Exif\0\0".utf8)
    private static let (applicationFirst, application, scan): (UInt8, UInt8, UInt8) = (0xE0, 0xE1, 0xDA)
    /// The maximum length of a segment in bytes, without its length field.
    private static let maxInSegment = 65_533

    /// Returns the file with a pose applied on top of its own orientation tag; nil if it isn't a JPEG, or its Exif data can't
    /// be read.
    static func turned(_ bytes: [UInt8], by pose: Pose) -> [UInt8]? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var offset = 2
        // The tag comes after the first segment, which identifies the file as JFIF.
        var start = 2
        while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
            let marker = bytes[offset + 1]
            if marker == 0xFF {
                offset += 1
                continue
            }
            guard marker != scan else { break }
            let end = offset + 2 + bytes.bigEndian(offset + 2..<offset + 4)
            guard end >= offset + 4, end <= bytes.count else { return nil }
            let content = bytes[(offset + 4)..<end]
            if marker == application, content.starts(with: exif) {
                let tiff = TIFFOrientation.changed(in: Array(content.dropFirst(exif.count))) {
                    Pose(orientation: $0).then(pose).orientation
                }
                guard let tiff, let segment = segment(tiff) else { return nil }
                return Array(bytes[..<offset]) + segment + Array(bytes[end...])
            }
            if marker == applicationFirst, offset == 2 { start = end }
            offset = end
        }
        guard offset + 2 <= bytes.count, bytes[offset] == 0xFF,
            let new = segment(TIFFOrientation.only(pose.orientation))
        else {
            return nil
        }
        return Array(bytes[..<start]) + new + Array(bytes[start...])
    }

    private static func segment(_ tiff: [UInt8]) -> [UInt8]? {
        let length = exif.count + tiff.count
        guard length <= maxInSegment else { return nil }
        return [0xFF, application, UInt8((length + 2) >> 8), UInt8((length + 2) & 255)] + exif + tiff
    }
}
