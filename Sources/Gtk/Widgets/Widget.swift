import CGtk

/// Any GTK widget.
open class Widget: Object, CustomStringConvertible {
    var widget: UnsafeMutablePointer<GtkWidget> { typed() }

    package override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
    package override init(borrowing pointer: UnsafeMutableRawPointer) { super.init(borrowing: pointer) }
    package override init(sinking pointer: UnsafeMutableRawPointer) { super.init(sinking: pointer) }

    /// Wraps a `GtkWidget *` that another GTK binding or C code made. The pointer must be valid.
    @unsafe
    public convenience init(gtkWidget pointer: OpaquePointer) {
        self.init(sinking: UnsafeMutableRawPointer(pointer))
    }

    /// Wraps the result of a GTK getter, which may be nil.
    static func wrap(_ pointer: UnsafeMutablePointer<GtkWidget>?) -> Widget? {
        pointer.map { Widget(borrowing: UnsafeMutableRawPointer($0)) }
    }

    /// The widget's type and the name that it was given in code or in an interface file, such as `GtkPicture “photo”`; for
    /// messages.
    public var description: String {
        let given = gtk_buildable_get_buildable_id(opaque) ?? gtk_widget_get_name(widget)
        let name = given.map { String(cString: $0) } ?? ""
        return name.isEmpty || name == typeName ? typeName : "\(typeName) “\(name)”"
    }

    // MARK: Visibility and state

    /// Whether the widget is shown with its parent.
    public var isVisible: Bool {
        get { gtk_widget_get_visible(widget) != 0 }
        set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
    }

    /// Whether the widget is on screen now.
    package var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

    /// Whether the widget reacts to input.
    public var isSensitive: Bool {
        get { gtk_widget_get_sensitive(widget) != 0 }
        set { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) }
    }

    /// Whether the widget and its descendants take presses; if not, presses go to what is below.
    public var takesInput: Bool {
        get { gtk_widget_get_can_target(widget) != 0 }
        set { gtk_widget_set_can_target(widget, newValue ? 1 : 0) }
    }

    /// Whether the widget's text and layout run from right to left.
    public var isRightToLeft: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

    /// The text shown while the widget is hovered.
    package var tooltip: String? {
        get { gtk_widget_get_tooltip_text(widget).map { String(cString: $0) } }
        set { gtk_widget_set_tooltip_text(widget, newValue.map(ShownText.lines)) }
    }

    /// The CSS name of the pointer's shape over the widget; nil for the parent's.
    public var cursorName: String? {
        get {
            gtk_widget_get_cursor(widget).flatMap { gdk_cursor_get_name($0) }.map { String(cString: $0) }
        }
        set { gtk_widget_set_cursor_from_name(widget, newValue) }
    }

    // MARK: Lifetime

    /// Calls a handler when the widget disappears from the screen.
    @discardableResult
    package func onUnmap(_ handler: @escaping () -> Void) -> SignalConnection {
        connect("unmap") { _ in handler() }
    }

    /// Calls a handler when the widget appears on screen.
    @discardableResult
    package func onMap(_ handler: @escaping () -> Void) -> SignalConnection {
        connect("map") { _ in handler() }
    }

    /// Calls a handler when the widget is added to a window or removed from it.
    @discardableResult
    package func onRootChange(_ handler: @escaping () -> Void) -> SignalConnection {
        onChange(of: "root", handler)
    }

    /// Removes a widget that was added to its parent directly, such as a popover, from the parent.
    package func unparent() {
        guard gtk_widget_get_parent(widget) != nil else { return }
        gtk_widget_unparent(widget)
    }
}
