import CGtk

/// A container whose children are placed by the program. The Tab key moves through them in their order.
package final class FreeLayout: Widget {
    /// The rules by which the children are laid out. They must not hold the container strongly.
    package final class Rules {
        /// The minimum and the natural width, in points.
        package var width: () -> (least: Int, natural: Int)
        /// The minimum and the natural height for a width, in points; the width is -1 if it isn't known.
        package var height: (_ width: Int) -> (least: Int, natural: Int)
        /// Called when the container has been given a size. It must call ``FreeLayout/place(_:at:)`` for each child.
        package var place: (_ width: Int, _ height: Int) -> Void

        package init(
            width: @escaping () -> (least: Int, natural: Int),
            height: @escaping (_ width: Int) -> (least: Int, natural: Int),
            place: @escaping (_ width: Int, _ height: Int) -> Void
        ) {
            (self.width, self.height, self.place) = (width, height, place)
        }
    }

    private static let name: StaticString = "free-layout-rules"

    /// Makes an empty container.
    ///
    /// - Parameter cutsOff: Whether children are clipped at the container's edges.
    package init(role: Role, cutsOff: Bool = true) {
        super.init(sinking: lp_new_with_role(freeLayoutType, role.gtk))
        gtk_widget_set_layout_manager(widget, gtk_custom_layout_new(requestMode, measure, allocate))
        gtk_widget_set_overflow(widget, cutsOff ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
    }

    fileprivate static func rules(of widget: UnsafeMutablePointer<GtkWidget>) -> Rules? {
        Object(borrowing: UnsafeMutableRawPointer(widget)).attached(name)
    }

    /// Sets the rules by which the children are laid out.
    package func setRules(_ rules: Rules) { attach(rules, as: Self.name) }

    /// Adds a child above the others.
    package func append(_ child: Widget) { gtk_box_append(typed(), child.widget) }

    /// Moves a child after another one in the order of the keyboard and of assistive technologies; nil moves it to the beginning.
    package func reorder(_ child: Widget, after other: Widget?) {
        gtk_box_reorder_child_after(typed(), child.widget, other?.widget)
    }

    package func remove(_ child: Widget) { gtk_box_remove(typed(), child.widget) }

    /// Sets the frame of a child, in points, in the container's coordinates. Call this from within ``Rules/place``.
    package func place(_ child: Widget, at rectangle: Rectangle) {
        // GTK requires that a widget is measured before it is given a size. Wrapped text needs less height the wider it is.
        var (minWidth, minHeight): (gint, gint) = (0, 0)
        gtk_widget_measure(child.widget, GTK_ORIENTATION_HORIZONTAL, -1, &minWidth, nil, nil, nil)
        let width = max(gint(rectangle.width.rounded()), minWidth)
        gtk_widget_measure(child.widget, GTK_ORIENTATION_VERTICAL, width, &minHeight, nil, nil, nil)
        var allocation = GtkAllocation(
            x: gint(rectangle.minX.rounded()), y: gint(rectangle.minY.rounded()), width: width,
            height: max(gint(rectangle.height.rounded()), minHeight))
        gtk_widget_size_allocate(child.widget, &allocation, -1)
    }

    package func setNeedsLayout() { gtk_widget_queue_resize(widget) }
}

extension Widget {
    /// Makes GTK place the children again within the same size.
    package func setNeedsAllocation() { gtk_widget_queue_allocate(widget) }
}

private let requestMode: GtkCustomRequestModeFunc = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }

private let measure: GtkCustomMeasureFunc = { widget, orientation, size, least, natural, leastBaseline, baseline in
    nonisolated(unsafe) let widget = widget!
    let (low, high) = MainActor.assumeIsolated { () -> (Int, Int) in
        guard let rules = FreeLayout.rules(of: widget) else { return (0, 0) }
        return orientation == GTK_ORIENTATION_HORIZONTAL ? rules.width() : rules.height(Int(size))
    }
    least?.pointee = gint(low)
    natural?.pointee = gint(max(low, high))
    leastBaseline?.pointee = -1
    baseline?.pointee = -1
}

private let allocate: GtkCustomAllocateFunc = { widget, width, height, _ in
    nonisolated(unsafe) let widget = widget!
    MainActor.assumeIsolated { FreeLayout.rules(of: widget)?.place(Int(width), Int(height)) }
}

private let freeLayoutType: GType = registerType(
    gtk_box_get_type(), "LongpressFreeLayout", guint(MemoryLayout<GtkBoxClass>.size),
    { type, _ in type!.assumingMemoryBound(to: GtkWidgetClass.self).pointee.focus = focus },
    guint(MemoryLayout<GtkBox>.size))

/// Moves the keyboard focus into the container, within it or out of it. GTK's own order goes by the children's centres: it puts a
/// child that overlaps the upper part of another before that one.
private let focus: @convention(c) (UnsafeMutablePointer<GtkWidget>?, GtkDirectionType) -> gboolean = { box, direction in
    let isBackward = direction == GTK_DIR_TAB_BACKWARD
    guard isBackward || direction == GTK_DIR_TAB_FORWARD, gtk_widget_get_focusable(box) == 0 else {
        let plain = g_type_class_ref(gtk_box_get_type()).assumingMemoryBound(to: GtkWidgetClass.self)
        return plain.pointee.focus(box, direction)
    }
    var child = gtk_widget_get_focus_child(box)
    if child == nil { child = isBackward ? gtk_widget_get_last_child(box) : gtk_widget_get_first_child(box) }
    while let next = child {
        if gtk_widget_is_drawable(next) != 0, gtk_widget_child_focus(next, direction) != 0 { return 1 }
        child = isBackward ? gtk_widget_get_prev_sibling(next) : gtk_widget_get_next_sibling(next)
    }
    return 0
}
