import CGtk

@testable import Pictures
@testable import Platform

extension Pixels {
    /// Returns a picture of the colours that a function returns: red, green, blue and, optionally, opacity.
    static func make(width: Int, height: Int, _ color: (_ x: Int, _ y: Int) -> [UInt8]) -> Pixels {
        let channels = color(0, 0).count
        let bytes = (0..<height).flatMap { y in (0..<width).flatMap { x in color(x, y) } }
        let raw = g_bytes_new(bytes, gsize(bytes.count))
        defer { g_bytes_unref(raw) }
        return Pixels(
            owning: gdk_pixbuf_new_from_bytes(
                raw, GDK_COLORSPACE_RGB, channels == 4 ? 1 : 0, 8, gint(width), gint(height), gint(width * channels)))
    }

    /// Returns a picture whose pixels are identified by small numbers, row by row from the top.
    static func rows(_ rows: [[Int]]) -> Pixels {
        make(width: rows[0].count, height: rows.count) { x, y in
            let number = UInt8(rows[y][x])
            return [number * 40, 255 - number * 40, number]
        }
    }

    /// The numbers of a picture made with `rows(_:)`.
    var rows: [[Int]] {
        (0..<height).map { y in (0..<width).map { x in Int(color(x: x, y: y)[2]) } }
    }

    /// Returns a picture in which neighbouring pixels differ, so that it hardly compresses.
    static func noise(width: Int, height: Int) -> Pixels {
        var state: UInt32 = 1
        return make(width: width, height: height) { _, _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return [UInt8(state >> 24), UInt8(state >> 16 & 255), UInt8(state >> 8 & 255)]
        }
    }

    /// Returns a picture of large areas, the left half red and the right blue, so that lossy formats keep its colours.
    static func halves(width: Int, height: Int) -> Pixels {
        make(width: width, height: height) { x, _ in x < width / 2 ? [250, 10, 10] : [10, 10, 250] }
    }

    /// Whether the picture is approximately red at the left and blue at the right.
    var isRedThenBlue: Bool {
        let left = color(x: width / 4, y: height / 2)
        let right = color(x: width - 1 - width / 4, y: height / 2)
        return left[0] > 200 && left[2] < 60 && right[2] > 200 && right[0] < 60
    }
}
