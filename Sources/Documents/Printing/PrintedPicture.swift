import CGtk
import Gtk
import Pictures

/// A picture in its printed size.
nonisolated struct PrintedPicture: Sendable {
    private let pixels: Pixels
    /// The picture as a JPEG, which takes a tenth of the space for a photo; nil for pictures that must stay exact.
    private let jpeg: [UInt8]?

    /// The maximum resolution in pixels per inch: more than printers show.
    private static let resolution = 300.0

    /// Decodes a picture for a size in points; returns nil if it can't be decoded. Throws `CancellationError`.
    static func load(
        _ figure: PrintedNote.Figure, for size: Size, _ cancellation: Cancellation
    ) throws -> PrintedPicture? {
        try cancellation.check()
        do {
            let longest = Int((max(size.width, size.height) / 72 * resolution).rounded(.up))
            let pixels = try figure.pixels(longest, cancellation)
            let isPhoto = figure.isPhoto && !pixels.hasOpacity
            return PrintedPicture(pixels: pixels, jpeg: isPhoto ? try? pixels.encoded(as: "jpeg") : nil)
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            return nil
        }
    }

    /// Draws the picture into a rectangle.
    func draw(in frame: Rectangle, on cairo: OpaquePointer) {
        guard let surface = pixels.surface() else { return }
        defer { cairo_surface_destroy(surface) }
        if let jpeg, let copy = g_memdup2(jpeg, gsize(jpeg.count)) {
            let mime = CAIRO_MIME_TYPE_JPEG
            let status = cairo_surface_set_mime_data(
                surface, mime, copy.assumingMemoryBound(to: UInt8.self), gulong(jpeg.count), { g_free($0) }, copy)
            if status != CAIRO_STATUS_SUCCESS { g_free(copy) }
        }
        cairo_save(cairo)
        cairo_translate(cairo, frame.minX, frame.minY)
        cairo_scale(cairo, frame.width / Double(pixels.width), frame.height / Double(pixels.height))
        cairo_set_source_surface(cairo, surface, 0, 0)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }
}

nonisolated extension Pixels {
    /// Returns a copy as a cairo surface, which the caller owns; nil if there is not enough memory.
    fileprivate func surface() -> OpaquePointer? {
        let format = hasOpacity ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24
        let surface = cairo_image_surface_create(format, gint(width), gint(height))
        guard let target = cairo_image_surface_get_data(surface), let source = gdk_pixbuf_read_pixels(pixbuf) else {
            cairo_surface_destroy(surface)
            return nil
        }
        let (stride, channels) = (Int(gdk_pixbuf_get_rowstride(pixbuf)), Int(gdk_pixbuf_get_n_channels(pixbuf)))
        let ownStride = Int(cairo_image_surface_get_stride(surface))
        for y in 0..<height {
            var from = source + y * stride
            var to = UnsafeMutableRawPointer(target + y * ownStride).assumingMemoryBound(to: UInt32.self)
            for _ in 0..<width {
                let opacity = channels == 4 ? UInt32(from[3]) : 255
                // Cairo needs the colours premultiplied by the opacity.
                func part(_ index: Int) -> UInt32 { (UInt32(from[index]) * opacity + 127) / 255 }
                to.pointee = opacity << 24 | part(0) << 16 | part(1) << 8 | part(2)
                from += channels
                to += 1
            }
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }
}
