import CGtk

/// Two widgets with a divider that can be dragged.
public final class Paned: Widget {
    /// Makes a divided view. The start is on the left or at the top; without a start, the end takes the whole view.
    public init(_ orientation: Orientation, start: Widget?, end: Widget) {
        super.init(sinking: gtk_paned_new(orientation.gtk))
        self.start = start
        gtk_paned_set_end_child(opaque, end.widget)
        gtk_paned_set_shrink_start_child(opaque, 0)
        gtk_paned_set_shrink_end_child(opaque, 0)
    }

    /// The widget on the left or at the top; nil if there is none.
    public var start: Widget? {
        get { .wrap(gtk_paned_get_start_child(opaque)) }
        set { gtk_paned_set_start_child(opaque, newValue?.widget) }
    }

    /// Whether the start keeps its size when the view is resized; if not, both sides share the change.
    package var startKeepsSize: Bool {
        get { gtk_paned_get_resize_start_child(opaque) == 0 }
        set { gtk_paned_set_resize_start_child(opaque, newValue ? 0 : 1) }
    }

    /// The divider's distance from the start, in points.
    public var position: Int {
        get { Int(gtk_paned_get_position(opaque)) }
        set { gtk_paned_set_position(opaque, gint(newValue)) }
    }

    /// The start's share of the view, from 0 to 1; nil while it isn't known.
    package var part: Double? {
        let halves = [gtk_paned_get_start_child(opaque), gtk_paned_get_end_child(opaque)]
        guard halves.allSatisfy({ $0.map { gtk_widget_get_visible($0) != 0 } ?? false }) else { return nil }
        let whole = Double(orientation == .horizontal ? gtk_widget_get_width(widget) : gtk_widget_get_height(widget))
        return whole > 0 ? Double(position) / whole : nil
    }

    /// Gives the start a share of the view, whatever size the view gets, until the returned connection is disconnected. The
    /// expected width or height, as far as it is known, is in points.
    package func keep(part: Double, ofAbout expected: Int) -> SignalConnection {
        position = Int((part * Double(expected)).rounded())
        // GTK reports the change during layout, and respects a position that is set then.
        return onChange(of: "max-position") { [weak self] in
            guard let self else { return }
            let whole = orientation == .horizontal ? gtk_widget_get_width(widget) : gtk_widget_get_height(widget)
            if whole > 0 { position = Int((part * Double(whole)).rounded()) }
        }
    }

    /// Whether the halves are side by side or one above the other.
    public var orientation: Orientation {
        get { gtk_orientable_get_orientation(opaque) == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical }
        set { gtk_orientable_set_orientation(opaque, newValue.gtk) }
    }
}
