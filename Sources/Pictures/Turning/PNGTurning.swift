internal import Geometry

/// Turns a PNG pixel by pixel, with its bit depth and colour type; everything else is kept (PNG specification, 3rd edition).
/// An animated PNG is turned frame by frame.
nonisolated enum PNGTurning {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Returns the file turned; nil if it isn't a valid PNG, or is too large.
    static func turned(_ bytes: [UInt8], by pose: Pose) -> [UInt8]? {
        guard let chunks = PNGChunk.all(in: bytes), let first = chunks.first, first.name == "IHDR",
            let header = PNGHeader(first.content)
        else { return nil }
        var turning = Turning(header, pose)
        for chunk in chunks { guard turning.consume(chunk) else { return nil } }
        return turning.result
    }

    /// Returns the file with only a region of its pixels; nil if it isn't a valid PNG, is too large, or is animated.
    static func cropped(_ bytes: [UInt8], to region: ImageRegion) -> [UInt8]? {
        // An orientation tag would have to be applied first.
        guard let chunks = PNGChunk.all(in: bytes), !chunks.contains(where: { ["acTL", "eXIf"].contains($0.name) }),
            let header = chunks.first.flatMap({ $0.name == "IHDR" ? PNGHeader($0.content) : nil }),
            region.intersection(ImageRegion(x: 0, y: 0, width: header.width, height: header.height)) == region
        else { return nil }
        var turning = Turning(header, .upright, region)
        for chunk in chunks { guard turning.consume(chunk) else { return nil } }
        return turning.result
    }

    /// Returns whether the file is complete, and not too large.
    static func canTurn(_ bytes: [UInt8]) -> Bool {
        guard let chunks = PNGChunk.all(in: bytes), let first = chunks.first, first.name == "IHDR" else { return false }
        return PNGHeader(first.content) != nil
    }

    private struct Turning {
        private let header: PNGHeader
        private let pose: Pose
        private let whole: ImageRegion
        /// The region to keep.
        private let crop: ImageRegion
        private(set) var result = PNGTurning.signature
        /// The compressed pixels of the current frame, and the frame's region.
        private var (data, frame): ([UInt8], ImageRegion)
        /// The name of the chunks that contain the pixels; nil outside of a frame.
        private var dataName: String?
        /// The sequence number of an animation's next chunk.
        private var sequence = 0

        init(_ header: PNGHeader, _ pose: Pose, _ crop: ImageRegion? = nil) {
            (self.header, self.pose) = (header, pose)
            whole = ImageRegion(x: 0, y: 0, width: header.width, height: header.height)
            self.crop = crop ?? whole
            (data, frame) = ([], whole)
        }

        /// Processes the next chunk; returns false if the file is damaged.
        mutating func consume(_ chunk: PNGChunk) -> Bool {
            if let dataName, dataName != chunk.name {
                guard endFrame() else { return false }
            }
            switch chunk.name {
            case "IHDR":
                let size = pose.seen(crop, of: whole)
                write("IHDR", header.bytes(width: size.width, height: size.height))
            case "IDAT", "fdAT":
                dataName = chunk.name
                data += chunk.content.dropFirst(chunk.name == "fdAT" ? 4 : 0)
            case "fcTL":
                guard let new = turnedControl(chunk.content) else { return false }
                write("fcTL", new)
            case "pHYs" where pose.swapsSides && chunk.content.count == 9:
                let pixels = chunk.content
                write("pHYs", Array(pixels[4..<8]) + pixels[..<4] + pixels[8...])
            // Apple's chunk with the offsets of parts of the compressed pixels, which turning makes invalid.
            case "iDOT": break
            default: write(chunk.name, chunk.content)
            }
            return true
        }

        /// Returns the turned content of a frame's control chunk, and records the frame's region (section 11.3.6.2).
        private mutating func turnedControl(_ content: [UInt8]) -> [UInt8]? {
            guard content.count == 26 else { return nil }
            func number(_ offset: Int) -> Int { content.bigEndian(offset..<offset + 4) }
            frame = ImageRegion(x: number(12), y: number(16), width: number(4), height: number(8))
            guard frame.width > 0, frame.height > 0, frame.maxX <= whole.width, frame.maxY <= whole.height else {
                return nil
            }
            let new = pose.seen(frame, of: whole)
            defer { sequence += 1 }
            return [sequence, new.width, new.height, new.x, new.y].flatMap(PNGChunk.bytes) + content[20...]
        }

        private mutating func endFrame() -> Bool {
            defer { (data, dataName) = ([], nil) }
            var (part, name) = dataName == "IDAT" ? (whole, "IDAT") : (frame, "fdAT")
            guard var pixels = header.pixels(in: data, width: part.width, height: part.height) else { return false }
            if crop != whole {
                pixels = (crop.y..<crop.maxY).flatMap { y in
                    let start = (y * whole.width + crop.x) * header.bytesEach
                    return pixels[start..<start + crop.width * header.bytesEach]
                }
                part = crop
            }
            let turned = pose.turned(
                pixels, width: part.width, height: part.height, bytesEach: header.bytesEach)
            let own = ImageRegion(x: 0, y: 0, width: part.width, height: part.height)
            let new = pose.seen(own, of: own)
            guard let compressed = header.compressed(turned, width: new.width) else { return false }
            if name == "fdAT" {
                write(name, PNGChunk.bytes(sequence) + compressed)
                sequence += 1
            } else {
                write(name, compressed)
            }
            return true
        }

        private mutating func write(_ name: String, _ content: [UInt8]) {
            result += PNGChunk(name: name, content: content).bytes
        }
    }
}
