import CGtk

/// A push button.
public final class Button: Widget {
    /// Makes a button with a label.
    public init(label: String) {
        super.init(sinking: gtk_button_new_with_label(ShownText.line(label)))
    }

    /// Makes a button with an icon from the theme, and a name for assistive tools and hovering.
    public init(icon: String, name: String) {
        super.init(sinking: gtk_button_new_from_icon_name(icon))
        setAccessibleName(name)
        tooltip = name
    }

    /// Makes a button of any content with a role for assistive tools.
    public init(_ child: Widget, role: Role) {
        super.init(sinking: lp_new_with_role(gtk_button_get_type(), role.gtk))
        gtk_button_set_child(typed(), child.widget)
    }

    /// The text on a button with one.
    public var label: String {
        get { gtk_button_get_label(typed()).map { String(cString: $0) } ?? "" }
        set { gtk_button_set_label(typed(), ShownText.line(newValue)) }
    }

    /// Presses the button as a key does: it is seen to go down, and clicks a moment later.
    package func press() { gtk_widget_activate(widget) }

    /// Whether the button shows no frame until it is hovered.
    public var hasFrame: Bool {
        get { gtk_button_get_has_frame(typed()) != 0 }
        set { gtk_button_set_has_frame(typed(), newValue ? 1 : 0) }
    }

    /// Calls a handler when the button is pressed, by any means.
    public func onClick(_ handler: @escaping () -> Void) {
        connect("clicked") { _ in handler() }
    }
}

/// An icon from the theme.
public final class Icon: Widget {
    /// Makes an icon of the standard size for menus and buttons.
    public init(_ name: String) {
        super.init(sinking: gtk_image_new_from_icon_name(name))
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

    /// Makes the icon of a program, of a size in points.
    public init(_ program: Program, size: Int) {
        super.init(sinking: gtk_image_new_from_gicon(g_app_info_get_icon(program.opaque)))
        gtk_image_set_pixel_size(opaque, gint(size))
    }
}

/// A picture that scales to its room.
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

    /// The picture in words, for those who can't see it.
    public var alternativeText: String? {
        get { gtk_picture_get_alternative_text(opaque).map { String(cString: $0) } }
        set { gtk_picture_set_alternative_text(opaque, newValue) }
    }
}

extension WeakObject where Wrapped == Picture {
    /// A weak reference to a picture.
    public convenience init(_ picture: Picture) {
        self.init(picture) { Picture(owning: $0) }
    }
}
