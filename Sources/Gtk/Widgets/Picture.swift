import CGtk

/// A widget that shows a picture, scaled to its allocation.
public final class Picture: Widget {
    /// Makes an empty picture.
    public init() {
        super.init(sinking: gtk_picture_new())
    }

    override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

    /// The picture shown; nil for none.
    public var texture: Texture? {
        get { gtk_picture_get_paintable(opaque).map { Texture(borrowing: UnsafeMutableRawPointer($0)) } }
        set { gtk_picture_set_paintable(opaque, newValue?.opaque) }
    }

    /// A description of the picture for users who can't see it.
    public var alternativeText: String? {
        get { gtk_picture_get_alternative_text(opaque).map { String(cString: $0) } }
        set { gtk_picture_set_alternative_text(opaque, newValue) }
    }
}
