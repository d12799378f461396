/// The encoding of a PNG's pixels (PNG specification, sections 7 to 9 and 11.2.1).
nonisolated struct PNGHeader {
    let width: Int
    let height: Int
    /// The bits per sample: 1, 2, 4, 8 or 16.
    private let depth: Int
    private let kind: UInt8
    private let samples: Int
    private let isInterlaced: Bool

    /// Makes a header from the chunk's content; nil if that is invalid, or the picture has too many pixels to be turned.
    init?(_ content: [UInt8]) {
        guard content.count == 13, content[10] == 0, content[11] == 0, content[12] <= 1 else { return nil }
        (width, height) = (content.bigEndian(0..<4), content.bigEndian(4..<8))
        (depth, kind, isInterlaced) = (Int(content[8]), content[9], content[12] == 1)
        let depths: [Int]
        switch kind {
        case 0: (samples, depths) = (1, [1, 2, 4, 8, 16])
        case 2: (samples, depths) = (3, [8, 16])
        case 3: (samples, depths) = (1, [1, 2, 4, 8])
        case 4: (samples, depths) = (2, [8, 16])
        case 6: (samples, depths) = (4, [8, 16])
        default: return nil
        }
        let most = TurnedFile.maxBytes / bytesEach
        guard depths.contains(depth), width > 0, height > 0, width <= most, height <= most / width else { return nil }
    }

    /// The bytes per pixel while the picture is turned; less than a byte counts as one.
    var bytesEach: Int { samples * max(1, depth / 8) }

    /// Returns the content of the header's chunk for another size, not interlaced.
    func bytes(width: Int, height: Int) -> [UInt8] {
        PNGChunk.bytes(width) + PNGChunk.bytes(height) + [UInt8(depth), kind, 0, 0, 0]
    }

    private func rowLength(_ width: Int) -> Int { (width * samples * depth + 7) / 8 }

    // MARK: Reading

    /// Returns the pixels of a frame, each of ``bytesEach`` bytes; nil if they are damaged.
    func pixels(in data: [UInt8], width: Int, height: Int) -> [UInt8]? {
        let passes = passes(width: width, height: height)
        let length = passes.reduce(0) { $0 + ($1.width > 0 ? (1 + rowLength($1.width)) * $1.height : 0) }
        guard let raw = Deflate.inflated(data, format: .zlib, limit: length + 1 << 16), raw.count >= length else {
            return nil
        }
        var pixels = [UInt8](repeating: 0, count: width * height * bytesEach)
        var offset = 0
        for pass in passes where pass.width > 0 {
            let rowLength = rowLength(pass.width)
            var above = [UInt8](repeating: 0, count: rowLength)
            for row in 0..<pass.height {
                guard let filter = PNGFilter(rawValue: raw[offset]) else { return nil }
                var bytes = Array(raw[(offset + 1)..<(offset + 1 + rowLength)])
                filter.undo(in: &bytes, above: above, bytesEach: bytesEach)
                offset += 1 + rowLength
                let y = pass.y + row * pass.stepY
                for column in 0..<pass.width {
                    let target = (y * width + pass.x + column * pass.stepX) * bytesEach
                    if depth >= 8 {
                        for byte in 0..<bytesEach { pixels[target + byte] = bytes[column * bytesEach + byte] }
                    } else {
                        let bit = column * depth
                        pixels[target] = bytes[bit / 8] >> UInt8(8 - depth - bit % 8) & UInt8(1 << depth - 1)
                    }
                }
                above = bytes
            }
        }
        return pixels
    }

    private typealias Pass = (x: Int, y: Int, stepX: Int, stepY: Int, width: Int, height: Int)

    private func passes(width: Int, height: Int) -> [Pass] {
        guard isInterlaced else { return [(0, 0, 1, 1, width, height)] }
        let starts = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
        return starts.map { x, y, stepX, stepY in
            let columns = max(0, (width - x + stepX - 1) / stepX)
            let rows = max(0, (height - y + stepY - 1) / stepY)
            return (x, y, stepX, stepY, rows > 0 ? columns : 0, rows)
        }
    }

    // MARK: Writing

    /// Returns the compressed pixels of a frame; nil if there isn't enough memory.
    func compressed(_ pixels: [UInt8], width: Int) -> [UInt8]? {
        let rowLength = rowLength(width)
        var raw: [UInt8] = []
        raw.reserveCapacity(pixels.count / (width * bytesEach) * (rowLength + 1))
        var above = [UInt8](repeating: 0, count: rowLength)
        for start in stride(from: 0, to: pixels.count, by: width * bytesEach) {
            let row = packed(pixels[start..<start + width * bytesEach])
            // Samples of less than a byte and palette indices compress best without a filter.
            let filter = depth < 8 || kind == 3 ? .none : PNGFilter.best(for: row, above: above, bytesEach: bytesEach)
            raw.append(filter.rawValue)
            raw += filter.applied(to: row, above: above, bytesEach: bytesEach)
            above = row
        }
        return Deflate.deflated(raw)
    }

    private func packed(_ row: ArraySlice<UInt8>) -> [UInt8] {
        guard depth < 8 else { return Array(row) }
        var bytes = [UInt8](repeating: 0, count: rowLength(row.count))
        for (column, value) in row.enumerated() {
            let bit = column * depth
            bytes[bit / 8] |= value << UInt8(8 - depth - bit % 8)
        }
        return bytes
    }
}
