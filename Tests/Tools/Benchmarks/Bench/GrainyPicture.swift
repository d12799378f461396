import CGtk

/// A picture for measurements: a smooth gradient with grain, similar to a photograph.
final class GrainyPicture {
    private let pixels: OpaquePointer

    /// Creates a picture of a size in pixels.
    init(width: Int, height: Int) throws(Failure) {
        guard let pixels = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, gint(width), gint(height)),
            let start = gdk_pixbuf_get_pixels(pixels)
        else { throw Failure("there is no memory for a picture") }
        self.pixels = pixels
        let row = Int(gdk_pixbuf_get_rowstride(pixels))
        var noise: UInt32 = 1
        for y in 0..<height {
            for x in 0..<width {
                noise = noise &* 1_664_525 &+ 1_013_904_223
                let grain = Int(noise >> 28)
                let pixel = start + y * row + x * 3
                pixel[0] = UInt8(x * 200 / width + grain)
                pixel[1] = UInt8(y * 200 / height + grain)
                pixel[2] = UInt8((x + y) * 100 / (width + height) + grain)
            }
        }
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pixels)) }

    /// Writes the picture to a JPEG file.
    func write(to path: String) throws(Failure) {
        guard gdk_pixbuf_savev(pixels, path, "jpeg", nil, nil, nil) != 0 else { throw Failure("can't write \(path)") }
    }

    /// Returns the bytes of the JPEG file in Base64.
    func base64() throws(Failure) -> String {
        var (bytes, count): (UnsafeMutablePointer<gchar>?, gsize) = (nil, 0)
        guard gdk_pixbuf_save_to_bufferv(pixels, &bytes, &count, "jpeg", nil, nil, nil) != 0, let bytes else {
            throw Failure("a picture can't be made")
        }
        defer { g_free(bytes) }
        let text = bytes.withMemoryRebound(to: UInt8.self, capacity: Int(count)) { g_base64_encode($0, count)! }
        defer { g_free(text) }
        return String(cString: text)
    }
}
