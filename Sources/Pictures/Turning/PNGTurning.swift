internal import Geometry

/// Turns a PNG pixel by pixel, with the depth and the kind of colours that it has; everything else in it stays as it is (PNG
/// specification, 3rd edition). One that moves is turned frame by frame.
nonisolated enum PNGTurning {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The file turned; nil if it isn't as a PNG has to be, or too large.
    static func turned(_ bytes: [UInt8], by pose: Pose) -> [UInt8]? {
        guard let chunks = PNGChunk.all(in: bytes), let first = chunks.first, first.name == "IHDR",
            let header = PNGHeader(first.content)
        else { return nil }
        var turning = Turning(header, pose)
        for chunk in chunks { guard turning.consume(chunk) else { return nil } }
        return turning.result
    }

    /// The file with a region of its pixels alone; nil if it isn't as a PNG has to be, too large, or one that moves.
    static func cropped(_ bytes: [UInt8], to region: ImageRegion) -> [UInt8]? {
        // A tag that turns it would have to be followed first.
        guard let chunks = PNGChunk.all(in: bytes), !chunks.contains(where: { ["acTL", "eXIf"].contains($0.name) }),
            let header = chunks.first.flatMap({ $0.name == "IHDR" ? PNGHeader($0.content) : nil }),
            region.intersection(ImageRegion(x: 0, y: 0, width: header.width, height: header.height)) == region
        else { return nil }
        var turning = Turning(header, .upright, region)
        for chunk in chunks { guard turning.consume(chunk) else { return nil } }
        return turning.result
    }

    /// Whether the file is whole, and not too large.
    static func canTurn(_ bytes: [UInt8]) -> Bool {
        guard let chunks = PNGChunk.all(in: bytes), let first = chunks.first, first.name == "IHDR" else { return false }
        return PNGHeader(first.content) != nil
    }

    private struct Turning {
        private let header: PNGHeader
        private let pose: Pose
        private let whole: ImageRegion
        /// All that is to be left of it.
        private let crop: ImageRegion
        private(set) var result = PNGTurning.signature
        /// The compressed pixels of the frame that is being read, and the place of that.
        private var (data, frame): ([UInt8], ImageRegion)
        /// The name of the chunks that they are in; nil outside of a frame.
        private var dataName: String?
        /// The number of the next chunk of a moving picture.
        private var sequence = 0

        init(_ header: PNGHeader, _ pose: Pose, _ crop: ImageRegion? = nil) {
            (self.header, self.pose) = (header, pose)
            whole = ImageRegion(x: 0, y: 0, width: header.width, height: header.height)
            self.crop = crop ?? whole
            (data, frame) = ([], whole)
        }

        /// False if the file is damaged.
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
            // The place of each part of the compressed pixels, for a device of Apple's.
            case "iDOT": break
            default: write(chunk.name, chunk.content)
            }
            return true
        }

        /// A frame's place and size (section 11.3.6.2).
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
