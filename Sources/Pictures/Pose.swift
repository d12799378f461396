/// The orientation of a picture relative to the way it is stored: turned by quarters, mirrored, or both. Turning a
/// picture changes only this, so nothing of it is lost and it takes no memory to go back.
package nonisolated struct Pose: Hashable, Sendable {
    /// Whether left and right are swapped, before anything is turned.
    package private(set) var isMirrored = false
    /// The quarter turns with the clock, 0 to 3.
    package private(set) var quarters = 0

    /// As it is stored.
    package static let upright = Pose()

    /// A pose by what is done to the picture as it is stored: mirrored first, and then turned with the clock.
    package init(isMirrored: Bool = false, quarters: Int = 0) {
        (self.isMirrored, self.quarters) = (isMirrored, quarters)
    }

    /// Whether width and height have changed places.
    package var swapsSides: Bool { !quarters.isMultiple(of: 2) }

    package func turned(_ turn: Pixels.Turn) -> Pose {
        var pose = self
        switch turn {
        case .right: pose.quarters = (quarters + 1) % 4
        case .left: pose.quarters = (quarters + 3) % 4
        case .flipHorizontally, .flipVertically:
            // A mirror goes past a turn by reversing it; top and bottom swapped is the same with half a turn.
            pose.quarters = ((turn == .flipVertically ? 6 : 4) - quarters) % 4
            pose.isMirrored.toggle()
        }
        return pose
    }
}

extension Pixels {
    /// The pixels of a stored picture as it stands in a pose; the very same if that is upright.
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
