import CGtk

/// The gestures by which GTK's own text takes presses, out of action for as long as this object is kept. Those that a program
/// has added go on.
///
/// GTK takes a finger on X11 for a mouse (GTK 4.8, gtktextview.c, gtktext.c, gtklabel.c): the insertion point goes to where
/// the finger is put down, though it may be about to scroll, and letters are selected until what scrolls claims it.
package final class SuspendedGestures {
    private let suspended: [(gesture: Object, phase: GtkPropagationPhase)]

    /// Suspends those of a text view, a field or a label; nil for any other widget.
    package init?(ofText widget: Widget) {
        // A label's clicks open its links, and do nothing else to what is selected.
        let isLabel = Label(widget) != nil
        guard isLabel || TextView(widget) != nil || Editable(widget) != nil else { return nil }
        // Of several, the oldest is GTK's: it came with the widget. New ones are put before the others.
        let controllers = widget.gtkEditor.controllers
        suspended = (isLabel ? ["GtkGestureDrag"] : ["GtkGestureClick", "GtkGestureDrag"]).compactMap { type in
            controllers.last { $0.typeName == type }.map {
                ($0, gtk_event_controller_get_propagation_phase($0.opaque))
            }
        }
        for (gesture, _) in suspended { gtk_event_controller_set_propagation_phase(gesture.opaque, GTK_PHASE_NONE) }
    }

    isolated deinit {
        for (gesture, phase) in suspended { gtk_event_controller_set_propagation_phase(gesture.opaque, phase) }
    }
}
