import CGtk

/// Disables the gestures by which GTK handles presses on text while this object exists. Gestures that the program has added stay
/// active.
///
/// GTK treats a finger on X11 as a mouse (GTK 4.8, gtktextview.c, gtktext.c, gtklabel.c): the insertion point moves to where the
/// finger is put down, although it may be about to scroll, and letters are selected until the scrolled window claims the touch. A
/// finger within 50 points of a divider moves the divider (gtkpaned.c, `TOUCH_EXTRA_AREA_WIDTH`), whatever it does on text.
@MainActor package final class SuspendedGestures {
    /// The distance from a divider, in points, within which a finger on text still moves it: half the minimum size of a control
    /// (WCAG 2.2, target size).
    private static let reach = 12.0

    private let suspended: [(gesture: Object, phase: GtkPropagationPhase)]

    /// Suspends the gestures of a text widget at a point of it, and those of the dividers around it; nil for any other widget.
    package init?(ofText widget: Widget, at point: Point) {
        // A label's click gesture opens its links and doesn't affect the selection.
        let isLabel = Label(widget) != nil
        guard isLabel || TextView(widget) != nil || Editable(widget) != nil else { return nil }
        // Of several, the oldest is GTK's: it came with the widget. New ones are put before the others.
        let controllers = widget.gtkEditor.controllers
        let own = (isLabel ? ["GtkGestureDrag"] : ["GtkGestureClick", "GtkGestureDrag"]).compactMap { type in
            controllers.last { $0.typeName == type }
        }
        let dividers = widget.selfAndAncestors.filter { paned in
            widget.convert(point, to: paned).map { paned.isDivided(beyond: Self.reach, from: $0) } ?? false
        }
        suspended = Self.suspend(own + dividers.compactMap(\.dividerGesture))
    }

    /// Suspends the gestures of all dividers around a widget, whatever their distance.
    package init(around widget: Widget) {
        suspended = Self.suspend(
            widget.selfAndAncestors.filter { $0.isA(gtk_paned_get_type()) }.compactMap(\.dividerGesture))
    }

    private static func suspend(_ gestures: [Object]) -> [(Object, GtkPropagationPhase)] {
        gestures.map { gesture in
            defer { gtk_event_controller_set_propagation_phase(gesture.opaque, GTK_PHASE_NONE) }
            return (gesture, gtk_event_controller_get_propagation_phase(gesture.opaque))
        }
    }

    isolated deinit {
        for (gesture, phase) in suspended { gtk_event_controller_set_propagation_phase(gesture.opaque, phase) }
    }
}

extension Widget {
    /// The gesture by which a finger moves the divider of this pair of panes.
    fileprivate var dividerGesture: Object? { controllers.last { $0.typeName == "GtkGesturePan" } }

    /// Returns whether this is a pair of panes whose divider is farther from a position in it than a distance, in points, or
    /// which shows only one pane and no divider.
    fileprivate func isDivided(beyond distance: Double, from location: Point) -> Bool {
        guard isA(gtk_paned_get_type()) else { return false }
        let isHorizontal = gtk_orientable_get_orientation(opaque) == GTK_ORIENTATION_HORIZONTAL
        let children = [gtk_paned_get_start_child(opaque), gtk_paned_get_end_child(opaque)].compactMap { child in
            child.flatMap { gtk_widget_get_visible($0) == 0 ? nil : Widget(borrowing: UnsafeMutableRawPointer($0)) }
        }
        guard children.count == 2 else { return true }
        // The facing edges of the panes, in either order.
        let frames = children.compactMap { $0.bounds(in: self) }
        guard let first = frames.min(by: { $0.minX + $0.minY < $1.minX + $1.minY }) else { return false }
        let edge = isHorizontal ? first.maxX : first.maxY
        return abs((isHorizontal ? location.x : location.y) - edge) > distance
    }
}
