extension SeededGenerator {
    /// Returns bytes with some of them changed, moved, duplicated, removed or cut off, as by damage or malice.
    ///
    /// - Parameter pieces: Significant sequences of the format, some of which are inserted.
    public mutating func damaged(_ bytes: [UInt8], pieces: [[UInt8]] = []) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...8, using: &self) {
            let place = Int.random(in: 0...bytes.count, using: &self)
            let length = Int.random(in: 0...32, using: &self)
            switch Int.random(in: 0...8, using: &self) {
            case 0, 1:
                if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &self) }
            case 2:
                // The limits of a byte's value.
                if place < bytes.count { bytes[place] = [0, 1, 0x7f, 0x80, 0xfe, 0xff].randomElement(using: &self)! }
            case 3: bytes.insert(UInt8.random(in: 0...255, using: &self), at: place)
            case 4: bytes.removeSubrange(place..<min(bytes.count, place + length))
            case 5: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + length)], at: place)
            case 6: bytes.removeLast(Int.random(in: 0...bytes.count / 4, using: &self))
            case 7:
                let end = min(bytes.count, place + length)
                bytes.replaceSubrange(place..<end, with: repeatElement(0xff, count: end - place))
            default:
                if let piece = pieces.randomElement(using: &self) { bytes.insert(contentsOf: piece, at: place) }
            }
        }
        return bytes
    }
}
