import CGtk

/// Two widgets with a divider that can be dragged.
public final class Paned: Widget {
    /// Makes a divided view; the start is left or top. Without a start, the end has all of the view.
    public init(_ orientation: Orientation, start: Widget?, end: Widget) {
        super.init(sinking: gtk_paned_new(orientation.gtk))
        self.start = start
        gtk_paned_set_end_child(opaque, end.widget)
        gtk_paned_set_shrink_start_child(opaque, 0)
        gtk_paned_set_shrink_end_child(opaque, 0)
    }

    /// What is left or on top; nil for nothing.
    public var start: Widget? {
        get { .wrap(gtk_paned_get_start_child(opaque)) }
        set { gtk_paned_set_start_child(opaque, newValue?.widget) }
    }

    /// Whether the start keeps its size when the view gets another one; otherwise both share the change.
    package var startKeepsSize: Bool {
        get { gtk_paned_get_resize_start_child(opaque) == 0 }
        set { gtk_paned_set_resize_start_child(opaque, newValue ? 0 : 1) }
    }

    /// The divider's distance from the start, in points.
    public var position: Int {
        get { Int(gtk_paned_get_position(opaque)) }
        set { gtk_paned_set_position(opaque, gint(newValue)) }
    }

    /// The part of the view that the start has, from 0 to 1; nil as long as that isn't known.
    package var part: Double? {
        let halves = [gtk_paned_get_start_child(opaque), gtk_paned_get_end_child(opaque)]
        guard halves.allSatisfy({ $0.map { gtk_widget_get_visible($0) != 0 } ?? false }) else { return nil }
        let whole = Double(orientation == .horizontal ? gtk_widget_get_width(widget) : gtk_widget_get_height(widget))
        return whole > 0 ? Double(position) / whole : nil
    }

    /// Gives the start a part of the view, however large that turns out to be, until what is returned is disconnected.
    /// The width or height expected, as far as known, is in points.
    package func keep(part: Double, ofAbout expected: Int) -> SignalConnection {
        position = Int((part * Double(expected)).rounded())
        // GTK tells of it as it lays the view out, and heeds the position that it is given there.
        return onChange(of: "max-position") { [weak self] in
            guard let self else { return }
            let whole = orientation == .horizontal ? gtk_widget_get_width(widget) : gtk_widget_get_height(widget)
            if whole > 0 { position = Int((part * Double(whole)).rounded()) }
        }
    }

    /// Whether the halves lie side by side or above each other.
    public var orientation: Orientation {
        get { gtk_orientable_get_orientation(opaque) == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical }
        set { gtk_orientable_set_orientation(opaque, newValue.gtk) }
    }
}
