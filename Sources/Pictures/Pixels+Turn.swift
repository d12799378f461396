import CGtk

nonisolated extension Pixels {
    /// A lossless rearrangement of all pixels.
    package enum Turn: Sendable {
        /// A quarter turn counterclockwise.
        case left
        /// A quarter turn clockwise.
        case right
        /// Left and right swapped.
        case flipHorizontally
        /// Top and bottom swapped.
        case flipVertically
    }

    package func turned(_ turn: Turn) -> Pixels {
        let result =
            switch turn {
            case .left: gdk_pixbuf_rotate_simple(pixbuf, GDK_PIXBUF_ROTATE_COUNTERCLOCKWISE)
            case .right: gdk_pixbuf_rotate_simple(pixbuf, GDK_PIXBUF_ROTATE_CLOCKWISE)
            case .flipHorizontally: gdk_pixbuf_flip(pixbuf, 1)
            case .flipVertically: flippedVertically(pixbuf)
            }
        guard let result else { return self }
        return Pixels(owning: result)
    }

    /// Returns a decoded picture upright, by applying the orientation tag of its file.
    static func upright(_ pixbuf: OpaquePointer) -> Pixels? {
        // Of the eight tags, this is the only one for which GdkPixbuf uses just its own vertical flip.
        let isFlipped = gdk_pixbuf_get_option(pixbuf, "orientation").map { strcmp($0, "4") == 0 } ?? false
        return (isFlipped ? flippedVertically(pixbuf) : gdk_pixbuf_apply_embedded_orientation(pixbuf))
            .map(Pixels.init(owning:))
    }
}

/// Returns a copy with top and bottom swapped; nil if there isn't enough memory.
///
/// GdkPixbuf's own flip copies rows together with the copy's padding, up to three bytes, and so reads beyond the end of a
/// picture whose last row has no padding (2.42.10; the source of 2.44.8 is the same). This applies to pictures from
/// `gdk_pixbuf_new_from_bytes`, which 2.44 uses for pictures decoded by glycin, and from `gdk_pixbuf_copy`.
private nonisolated func flippedVertically(_ pixbuf: OpaquePointer) -> OpaquePointer? {
    let (width, height) = (gdk_pixbuf_get_width(pixbuf), gdk_pixbuf_get_height(pixbuf))
    guard let source = gdk_pixbuf_read_pixels(pixbuf),
        let copy = gdk_pixbuf_new(GDK_COLORSPACE_RGB, gdk_pixbuf_get_has_alpha(pixbuf), 8, width, height),
        let target = gdk_pixbuf_get_pixels(copy)
    else { return nil }
    let length = Int(width * gdk_pixbuf_get_n_channels(pixbuf))
    let (stride, targetStride) = (Int(gdk_pixbuf_get_rowstride(pixbuf)), Int(gdk_pixbuf_get_rowstride(copy)))
    for y in 0..<Int(height) {
        memcpy(target + (Int(height) - 1 - y) * targetStride, source + y * stride, length)
    }
    return copy
}
