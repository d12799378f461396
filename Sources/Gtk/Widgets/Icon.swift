import CGtk

/// An icon from the theme.
public final class Icon: Widget {
    /// A quarter of the size of an icon beside text of the usual size, in points (`-gtk-icon-size` in GTK's own themes). Icons
    /// are drawn on a grid of sixteen: at sizes other than whole quarters, their lines blur.
    private static let quarter = 4.0

    /// Makes an icon of the standard size for menus and buttons, larger if the user has larger text.
    public init(_ name: String) {
        super.init(sinking: gtk_image_new_from_icon_name(name))
        let quarters = (4 * Settings.textScale).rounded()
        // Otherwise, its size is that of the theme.
        if quarters > 4 { gtk_image_set_pixel_size(opaque, gint(Self.quarter * quarters)) }
    }

    /// Makes an icon of a size in points.
    package init(_ name: String, size: Int) {
        super.init(sinking: gtk_image_new_from_icon_name(name))
        gtk_image_set_pixel_size(opaque, gint(size))
    }

    /// The name of the icon in the theme.
    public var name: String {
        get { gtk_image_get_icon_name(opaque).map { String(cString: $0) } ?? "" }
        set { gtk_image_set_from_icon_name(opaque, newValue) }
    }

    /// The picture that is shown; nil for any other icon.
    package var texture: Texture? {
        get { gtk_image_get_paintable(opaque).map { Texture(borrowing: UnsafeMutableRawPointer($0)) } }
        set { if newValue != texture { gtk_image_set_from_paintable(opaque, newValue?.opaque) } }
    }

    /// The GIO icon that is shown; nil for any other icon.
    package var icon: GIcon? {
        get { gtk_image_get_gicon(opaque).map { GIcon(borrowing: UnsafeMutableRawPointer($0)) } }
        set { if newValue != icon { gtk_image_set_from_gicon(opaque, newValue?.opaque) } }
    }

    /// Makes the icon of a program, of a size in points.
    public init(_ program: Program, size: Int) {
        super.init(sinking: gtk_image_new_from_gicon(g_app_info_get_icon(program.opaque)))
        gtk_image_set_pixel_size(opaque, gint(size))
    }
}
