import CGtk

extension Widget {
    /// The alignment of a widget within the space that its parent allocates.
    public enum Alignment: Sendable {
        /// Fills the whole space.
        case fill
        /// At the left, or at the right in right-to-left layout; at the top.
        case start
        /// At the right, or at the left in right-to-left layout; at the bottom.
        case end
        /// In the middle.
        case center

        var gtk: GtkAlign {
            switch self {
            case .fill: GTK_ALIGN_FILL
            case .start: GTK_ALIGN_START
            case .end: GTK_ALIGN_END
            case .center: GTK_ALIGN_CENTER
            }
        }
    }

    /// Whether the widget takes spare width.
    public var expandsHorizontally: Bool {
        get { gtk_widget_get_hexpand(widget) != 0 }
        set { gtk_widget_set_hexpand(widget, newValue ? 1 : 0) }
    }

    /// Whether the widget takes spare height.
    public var expandsVertically: Bool {
        get { gtk_widget_get_vexpand(widget) != 0 }
        set { gtk_widget_set_vexpand(widget, newValue ? 1 : 0) }
    }

    /// Sets how the widget is aligned within its allocation.
    public func align(horizontal: Alignment? = nil, vertical: Alignment? = nil) {
        if let horizontal { gtk_widget_set_halign(widget, horizontal.gtk) }
        if let vertical { gtk_widget_set_valign(widget, vertical.gtk) }
    }

    /// Sets the empty space around the widget, in points.
    public func setMargins(horizontal: Int, vertical: Int) {
        gtk_widget_set_margin_start(widget, gint(horizontal))
        gtk_widget_set_margin_end(widget, gint(horizontal))
        gtk_widget_set_margin_top(widget, gint(vertical))
        gtk_widget_set_margin_bottom(widget, gint(vertical))
    }

    /// Sets the minimum size, in points; -1 leaves a dimension to the widget.
    public func setMinimumSize(width: Int = -1, height: Int = -1) {
        gtk_widget_set_size_request(widget, gint(width), gint(height))
    }

    /// The natural size of the widget, in points. It is 0×0 for a hidden widget.
    package var naturalSize: Size {
        var size = GtkRequisition()
        gtk_widget_get_preferred_size(widget, nil, &size)
        return Size(width: Double(size.width), height: Double(size.height))
    }

    /// The width and height allocated to the widget, in points.
    public var size: Size {
        Size(width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)))
    }

    /// Whether drawing in the widget is clipped to its bounds.
    package var cutsOff: Bool { gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN }

    /// Returns the widget's bounds in another widget's coordinates; nil if they have no common ancestor.
    public func bounds(in other: Widget) -> Rectangle? {
        var rect = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, other.widget, &rect) != 0 else { return nil }
        return Rectangle(rect)
    }

    /// Converts a point of this widget to another widget's coordinates; nil if they have no common ancestor.
    package func convert(_ point: Point, to other: Widget) -> Point? {
        var from = graphene_point_t(x: Float(point.x), y: Float(point.y))
        var to = graphene_point_t()
        guard gtk_widget_compute_point(widget, other.widget, &from, &to) != 0 else { return nil }
        return Point(x: Double(to.x), y: Double(to.y))
    }

    /// Converts a rectangle of this widget to another widget's coordinates; nil if they have no common ancestor.
    package func convert(_ rectangle: Rectangle, to other: Widget) -> Rectangle? {
        convert(rectangle.origin, to: other).map { Rectangle(origin: $0, size: rectangle.size) }
    }
}
