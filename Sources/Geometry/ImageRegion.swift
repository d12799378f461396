/// A rectangle of whole pixels in a picture as it is seen: x counts from its left, y from its top.
///
/// In pixels of the picture rather than points of the screen it stays where it is, however the picture is zoomed or moved.
public struct ImageRegion: Hashable, Sendable {
    /// The pixels to the left of it.
    public var x: Int
    /// The pixels above it.
    public var y: Int
    /// The pixels from left to right.
    public var width: Int
    /// The pixels from top to bottom.
    public var height: Int

    /// Makes a region of the pixels to the left of it and above it, and its size.
    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// Makes the region that is all of a picture of a size in pixels.
    public init(wholeOf size: Size) {
        self.init(x: 0, y: 0, width: Int(size.width), height: Int(size.height))
    }

    /// The pixels up to its right edge.
    public var maxX: Int { x + width }
    /// The pixels up to its bottom edge.
    public var maxY: Int { y + height }

    /// The part of it that is within another region, such as the whole picture; nil if there is none.
    public func intersection(_ other: ImageRegion) -> ImageRegion? {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        guard left < right, top < bottom else { return nil }
        return ImageRegion(x: left, y: top, width: right - left, height: bottom - top)
    }

    // MARK: Turning the picture

    /// The same pixels once the picture, which is all of `whole`, has been turned by a quarter with the clock.
    public func turnedRight(in whole: ImageRegion) -> ImageRegion {
        ImageRegion(x: whole.height - maxY, y: x, width: height, height: width)
    }

    /// The same pixels once left and right of the picture, which is all of `whole`, have been swapped.
    public func mirrored(in whole: ImageRegion) -> ImageRegion {
        ImageRegion(x: whole.width - maxX, y: y, width: width, height: height)
    }

    // MARK: Changing it

    /// The region moved by so many pixels to the right and downwards, as far as a whole picture goes.
    public func moved(x: Int, y: Int, in whole: ImageRegion) -> ImageRegion {
        var region = self
        region.x = min(max(self.x + x, 0), whole.width - width)
        region.y = min(max(self.y + y, 0), whole.height - height)
        return region
    }

    /// The region with its right edge moved by so many pixels to the right and its bottom edge downwards, as far as a whole
    /// picture goes and one pixel is left.
    public func resized(x: Int, y: Int, in whole: ImageRegion) -> ImageRegion {
        var region = self
        region.width = min(max(width + x, 1), whole.width - self.x)
        region.height = min(max(height + y, 1), whole.height - self.y)
        return region
    }
}
