import CGtk
package import Geometry
import Localization
import Platform

/// A decoded picture. It is immutable, so any thread may read it.
package nonisolated final class Pixels: @unchecked Sendable {
    package let pixbuf: OpaquePointer

    /// Takes ownership of a reference.
    init(owning pixbuf: OpaquePointer) {
        self.pixbuf = pixbuf
    }

    deinit {
        giveBack(pixbuf) { g_object_unref($0) }
    }

    /// The width in pixels.
    package var width: Int { Int(gdk_pixbuf_get_width(pixbuf)) }

    /// The height in pixels.
    package var height: Int { Int(gdk_pixbuf_get_height(pixbuf)) }

    /// The size of the pixels in memory, in bytes.
    package var byteCount: Int { Int(gdk_pixbuf_get_byte_length(pixbuf)) }

    /// The pixels' memory, which lives as long as the returned bytes: GdkPixbuf's own function makes a copy.
    package var sharedBytes: OpaquePointer? {
        g_bytes_new_with_free_func(
            gdk_pixbuf_read_pixels(pixbuf), gdk_pixbuf_get_byte_length(pixbuf), { g_object_unref($0) },
            g_object_ref(UnsafeMutableRawPointer(pixbuf)))
    }

    /// Returns the picture itself, or a smaller copy if a side is longer than a number of pixels.
    package func scaled(toFit longest: Int) -> Pixels {
        let scale = Double(longest) / Double(max(width, height))
        guard scale < 1 else { return self }
        let size = (width: max(1, Int(Double(width) * scale)), height: max(1, Int(Double(height) * scale)))
        guard let copy = gdk_pixbuf_scale_simple(pixbuf, gint(size.width), gint(size.height), GDK_INTERP_BILINEAR)
        else { return self }
        return Pixels(owning: copy)
    }

    /// Returns a part of the picture, sharing its memory; nil if the region isn't entirely within the picture.
    package func cropped(to region: ImageRegion) -> Pixels? {
        guard region.x >= 0, region.y >= 0, region.width > 0, region.height > 0, region.maxX <= width,
            region.maxY <= height
        else { return nil }
        return gdk_pixbuf_new_subpixbuf(
            pixbuf, gint(region.x), gint(region.y), gint(region.width), gint(region.height)
        ).map(Pixels.init(owning:))
    }

    /// Returns the colour of a pixel as red, green, blue and opacity, each 0 to 255.
    package func color(x: Int, y: Int) -> [UInt8] {
        precondition((0..<width).contains(x) && (0..<height).contains(y))
        guard let start = gdk_pixbuf_read_pixels(pixbuf) else { return [] }
        let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
        let pixel = start + y * Int(gdk_pixbuf_get_rowstride(pixbuf)) + x * channels
        return [pixel[0], pixel[1], pixel[2], channels == 4 ? pixel[3] : 255]
    }

    /// Whether the picture has an opacity channel.
    package var hasOpacity: Bool { gdk_pixbuf_get_has_alpha(pixbuf) != 0 }

    /// The names of the formats that the platform can write, such as `png`.
    package static let writableFormats: Set<String> = {
        var names: Set<String> = []
        let formats = gdk_pixbuf_get_formats()
        defer { g_slist_free(formats) }
        for format in elements(of: formats).map({ OpaquePointer($0) }) {
            guard gdk_pixbuf_format_is_writable(format) != 0, let name = gdk_pixbuf_format_get_name(format) else {
                continue
            }
            names.insert(String(cString: name))
            g_free(name)
        }
        return names
    }()

    /// The colour profile of its file, as returned by GdkPixbuf; nil for none.
    var profile: String? { gdk_pixbuf_get_option(pixbuf, "icc-profile").map { String(cString: $0) } }

    /// Returns the picture encoded in a format of GdkPixbuf's (`png`, `jpeg`), with a colour profile if the format supports
    /// one. Lossy formats get a high quality. Throws `PlatformError` if the picture can't be encoded.
    package func encoded(as format: String, profile: String? = nil) throws -> [UInt8] {
        var bytes: UnsafeMutablePointer<CChar>?
        var count: gsize = 0
        var options: [(key: String, value: String)] = []
        if ["jpeg", "webp"].contains(format) { options.append(("quality", "95")) }
        if let profile, ["jpeg", "png", "tiff", "webp"].contains(format) { options.append(("icc-profile", profile)) }
        var keys = options.map { strdup($0.key) } + [nil]
        var values = options.map { strdup($0.value) } + [nil]
        defer { (keys + values).forEach { free($0) } }
        _ = try throwing { error in
            keys.withUnsafeMutableBufferPointer { keys in
                values.withUnsafeMutableBufferPointer { values in
                    gdk_pixbuf_save_to_bufferv(
                        pixbuf, &bytes, &count, format, keys.baseAddress, values.baseAddress, error)
                }
            }
        }
        defer { g_free(bytes) }
        guard let bytes else {
            throw PlatformError(
                localized("The image can’t be saved as {format}.", ["format": format]))
        }
        return Array(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
    }
}
