import CGtk

/// A small surface above a window. Unless it is modal, it never takes the whole input for itself: its owner decides what
/// closes it.
public final class Popover: Native {
    /// Whether its surface may still be told of a position or size that it isn't to have any more: it has got another one while it
    /// was open, or has closed before it had its own.
    var keepsOldPosition = false

    /// Makes a popover with a role for assistive tools, not yet in any window.
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

    /// The widget that holds the content: besides that, a popover draws only its arrow.
    override var layerParent: Widget? { firstChild }

    /// Whether an arrow points at the target rectangle.
    package var hasArrow: Bool {
        get { gtk_popover_get_has_arrow(typed()) != 0 }
        set { gtk_popover_set_has_arrow(typed(), newValue ? 1 : 0) }
    }

    /// Whether the popover takes the keyboard and all presses while it is open, and closes upon a press beside it or Escape.
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
        /// At its right.
        case right
        /// At its left.
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

    /// Opens the popover over a parent; one that is open already goes there, with the size that what it shows has now.
    ///
    /// - Parameters:
    ///   - parent: The widget that the popover belongs to, in a window. A text view must not be one: a popover still
    ///     on it when it ends makes GTK loop for ever.
    ///   - target: What the arrow points at, in the parent's coordinates.
    ///   - side: On which side of the target it lies.
    ///   - shift: How far it is moved sideways from being centred upon the target (or down, at the left or right).
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
        // The display is told now, rather than once everything else that goes with it has been done.
        gdk_display_flush(gtk_widget_get_display(widget))
    }

    /// Moves the popover while it is open: to a rectangle in its parent's coordinates.
    public func move(to target: Rectangle) {
        var rect = target.gdk
        gtk_popover_set_pointing_to(typed(), &rect)
        gtk_popover_present(typed())
    }

    /// Closes the popover without taking it from its parent.
    public func close() {
        // A hidden one has no size of its own.
        if isVisible, !surfaceHasItsSize { keepsOldPosition = true }
        keepingFocus {
            gtk_popover_popdown(typed())
            comeBack()
            forgetPosition()
            // The display is told at once: the next press is for what was below it.
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
    /// Puts the popover over a widget, so that it can be measured before it opens.
    public func attach(to parent: Widget) {
        guard self.parent != parent else { return }
        unparent()
        gtk_widget_set_parent(widget, parent.widget)
    }

    /// The size in points that the body would like to have, without arrow and shadow, once attached.
    ///
    /// A hidden popover itself measures nothing; the node that draws its body, its first child, does.
    package var bodySize: Size {
        firstChild?.naturalSize ?? Size(width: 0, height: 0)
    }
}
