import CGtk

nonisolated extension Pixels {
    /// The picture as a portable pixmap (PPM, `P6`), on a white background. Any picture program reads that format, and it is
    /// quick to make.
    package var portablePixmap: [UInt8] {
        let header = Array("P6\n\(width) \(height)\n255\n".utf8)
        guard let start = gdk_pixbuf_read_pixels(pixbuf) else { return header }
        let (stride, channels) = (Int(gdk_pixbuf_get_rowstride(pixbuf)), Int(gdk_pixbuf_get_n_channels(pixbuf)))
        let (width, height) = (width, height)
        return [UInt8](unsafeUninitializedCapacity: header.count + width * height * 3) { buffer, count in
            for (offset, byte) in header.enumerated() { buffer[offset] = byte }
            var offset = header.count
            for y in 0..<height {
                let row = start + y * stride
                if channels == 3 {
                    memcpy(buffer.baseAddress! + offset, row, width * 3)
                    offset += width * 3
                    continue
                }
                for x in 0..<width {
                    let pixel = row + x * channels
                    let opacity = Int(pixel[3])
                    for part in 0..<3 {
                        buffer[offset + part] = UInt8((Int(pixel[part]) * opacity + 255 * (255 - opacity)) / 255)
                    }
                    offset += 3
                }
            }
            count = offset
        }
    }
}
