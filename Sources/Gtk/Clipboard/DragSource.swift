import CGtk

/// Makes a widget draggable by mouse, into this or another program, which gets a copy of its content.
///
/// A finger can't drag it: on X11 and on Wayland GTK begins such a drag but never drops it (GTK 4.8).
package final class DragSource: Gesture {
    package init() {
        super.init(gtk_drag_source_new(), phase: .bubble)
        gtk_gesture_single_set_button(opaque, PointerButton.primary.rawValue)
        gtk_drag_source_set_actions(opaque, GDK_ACTION_COPY)
    }

    /// The key under which a drag stores the address of the window that it comes from.
    static let origin = "longpress-drag-origin"

    /// Calls a handler for the content, in several forms of the same thing, once the mouse has moved far enough with the button
    /// down. If the handler returns no forms, no drag begins.
    package func onPrepare(_ handler: @escaping () -> [Clipboard.Form]) {
        // Unretained: the object is alive while it emits, and its own handler would keep it alive for ever.
        nonisolated(unsafe) let source = opaque
        connectObject("prepare") {
            guard let event = gtk_event_controller_get_current_event(source), gdk_event_get_event_sequence(event) == nil
            else { return nil }
            let forms = handler()
            return forms.isEmpty ? nil : Object(owning: UnsafeMutableRawPointer(forms.provider))
        }
    }

    /// Calls a handler when the drag has begun. The picture that it returns follows the pointer; without one, GTK's own icon
    /// does.
    package func onDrag(_ handler: @escaping () -> DragPicture?) {
        nonisolated(unsafe) let source = opaque
        connect("drag-begin") { arguments in
            // On X11, the drag itself only knows a surface made for it.
            let root = gtk_widget_get_root(gtk_event_controller_get_widget(source))
            if let drag = arguments.pointer(0), let root {
                g_object_set_data(
                    drag.assumingMemoryBound(to: GObject.self), Self.origin, UnsafeMutableRawPointer(root))
            }
            guard let picture = handler(), let paintable = picture.paintable else { return }
            gtk_drag_source_set_icon(source, paintable.opaque, gint(picture.hotspot.x), gint(picture.hotspot.y))
        }
    }
}

extension [Clipboard.Form] {
    /// All forms in one provider, from which a reader takes the form that suits it.
    var provider: UnsafeMutablePointer<GdkContentProvider> {
        var providers = map(\.provider)
        return gdk_content_provider_new_union(&providers, gsize(providers.count))
    }
}
