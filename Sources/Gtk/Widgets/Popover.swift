import CGtk

/// A small surface above a window. Unless it is modal, it never grabs all input: its owner decides what closes it.
public final class Popover: Native {
    /// Whether the surface may still get reports of an outdated position or size: the popover was given another one while it was
    /// open, or was closed before it had its own.
    var keepsOldPosition = false

    /// Makes a popover with a role for assistive technologies, not yet in any window.
    public init(role: Role) {
        super.init(sinking: lp_new_with_role(PopoverGrowth.type, role.gtk))
        gtk_popover_set_autohide(typed(), 0)
        HeldBackEvents.begin()
    }

    package override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

    /// The popover's content.
    public override var child: Widget? {
        get { .wrap(gtk_popover_get_child(typed())) }
        set { gtk_popover_set_child(typed(), newValue?.widget) }
    }

    /// The widget that contains the content: apart from it, a popover draws only its arrow.
    override var layerParent: Widget? { firstChild }

    /// Whether an arrow points at the target rectangle.
    package var hasArrow: Bool {
        get { gtk_popover_get_has_arrow(typed()) != 0 }
        set { gtk_popover_set_has_arrow(typed(), newValue ? 1 : 0) }
    }

    /// Whether the popover grabs the keyboard and all presses while it is open, and closes on a press outside it or on Escape.
    public var isModal: Bool {
        get { gtk_popover_get_autohide(typed()) != 0 }
        set { gtk_popover_set_autohide(typed(), newValue ? 1 : 0) }
    }

    /// The popover's side relative to the rectangle that it points at.
    public enum Side: Sendable {
        /// Above it.
        case above
        /// Below it.
        case below
        /// To its right.
        case right
        /// To its left.
        case left

        var gtk: GtkPositionType {
            switch self {
            case .above: GTK_POS_TOP
            case .below: GTK_POS_BOTTOM
            case .right: GTK_POS_RIGHT
            case .left: GTK_POS_LEFT
            }
        }
    }

    /// Opens the popover over a parent. A popover that is already open moves there, and takes the current size of its content.
    ///
    /// - Parameters:
    ///   - parent: The widget that the popover belongs to, in a window. It must not be a text view: if a popover is still on a
    ///     text view when that is destroyed, GTK loops for ever.
    ///   - target: The rectangle that the arrow points at, in the parent's coordinates.
    ///   - side: The side of the target on which the popover lies.
    ///   - shift: The distance from the position centred on the target, in points: sideways, or down if the popover is on the
    ///     left or right.
    public func open(over parent: Widget, at target: Rectangle, side: Side, shift: (x: Double, y: Double) = (0, 0)) {
        attach(to: parent)
        var rect = target.gdk
        gtk_popover_set_pointing_to(typed(), &rect)
        gtk_popover_set_position(typed(), side.gtk)
        gtk_popover_set_offset(typed(), gint(shift.x.rounded()), gint(shift.y.rounded()))
        if isVisible {
            gtk_popover_present(typed())
            keepsOldPosition = true
        } else {
            gtk_popover_popup(typed())
        }
        FingerOverPopover.follow(self)
        // The display gets the request now, not only after all the other work has been done.
        gdk_display_flush(gtk_widget_get_display(widget))
    }

    /// Moves the open popover to a target rectangle in its parent's coordinates.
    public func move(to target: Rectangle) {
        var rect = target.gdk
        gtk_popover_set_pointing_to(typed(), &rect)
        gtk_popover_present(typed())
    }

    /// Closes the popover without removing it from its parent.
    public func close() {
        // A hidden popover has no size of its own.
        if isVisible, !surfaceHasItsSize { keepsOldPosition = true }
        keepingFocus {
            gtk_popover_popdown(typed())
            endWithdrawal()
            forgetPosition()
            // The display gets the request at once: the next press is for what was below the popover.
            gdk_display_flush(gtk_widget_get_display(widget))
        }
    }

    /// Calls a handler when the popover has closed, whatever closed it.
    package func onClosed(_ handler: @escaping () -> Void) {
        connect("closed") { _ in handler() }
    }
}

extension Widget {
    package var isPopover: Bool { isA(gtk_popover_get_type()) }
}

extension Popover {
    /// Adds the popover to a parent, so that it can be measured before it opens.
    public func attach(to parent: Widget) {
        guard self.parent != parent else { return }
        unparent()
        gtk_widget_set_parent(widget, parent.widget)
    }

    /// The natural size of the popover's body in points, without arrow and shadow, once the popover is attached.
    ///
    /// A hidden popover itself can't be measured; the node that draws its body, its first child, can.
    package var bodySize: Size {
        firstChild?.naturalSize ?? Size(width: 0, height: 0)
    }
}
