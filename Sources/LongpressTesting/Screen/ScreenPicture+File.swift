import CGtk

extension ScreenPicture {
    /// Writes the picture to a PNG file.
    public func write(to file: String) throws {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pixels.count * 3)
        for pixel in pixels {
            bytes.append(UInt8(truncatingIfNeeded: pixel >> 16))
            bytes.append(UInt8(truncatingIfNeeded: pixel >> 8))
            bytes.append(UInt8(truncatingIfNeeded: pixel))
        }
        var error: UnsafeMutablePointer<GError>?
        let isWritten = bytes.withUnsafeMutableBufferPointer { buffer in
            let pixbuf = gdk_pixbuf_new_from_data(
                buffer.baseAddress, GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height), Int32(width * 3), nil, nil)
            defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
            return gdk_pixbuf_savev(pixbuf, file, "png", nil, nil, &error) != 0
        }
        guard isWritten else {
            let reason = error.map { String(cString: $0.pointee.message) } ?? "unknown"
            g_clear_error(&error)
            throw TestFailure("\(file) can't be written: \(reason)")
        }
    }
}
