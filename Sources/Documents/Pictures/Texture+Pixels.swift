import CGtk
import Gtk
import Pictures

extension Texture {
    /// Makes a drawable picture from pixels, sharing their memory.
    package convenience init(_ pixels: Pixels) {
        let bytes = pixels.sharedBytes
        defer { g_bytes_unref(bytes) }
        let format = gdk_pixbuf_get_has_alpha(pixels.pixbuf) != 0 ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8
        self.init(
            owning: UnsafeMutableRawPointer(
                gdk_memory_texture_new(
                    gint(pixels.width), gint(pixels.height), format, bytes,
                    gsize(gdk_pixbuf_get_rowstride(pixels.pixbuf)))))
    }
}
