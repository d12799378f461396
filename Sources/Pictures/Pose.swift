/// The orientation of a picture relative to its stored form: turned by quarters, mirrored, or both. Turning a picture changes
/// only the pose, so nothing is lost, and undoing it needs no memory.
package nonisolated struct Pose: Hashable, Sendable {
    /// Whether left and right are swapped, before turning.
    package private(set) var isMirrored = false
    /// The number of quarter turns clockwise, 0 to 3.
    package private(set) var quarters = 0

    /// The orientation as stored.
    package static let upright = Pose()

    /// Makes a pose. The stored picture is mirrored first, and then turned clockwise.
    package init(isMirrored: Bool = false, quarters: Int = 0) {
        (self.isMirrored, self.quarters) = (isMirrored, quarters)
    }

    /// Whether width and height are swapped.
    package var swapsSides: Bool { !quarters.isMultiple(of: 2) }

    package func turned(_ turn: Pixels.Turn) -> Pose {
        var pose = self
        switch turn {
        case .right: pose.quarters = (quarters + 1) % 4
        case .left: pose.quarters = (quarters + 3) % 4
        case .flipHorizontally, .flipVertically:
            // Swapping a flip and a turn reverses the turn; a vertical flip equals a horizontal one with half a turn.
            pose.quarters = ((turn == .flipVertically ? 6 : 4) - quarters) % 4
            pose.isMirrored.toggle()
        }
        return pose
    }
}

extension Pixels {
    /// Returns the pixels of a stored picture in a pose; the same object if the pose is upright.
    package nonisolated func posed(_ pose: Pose) -> Pixels {
        let mirrored = pose.isMirrored ? turned(.flipHorizontally) : self
        return switch pose.quarters {
        case 1: mirrored.turned(.right)
        case 2: mirrored.turned(.flipHorizontally).turned(.flipVertically)
        case 3: mirrored.turned(.left)
        default: mirrored
        }
    }
}
