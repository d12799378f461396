import CGtk

extension Popover {
    /// Returns the centre of the popover with its shadow, in the coordinates of the window or popover that it belongs to; nil
    /// while it isn't on screen. The display reports the position soon after the popover has opened: see `oncePlaced`.
    package func middle(in window: Native) -> Point? {
        guard let surface = gtk_native_get_surface(opaque), gdk_surface_get_mapped(surface) != 0,
            gdk_popup_get_parent(surface) == gtk_native_get_surface(window.opaque)
        else { return nil }
        let window = surfaceOffset(of: window.opaque)
        return Point(
            x: Double(gdk_popup_get_position_x(surface)) + Double(gdk_surface_get_width(surface)) / 2 - window.x,
            y: Double(gdk_popup_get_position_y(surface)) + Double(gdk_surface_get_height(surface)) / 2 - window.y)
    }

    /// Calls a handler once, soon after the display has reported the position of the opened popover.
    package func oncePlaced(_ handler: @escaping () -> Void) {
        guard let surface = gtk_native_get_surface(opaque) else { return }
        var connection: SignalConnection?
        let popover = WeakObject(self) { Popover(owning: $0) }
        connection = Object(borrowing: UnsafeMutableRawPointer(surface)).connect("layout", after: true) { _ in
            // If the popover was closed and has opened again, the report may still be about the previous opening.
            guard let popover = popover.value, popover.surfaceHasItsSize else { return }
            connection?.disconnect()
            connection = nil
            popover.onceAtRest(handler)
        }
    }

    /// Whether the surface has the size that GTK currently requests (gtkpopover.c, `present_popup`).
    var surfaceHasItsSize: Bool {
        guard let surface = gtk_native_get_surface(opaque) else { return false }
        let (width, height) = (gdk_surface_get_width(surface), gdk_surface_get_height(surface))
        return Size(width: Double(width), height: Double(height)) == naturalSize
    }

    /// Calls a handler once the popover has stayed at one position for some frames; never if it leaves the screen before that.
    private func onceAtRest(_ handler: @escaping () -> Void) {
        guard let before = position else { return }
        let popover = WeakObject(self) { Popover(owning: $0) }
        MainLoop.after(milliseconds: Self.rest) {
            guard let popover = popover.value, let now = popover.position else { return }
            if now == before { handler() } else { popover.onceAtRest(handler) }
        }
    }

    /// How long the popover must stay at one position, in milliseconds: about two frames.
    private static let rest = 32

    /// The position of the popover's surface on that of its parent; nil while it isn't on screen.
    private var position: SIMD2<gint>? {
        guard let surface = gtk_native_get_surface(opaque), gdk_surface_get_mapped(surface) != 0 else { return nil }
        return [gdk_popup_get_position_x(surface), gdk_popup_get_position_y(surface)]
    }
}

/// Returns the origin of a widget with its own surface in that surface, which also contains the shadow.
@MainActor func surfaceOffset(of native: OpaquePointer) -> Point {
    var (x, y) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &x, &y)
    return Point(x: x, y: y)
}
