import CGtk

extension Popover {
    /// Lets presses and touches through to what lies below the popover.
    package func letsInputThrough() {
        attach(InputThrough(self), as: "longpress-input-through")
    }
}

/// Empties the part of a popover's surface that takes input, as often as GTK sets it: whenever it lays the popover out.
@MainActor private final class InputThrough {
    private var frames: SignalConnection?

    init(_ popover: Popover) {
        let weak = WeakObject<Widget>(popover)
        popover.onMap { [weak self] in
            guard let popover = weak.value else { return }
            Self.empty(popover)
            self?.frames = popover.onFrame { weak.value.map(Self.empty) }
        }
        popover.onUnmap { [weak self] in
            self?.frames?.disconnect()
            self?.frames = nil
        }
    }

    isolated deinit {
        frames?.disconnect()
    }

    private static func empty(_ popover: Widget) {
        guard let surface = gtk_native_get_surface(popover.opaque) else { return }
        let region = cairo_region_create()
        gdk_surface_set_input_region(surface, region)
        cairo_region_destroy(region)
    }
}
