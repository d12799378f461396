import CGtk

/// Lets a widget be dragged, by mouse, into this or another program, which gets a copy of what it stands for.
///
/// A finger can't drag it: on X11 and on Wayland GTK begins such a drag but never drops it (GTK 4.8).
package final class DragSource: Gesture {
    package init() {
        super.init(gtk_drag_source_new(), phase: .bubble)
        gtk_gesture_single_set_button(opaque, PointerButton.primary.rawValue)
        gtk_drag_source_set_actions(opaque, GDK_ACTION_COPY)
    }

    /// Under what a drag keeps the address of the window that it comes from.
    static let origin = "longpress-drag-origin"

    /// Asks a handler for the content, in several forms of the same thing, once the mouse has moved far enough with
    /// the button down. Without any form, no drag begins.
    package func onPrepare(_ handler: @escaping () -> [Clipboard.Form]) {
        // Alive while it emits; held strongly by its own handler, it would live for ever.
        nonisolated(unsafe) let source = opaque
        connectObject("prepare") {
            guard let event = gtk_event_controller_get_current_event(source), gdk_event_get_event_sequence(event) == nil
            else { return nil }
            let forms = handler()
            return forms.isEmpty ? nil : Object(owning: UnsafeMutableRawPointer(forms.provider))
        }
    }

    /// Calls a handler when the drag has begun. What it draws follows the pointer; without a drawing, GTK's own icon does.
    package func onDrag(_ handler: @escaping () -> DragPicture?) {
        nonisolated(unsafe) let source = opaque
        connect("drag-begin") { arguments in
            // On X11 a drag itself knows only a surface that was made for it.
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
    /// All forms as one, of which a reader takes the one that suits it.
    var provider: UnsafeMutablePointer<GdkContentProvider> {
        var providers = map(\.provider)
        return gdk_content_provider_new_union(&providers, gsize(providers.count))
    }
}
