import CGtk

/// The direction in which a container lays out its children.
public enum Orientation: Sendable {
    /// Side by side.
    case horizontal
    /// From top to bottom.
    case vertical

    var gtk: GtkOrientation { self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL }
}

/// A row or column of widgets.
public final class Box: Widget {
    /// Makes an empty box with a gap, in points, between children. To assistive tools it is nothing, and has no name.
    public init(_ orientation: Orientation, spacing: Int = 0) {
        super.init(sinking: gtk_box_new(orientation.gtk, gint(spacing)))
    }

    /// Makes an empty box with a role for assistive tools.
    public init(_ orientation: Orientation, spacing: Int = 0, role: Role) {
        super.init(sinking: lp_new_with_role(gtk_box_get_type(), role.gtk))
        gtk_orientable_set_orientation(opaque, orientation.gtk)
        gtk_box_set_spacing(typed(), gint(spacing))
    }

    /// Adds a widget at the end.
    public func append(_ child: Widget) { gtk_box_append(typed(), child.widget) }

    /// Adds a widget after one of the others; nil for the beginning.
    public func insert(_ child: Widget, after sibling: Widget?) {
        gtk_box_insert_child_after(typed(), child.widget, sibling?.widget)
    }

    /// Moves a widget to after one of the others, unless it is there; nil for the beginning.
    public func move(_ child: Widget, after sibling: Widget?) {
        if gtk_widget_get_prev_sibling(child.widget) != sibling?.widget {
            gtk_box_reorder_child_after(typed(), child.widget, sibling?.widget)
        }
    }

    /// Removes a widget.
    public func remove(_ child: Widget) { gtk_box_remove(typed(), child.widget) }
}

/// Two widgets with a divider that can be dragged.
public final class Paned: Widget {
    /// Makes a divided view; the start is left or top.
    public init(_ orientation: Orientation, start: Widget, end: Widget) {
        super.init(sinking: gtk_paned_new(orientation.gtk))
        gtk_paned_set_start_child(opaque, start.widget)
        gtk_paned_set_end_child(opaque, end.widget)
        gtk_paned_set_shrink_start_child(opaque, 0)
        gtk_paned_set_shrink_end_child(opaque, 0)
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

    /// Gives the start a part of the view, however large that turns out to be.
    ///
    /// - Parameter expected: The width or height that the view will have, as far as known, in points.
    /// - Returns: What keeps it so until it is disconnected.
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

/// A view onto a larger widget.
public final class ScrolledWindow: Widget {
    /// Makes a view onto a widget, with scroll bars where needed.
    ///
    /// - Parameter name: What assistive tools call it; nil for a view that is nothing to them.
    public init(_ child: Widget, horizontalBar: Bool = true, name: String? = nil) {
        if let name {
            // Of itself it has a role that takes no name (from GTK 4.18 on).
            super.init(sinking: lp_new_with_role(gtk_scrolled_window_get_type(), Role.group.gtk))
            setAccessibleName(name)
        } else {
            super.init(sinking: gtk_scrolled_window_new())
        }
        gtk_scrolled_window_set_child(opaque, child.widget)
        gtk_scrolled_window_set_policy(
            opaque, horizontalBar ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    }

    /// Makes the view as high as its child would like to be, up to a height in points; nil for any.
    package func takesHeightOfChild(upTo height: Int?) {
        gtk_scrolled_window_set_propagate_natural_height(opaque, 1)
        gtk_scrolled_window_set_max_content_height(opaque, gint(height ?? -1))
    }

    /// Lets go of the child.
    package func releaseChild() { gtk_scrolled_window_set_child(opaque, nil) }

    /// Shows the end of the child at first. GTK keeps to that as it lays the view out; told only then, it draws the
    /// beginning all the same (GTK 4.8).
    ///
    /// - Parameters:
    ///   - height: The height of the child, in points.
    ///   - part: How much of it the view shows, in points.
    package func startsAtEnd(of height: Double, showing part: Double) {
        guard let adjustment = gtk_scrolled_window_get_vadjustment(opaque) else { return }
        gtk_adjustment_configure(adjustment, height - part, 0, height, 0, 0, part)
    }

    /// Calls a handler whenever the view has moved over its child.
    public func onScroll(_ handler: @escaping () -> Void) {
        for adjustment in [
            gtk_scrolled_window_get_hadjustment(opaque), gtk_scrolled_window_get_vadjustment(opaque),
        ] {
            guard let adjustment else { continue }
            Object(borrowing: UnsafeMutableRawPointer(adjustment)).connect("value-changed") { _ in handler() }
        }
    }
}

/// Shows one of several widgets.
public final class Stack: Widget {
    /// Makes an empty stack.
    ///
    /// - Parameter keepsWidth: Whether it is as wide as its widest widget, whichever is shown.
    public init(keepsWidth: Bool = false) {
        super.init(sinking: gtk_stack_new())
        gtk_stack_set_hhomogeneous(opaque, keepsWidth ? 1 : 0)
        gtk_stack_set_vhomogeneous(opaque, 0)
    }

    /// Has one widget slide away for the next, where the desktop allows animation.
    package func slides(milliseconds: Int) {
        gtk_stack_set_transition_type(opaque, GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT)
        gtk_stack_set_transition_duration(opaque, guint(milliseconds))
    }

    /// Adds a widget.
    public func append(_ child: Widget) { gtk_stack_add_child(opaque, child.widget) }

    /// The widget that is shown.
    public var shown: Widget? {
        get { .wrap(gtk_stack_get_visible_child(opaque)) }
        set { if let newValue { gtk_stack_set_visible_child(opaque, newValue.widget) } }
    }
}

/// A widget with others laid over it.
public final class Overlay: Widget {
    /// Makes an overlay upon a widget.
    public init(over child: Widget) {
        super.init(sinking: gtk_overlay_new())
        gtk_overlay_set_child(opaque, child.widget)
    }

    /// Lays a widget over the others; its alignment says where.
    public func add(_ child: Widget) { gtk_overlay_add_overlay(opaque, child.widget) }

    /// Takes a widget away that was laid over the others.
    public func remove(_ child: Widget) { gtk_overlay_remove_overlay(opaque, child.widget) }

    /// The same widget as an overlay, if it is one.
    public init?(_ widget: Widget?) {
        guard let widget, widget.isA(gtk_overlay_get_type()) else { return nil }
        super.init(borrowing: widget.raw)
    }
}

/// Slides its child in and out.
public final class Revealer: Widget {
    /// Makes a revealer that hides its child at first.
    public init(_ child: Widget) {
        super.init(sinking: gtk_revealer_new())
        setChild(child)
    }

    /// A widget that has just been made has no other owner: as an argument it stays until it has this one.
    private func setChild(_ child: Widget) { gtk_revealer_set_child(opaque, child.widget) }

    /// Makes an empty one, for what is seldom seen.
    public init() { super.init(sinking: gtk_revealer_new()) }

    /// Shows the child. The first time it is made, if there is none.
    public func reveal(making child: () -> Widget) {
        if gtk_revealer_get_child(opaque) == nil { setChild(child()) }
        isRevealed = true
    }

    /// Whether the child is, or is about to be, shown.
    public var isRevealed: Bool {
        get { gtk_revealer_get_reveal_child(opaque) != 0 }
        set { gtk_revealer_set_reveal_child(opaque, newValue ? 1 : 0) }
    }

    /// Has the child come up from below, in a time in milliseconds, where the desktop allows animation.
    public func slidesUp(milliseconds: Int) {
        gtk_revealer_set_transition_type(opaque, GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
        gtk_revealer_set_transition_duration(opaque, guint(milliseconds))
    }

    /// Has the child appear where it is, in a time in milliseconds, where the desktop allows animation.
    public func fades(milliseconds: Int) {
        gtk_revealer_set_transition_type(opaque, GTK_REVEALER_TRANSITION_TYPE_CROSSFADE)
        gtk_revealer_set_transition_duration(opaque, guint(milliseconds))
    }

    /// Calls a handler when the child has wholly come or gone.
    @discardableResult
    package func onArrival(_ handler: @escaping () -> Void) -> SignalConnection {
        onChange(of: "child-revealed", handler)
    }
}

/// A thin line between widgets.
public final class Separator: Widget {
    /// Makes a line.
    public init(_ orientation: Orientation) { super.init(sinking: gtk_separator_new(orientation.gtk)) }
}
