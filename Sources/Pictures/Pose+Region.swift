package import Geometry

extension Pose {
    /// Returns the region of a stored picture in the coordinates of this pose.
    package nonisolated func seen(_ region: ImageRegion, of whole: ImageRegion) -> ImageRegion {
        var (region, whole) = (isMirrored ? region.mirrored(in: whole) : region, whole)
        for _ in 0..<quarters { (region, whole) = (region.turnedRight(in: whole), whole.turnedRight(in: whole)) }
        return region
    }

    /// Returns the region of the stored picture for a region in the coordinates of this pose.
    package nonisolated func stored(_ region: ImageRegion, of whole: ImageRegion) -> ImageRegion {
        var (region, seen) = (region, self.seen(whole, of: whole))
        for _ in 0..<(4 - quarters) % 4 { (region, seen) = (region.turnedRight(in: seen), seen.turnedRight(in: seen)) }
        return isMirrored ? region.mirrored(in: whole) : region
    }
}
