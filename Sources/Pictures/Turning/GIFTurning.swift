internal import Geometry

/// Turns a GIF frame by frame, and keeps its colours, times and comments (GIF89a specification, sections 17 to 27).
nonisolated enum GIFTurning {
    /// Returns the file turned; nil if it isn't a valid GIF, or is too large.
    static func turned(_ bytes: [UInt8], by pose: Pose) -> [UInt8]? {
        guard GIFFrames.isGIF(bytes) else { return nil }
        let whole = ImageRegion(x: 0, y: 0, width: bytes.littleEndian(6..<8), height: bytes.littleEndian(8..<10))
        let size = pose.seen(whole, of: whole)
        var offset = GIFFrames.headerLength + GIFFrames.tableLength(bytes[10])
        guard offset < bytes.count, whole.width > 0, whole.height > 0 else { return nil }
        var result = Array(bytes[..<6]) + numbers(size.width, size.height) + bytes[10..<offset]
        var hasFrame = false
        while offset < bytes.count, bytes[offset] != GIFFrames.endMark {
            switch bytes[offset] {
            case 0x2C:
                guard let (frame, end) = frame(in: bytes, at: offset, whole, pose) else { return nil }
                result += frame
                (offset, hasFrame) = (end, true)
            case 0x21:
                guard let end = GIFFrames.endOfBlocks(at: offset + 2, in: bytes) else { return nil }
                result += bytes[offset..<end]
                offset = end
            default:
                // Decoders treat anything that isn't a block as the end.
                return hasFrame ? result + [GIFFrames.endMark] : nil
            }
        }
        return hasFrame ? result + [GIFFrames.endMark] : nil
    }

    /// Returns whether the file is complete. A frame that extends beyond the screen may still prevent turning.
    static func canTurn(_ bytes: [UInt8]) -> Bool {
        guard GIFFrames.isGIF(bytes) else { return false }
        let frames = GIFFrames(bytes)
        return frames.firstEnd != nil && frames.isComplete
    }

    private static func frame(
        in bytes: [UInt8], at start: Int, _ whole: ImageRegion, _ pose: Pose
    ) -> (frame: [UInt8], end: Int)? {
        guard start + 10 < bytes.count else { return nil }
        func number(_ offset: Int) -> Int { bytes.littleEndian(start + offset..<start + offset + 2) }
        let part = ImageRegion(x: number(1), y: number(3), width: number(5), height: number(7))
        let flags = bytes[start + 9]
        let codes = start + 10 + GIFFrames.tableLength(flags)
        // Pixels beyond the screen are invisible, and have no valid position after turning.
        guard codes < bytes.count, part.width > 0, part.height > 0, part.maxX <= whole.width, part.maxY <= whole.height,
            part.width * part.height <= TurnedFile.maxBytes, let end = GIFFrames.endOfBlocks(at: codes + 1, in: bytes)
        else { return nil }
        let data = blocks(in: bytes, from: codes + 1)
        guard var pixels = LZW.decoded(data, firstSize: Int(bytes[codes]), count: part.width * part.height) else {
            return nil
        }
        if flags & 0x40 != 0 { pixels = inOrder(pixels, width: part.width, height: part.height) }
        let turned = pose.turned(pixels, width: part.width, height: part.height, bytesEach: 1)
        let new = pose.seen(part, of: whole)
        let encoded = LZW.encoded(turned, firstSize: Int(bytes[codes]))
        var frame: [UInt8] = [0x2C] + numbers(new.x, new.y, new.width, new.height) + [flags & ~0x40]
        frame += bytes[(start + 10)...codes]
        for piece in stride(from: 0, to: encoded.count, by: 255) {
            let block = encoded[piece..<min(piece + 255, encoded.count)]
            frame.append(UInt8(block.count))
            frame += block
        }
        return (frame + [0], end)
    }

    /// Returns the rows of an interlaced frame in order (appendix E).
    private static func inOrder(_ pixels: [UInt8], width: Int, height: Int) -> [UInt8] {
        var result = pixels
        var row = 0
        for (first, step) in [(0, 8), (4, 8), (2, 4), (1, 2)] {
            for y in stride(from: first, to: height, by: step) {
                result.replaceSubrange(y * width..<(y + 1) * width, with: pixels[row * width..<(row + 1) * width])
                row += 1
            }
        }
        return result
    }

    private static func numbers(_ numbers: Int...) -> [UInt8] {
        numbers.flatMap { [UInt8($0 & 255), UInt8($0 >> 8 & 255)] }
    }

    private static func blocks(in bytes: [UInt8], from start: Int) -> [UInt8] {
        var data: [UInt8] = []
        var offset = start
        while offset < bytes.count, case let length = Int(bytes[offset]), length > 0 {
            data += bytes[(offset + 1)..<min(offset + 1 + length, bytes.count)]
            offset += 1 + length
        }
        return data
    }
}
