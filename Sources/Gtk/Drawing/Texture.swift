import CGtk

/// A picture that is ready to be drawn.
public final class Texture: Object {
    override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
    override init(borrowing pointer: UnsafeMutableRawPointer) { super.init(borrowing: pointer) }

    /// Makes a drawable picture of pixels, sharing their memory.
    public init(_ pixels: Pixels) {
        let bytes = pixels.sharedBytes
        defer { g_bytes_unref(bytes) }
        let format = gdk_pixbuf_get_has_alpha(pixels.pixbuf) != 0 ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8
        super.init(
            owning: UnsafeMutableRawPointer(
                gdk_memory_texture_new(
                    gint(pixels.width), gint(pixels.height), format, bytes,
                    gsize(gdk_pixbuf_get_rowstride(pixels.pixbuf)))))
    }

    /// The width in pixels.
    public var width: Int { Int(gdk_texture_get_width(opaque)) }

    /// The height in pixels.
    public var height: Int { Int(gdk_texture_get_height(opaque)) }
}
