import Foundation

/// A picture of the screen or of a part of it.
public struct ScreenPicture: Equatable, Sendable {
    /// The width, in pixels.
    public let width: Int
    /// The height, in pixels.
    public let height: Int
    /// Each pixel as 0x00RRGGBB, row by row.
    let pixels: [UInt32]

    /// A pixel's colour.
    public struct Color: Hashable, Sendable, CustomStringConvertible {
        /// The red component, 0 to 255.
        public let red: Int
        /// The green component, 0 to 255.
        public let green: Int
        /// The blue component, 0 to 255.
        public let blue: Int

        /// Creates a colour from its components.
        public init(red: Int, green: Int, blue: Int) {
            self.red = red
            self.green = green
            self.blue = blue
        }

        init(_ pixel: UInt32) {
            self.init(red: Int(pixel >> 16 & 0xff), green: Int(pixel >> 8 & 0xff), blue: Int(pixel & 0xff))
        }

        /// Returns whether no component differs by more than `tolerance`.
        public func isNear(_ other: Color, tolerance: Int = 8) -> Bool {
            abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
                && abs(blue - other.blue) <= tolerance
        }

        /// The colour in words, as in `rgb(255, 0, 0)`.
        public var description: String { "rgb(\(red), \(green), \(blue))" }
    }

    /// Returns the colour of the pixel at a point in the picture.
    public func pixel(at point: ScreenPoint) throws -> Color {
        guard (0..<width).contains(point.x), (0..<height).contains(point.y) else {
            throw TestFailure("\(point) isn't in a picture of \(width)×\(height)")
        }
        return Color(pixels[point.y * width + point.x])
    }

    /// The colour that most pixels have; black if the picture is empty.
    public var mostCommonColor: Color {
        var counts: [UInt32: Int] = [:]
        for pixel in pixels { counts[pixel, default: 0] += 1 }
        return Color(counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0)
    }

    /// Returns the part of the picture in an area, clamped to the picture.
    public func cropped(to area: ScreenRectangle) -> ScreenPicture {
        let columns = (area.x..<area.right).clamped(to: 0..<width)
        let rows = (area.y..<area.bottom).clamped(to: 0..<height)
        var part: [UInt32] = []
        part.reserveCapacity(columns.count * rows.count)
        for row in rows { part += pixels[(row * width + columns.lowerBound)..<(row * width + columns.upperBound)] }
        return ScreenPicture(width: columns.count, height: rows.count, pixels: part)
    }

    /// Returns the share of pixels, 0 to 1, that differ from another picture's by more than `tolerance`; 1 if the sizes differ.
    public func difference(from other: ScreenPicture, tolerance: Int = 8) -> Double {
        guard (width, height) == (other.width, other.height), !pixels.isEmpty else { return 1 }
        var differing = 0
        for row in 0..<height where !hasSameRow(row, as: other) {
            for index in (row * width)..<((row + 1) * width) where pixels[index] != other.pixels[index] {
                if !Color(pixels[index]).isNear(Color(other.pixels[index]), tolerance: tolerance) { differing += 1 }
            }
        }
        return Double(differing) / Double(pixels.count)
    }

    /// Returns the box that has appeared since another picture of the same size; `nil` if there is none.
    ///
    /// The pixels along the edges of a new box, such as a popover, have all changed. This isn't so for its arrow and other
    /// small things that come with it. Therefore an edge counts only if it has at least half as many changed pixels as the
    /// longest. If `color` is given, only pixels that now have this colour count.
    public func newBox(since other: ScreenPicture, of color: Color? = nil, tolerance: Int = 8) -> ScreenRectangle? {
        guard (width, height) == (other.width, other.height) else { return nil }
        var (rows, columns) = ([Int](repeating: 0, count: height), [Int](repeating: 0, count: width))
        for row in 0..<height where !hasSameRow(row, as: other) {
            for column in 0..<width {
                let (mine, its) = (pixels[row * width + column], other.pixels[row * width + column])
                guard mine != its, !Color(mine).isNear(Color(its), tolerance: tolerance) else { continue }
                if let color, !Color(mine).isNear(color, tolerance: tolerance) { continue }
                rows[row] += 1
                columns[column] += 1
            }
        }
        return Self.box(rows: rows, columns: columns)
    }

    /// Returns the box that has a colour, ignoring the pixels in another area; `nil` if there is none.
    public func box(of color: Color, outside area: ScreenRectangle, tolerance: Int = 2) -> ScreenRectangle? {
        var (rows, columns) = ([Int](repeating: 0, count: height), [Int](repeating: 0, count: width))
        for row in 0..<height {
            for column in 0..<width where Color(pixels[row * width + column]).isNear(color, tolerance: tolerance) {
                guard !area.contains(ScreenPoint(x: column, y: row)) else { continue }
                rows[row] += 1
                columns[column] += 1
            }
        }
        return Self.box(rows: rows, columns: columns)
    }

    /// Returns the box whose edges are the outermost rows and columns that have at least half as many pixels as the fullest.
    private static func box(rows: [Int], columns: [Int]) -> ScreenRectangle? {
        func ends(_ counts: [Int]) -> (Int, Int)? {
            guard let most = counts.max(), most > 0, let first = counts.firstIndex(where: { $0 * 2 >= most }),
                let last = counts.lastIndex(where: { $0 * 2 >= most })
            else { return nil }
            return (first, last)
        }
        guard let (left, right) = ends(columns), let (top, bottom) = ends(rows) else { return nil }
        return ScreenRectangle(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    /// Returns the share of pixels, 0 to 1, that have a colour.
    public func share(of color: Color, tolerance: Int = 8) -> Double {
        guard !pixels.isEmpty else { return 0 }
        let matching = pixels.count { Color($0).isNear(color, tolerance: tolerance) }
        return Double(matching) / Double(pixels.count)
    }

    /// The share of pixels, 0 to 1, that are reddish, even if pale.
    public var redShare: Double {
        guard !pixels.isEmpty else { return 0 }
        let red = pixels.lazy.map(Color.init).count { $0.red - max($0.green, $0.blue) > 15 }
        return Double(red) / Double(pixels.count)
    }

    /// The share of pixels, 0 to 1, that are coloured rather than a tinted grey.
    public var colorfulShare: Double {
        guard !pixels.isEmpty else { return 0 }
        let colorful = pixels.lazy.map(Color.init).count {
            max($0.red, $0.green, $0.blue) - min($0.red, $0.green, $0.blue) > 24
        }
        return Double(colorful) / Double(pixels.count)
    }

    /// The share of pixels, 0 to 1, in which blue prevails over red, as in the colour of a selection.
    public var blueShare: Double {
        guard !pixels.isEmpty else { return 0 }
        return Double(pixels.lazy.map(Color.init).count { $0.blue - $0.red > 30 }) / Double(pixels.count)
    }

    /// Returns whether two pictures are equal in every pixel.
    public static func == (one: ScreenPicture, other: ScreenPicture) -> Bool {
        (one.width, one.height) == (other.width, other.height)
            && one.pixels.withUnsafeBytes { mine in
                other.pixels.withUnsafeBytes { memcmp(mine.baseAddress!, $0.baseAddress!, mine.count) == 0 }
            }
    }

    private func hasSameRow(_ row: Int, as other: ScreenPicture) -> Bool {
        pixels.withUnsafeBytes { mine in
            other.pixels.withUnsafeBytes {
                memcmp(mine.baseAddress! + row * width * 4, $0.baseAddress! + row * width * 4, width * 4) == 0
            }
        }
    }
}
