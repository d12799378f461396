extension Pose {
    /// Makes the pose of an orientation tag, 1 to 8 (TIFF 6.0, section 8; Exif 2.3, section 4.6.4).
    nonisolated init(orientation: Int) {
        self = Self.byOrientation.indices.contains(orientation - 1) ? Self.byOrientation[orientation - 1] : .upright
    }

    /// The orientation tag of the pose.
    nonisolated var orientation: Int { (Self.byOrientation.firstIndex(of: self) ?? 0) + 1 }

    private nonisolated static let byOrientation: [Pose] = [
        Pose(), Pose(isMirrored: true), Pose(quarters: 2), Pose(isMirrored: true, quarters: 2),
        Pose(isMirrored: true, quarters: 3), Pose(quarters: 1), Pose(isMirrored: true, quarters: 1), Pose(quarters: 3),
    ]

    /// Returns the combination of this pose and then another one.
    nonisolated func then(_ other: Pose) -> Pose {
        // Swapping a flip and a turn reverses the turn.
        let own = other.isMirrored ? 4 - quarters : quarters
        return Pose(isMirrored: isMirrored != other.isMirrored, quarters: (own + other.quarters) % 4)
    }

    /// Returns a picture's elements, each of some bytes, row by row, rearranged for this pose.
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

    /// Returns the stored position of the element at a position in this pose.
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
