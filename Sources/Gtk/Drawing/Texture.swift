import CGtk

/// A picture that is ready to be drawn.
public final class Texture: Object {
    package override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
    override init(borrowing pointer: UnsafeMutableRawPointer) { super.init(borrowing: pointer) }

    /// The width in pixels.
    public var width: Int { Int(gdk_texture_get_width(opaque)) }

    /// The height in pixels.
    public var height: Int { Int(gdk_texture_get_height(opaque)) }
}
