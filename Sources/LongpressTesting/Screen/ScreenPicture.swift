import Foundation

/// A picture of the screen or of a part of it.
public struct ScreenPicture: Equatable, Sendable {
    /// How wide it is, in pixels.
    public let width: Int
    /// How tall it is, in pixels.
    public let height: Int
    /// Each pixel as 0x00RRGGBB, row by row.
    let pixels: [UInt32]

    /// A pixel's colour.
    public struct Color: Hashable, Sendable, CustomStringConvertible {
        /// The red part, 0 to 255.
        public let red: Int
        /// The green part, 0 to 255.
        public let green: Int
        /// The blue part, 0 to 255.
        public let blue: Int

        /// A colour by its parts.
        public init(red: Int, green: Int, blue: Int) {
            self.red = red
            self.green = green
            self.blue = blue
        }

        init(_ pixel: UInt32) {
            self.init(red: Int(pixel >> 16 & 0xff), green: Int(pixel >> 8 & 0xff), blue: Int(pixel & 0xff))
        }

        /// Whether no part differs by more than `tolerance`.
        public func isNear(_ other: Color, tolerance: Int = 8) -> Bool {
            abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
                && abs(blue - other.blue) <= tolerance
        }

        /// As in `rgb(255, 0, 0)`.
        public var description: String { "rgb(\(red), \(green), \(blue))" }
    }

    /// The colour of the pixel at a place in the picture.
    public func pixel(at place: ScreenPoint) throws -> Color {
        guard (0..<width).contains(place.x), (0..<height).contains(place.y) else {
            throw TestFailure("\(place) isn't in a picture of \(width)×\(height)")
        }
        return Color(pixels[place.y * width + place.x])
    }

    /// The colour that most of its pixels have; black if it has none.
    public var mostCommonColor: Color {
        var counts: [UInt32: Int] = [:]
        for pixel in pixels { counts[pixel, default: 0] += 1 }
        return Color(counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0)
    }

    /// The part of it in an area, as far as that is in the picture.
    public func cropped(to area: ScreenRectangle) -> ScreenPicture {
        let columns = (area.x..<area.right).clamped(to: 0..<width)
        let rows = (area.y..<area.bottom).clamped(to: 0..<height)
        var part: [UInt32] = []
        part.reserveCapacity(columns.count * rows.count)
        for row in rows { part += pixels[(row * width + columns.lowerBound)..<(row * width + columns.upperBound)] }
        return ScreenPicture(width: columns.count, height: rows.count, pixels: part)
    }

    /// The share of pixels, 0 to 1, that differ from another picture's by more than `tolerance`; 1 if the sizes differ.
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

    /// The box that is new since another picture of the same size; nil if nothing is.
    ///
    /// A box, such as a popover, has edges along which every pixel has changed. Its arrow, and small things that come
    /// with it, have not, and don't count: an edge must be half as long as the longest. If the box has a colour, others don't
    /// count.
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

    /// The box that has a colour; what lies in another area doesn't count.
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

    /// The box whose edges are those rows and columns that have at least half as many pixels as the fullest.
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

    /// The share of pixels, 0 to 1, that have a colour.
    public func share(of color: Color, tolerance: Int = 8) -> Double {
        guard !pixels.isEmpty else { return 0 }
        let matching = pixels.count { Color($0).isNear(color, tolerance: tolerance) }
        return Double(matching) / Double(pixels.count)
    }

    /// The share of pixels, 0 to 1, that are more or less red, be it pale.
    public var redShare: Double {
        guard !pixels.isEmpty else { return 0 }
        let red = pixels.lazy.map(Color.init).count { $0.red - max($0.green, $0.blue) > 15 }
        return Double(red) / Double(pixels.count)
    }

    /// The share of pixels, 0 to 1, that have a colour, rather than a grey of whatever tint.
    public var colorfulShare: Double {
        guard !pixels.isEmpty else { return 0 }
        let colorful = pixels.lazy.map(Color.init).count {
            max($0.red, $0.green, $0.blue) - min($0.red, $0.green, $0.blue) > 24
        }
        return Double(colorful) / Double(pixels.count)
    }

    /// The share of pixels, 0 to 1, in which blue prevails over red, as in the colour of what is selected.
    public var blueShare: Double {
        guard !pixels.isEmpty else { return 0 }
        return Double(pixels.lazy.map(Color.init).count { $0.blue - $0.red > 30 }) / Double(pixels.count)
    }

    /// Whether two pictures are alike in every pixel.
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
