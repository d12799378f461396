/// A rectangle of whole pixels in a picture as it is displayed: x counts from its left, y from its top.
///
/// Because it is in pixels of the picture rather than points of the screen, it stays the same however the picture is zoomed or
/// moved.
public struct ImageRegion: Hashable, Sendable {
    /// The number of pixels to its left.
    public var x: Int
    /// The number of pixels above it.
    public var y: Int
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int

    /// Makes a region from its position and size, in pixels.
    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// Makes the region that covers the whole of a picture, whose size is given in pixels.
    public init(wholeOf size: Size) {
        self.init(x: 0, y: 0, width: Int(size.width), height: Int(size.height))
    }

    /// The right edge: `x + width`.
    public var maxX: Int { x + width }
    /// The bottom edge: `y + height`.
    public var maxY: Int { y + height }

    /// Returns the part of the region that lies within another region, such as the whole picture; nil if they don't overlap.
    public func intersection(_ other: ImageRegion) -> ImageRegion? {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        guard left < right, top < bottom else { return nil }
        return ImageRegion(x: left, y: top, width: right - left, height: bottom - top)
    }

    // MARK: Turning the picture

    /// Returns the same pixels after the picture, whose extent is `whole`, has been turned clockwise by a quarter.
    public func turnedRight(in whole: ImageRegion) -> ImageRegion {
        ImageRegion(x: whole.height - maxY, y: x, width: height, height: width)
    }

    /// Returns the same pixels after the picture, whose extent is `whole`, has been mirrored left to right.
    public func mirrored(in whole: ImageRegion) -> ImageRegion {
        ImageRegion(x: whole.width - maxX, y: y, width: width, height: height)
    }

    // MARK: Moving and resizing

    /// Returns the region moved to the right and downwards by a number of pixels, but not beyond the edges of the whole picture.
    public func moved(x: Int, y: Int, in whole: ImageRegion) -> ImageRegion {
        var region = self
        region.x = min(max(self.x + x, 0), whole.width - width)
        region.y = min(max(self.y + y, 0), whole.height - height)
        return region
    }

    /// Returns the region with its right edge moved to the right and its bottom edge downwards by a number of pixels, but not
    /// beyond the edges of the whole picture, and at least one pixel wide and high.
    public func resized(x: Int, y: Int, in whole: ImageRegion) -> ImageRegion {
        var region = self
        region.width = min(max(width + x, 1), whole.width - self.x)
        region.height = min(max(height + y, 1), whole.height - self.y)
        return region
    }
}
