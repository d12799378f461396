extension Pose {
    /// The pose that an orientation tag asks for, 1 to 8 (TIFF 6.0, section 8; Exif 2.3, section 4.6.4).
    nonisolated init(orientation: Int) {
        self = Self.byOrientation.indices.contains(orientation - 1) ? Self.byOrientation[orientation - 1] : .upright
    }

    /// The orientation tag that asks for it.
    nonisolated var orientation: Int { (Self.byOrientation.firstIndex(of: self) ?? 0) + 1 }

    private nonisolated static let byOrientation: [Pose] = [
        Pose(), Pose(isMirrored: true), Pose(quarters: 2), Pose(isMirrored: true, quarters: 2),
        Pose(isMirrored: true, quarters: 3), Pose(quarters: 1), Pose(isMirrored: true, quarters: 1), Pose(quarters: 3),
    ]

    /// This pose and then another one on top of it, as one.
    nonisolated func then(_ other: Pose) -> Pose {
        // A mirror goes past a turn by reversing it.
        let own = other.isMirrored ? 4 - quarters : quarters
        return Pose(isMirrored: isMirrored != other.isMirrored, quarters: (own + other.quarters) % 4)
    }

    /// A picture's elements, each of some bytes, row by row, as they stand in this pose.
    nonisolated func turned(_ elements: [UInt8], width: Int, height: Int, bytesEach: Int) -> [UInt8] {
        let (newWidth, newHeight) = swapsSides ? (height, width) : (width, height)
        return [UInt8](unsafeUninitializedCapacity: elements.count) { target, count in
            elements.withUnsafeBufferPointer { source in
                var offset = 0
                for y in 0..<newHeight {
                    for x in 0..<newWidth {
                        let (column, row) = stored(x: x, y: y, width: width, height: height)
                        let start = (row * width + column) * bytesEach
                        for byte in 0..<bytesEach { target[offset + byte] = source[start + byte] }
                        offset += bytesEach
                    }
                }
                count = offset
            }
        }
    }

    /// Where an element stands that is to stand at a place of this pose.
    private nonisolated func stored(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
        let (column, row) =
            switch quarters {
            case 1: (y, height - 1 - x)
            case 2: (width - 1 - x, height - 1 - y)
            case 3: (width - 1 - y, x)
            default: (x, y)
            }
        return (isMirrored ? width - 1 - column : column, row)
    }
}
