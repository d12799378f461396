import CGtk

/// How a popover is drawn as it grows out of what it belongs to. Its contents take presses where they will end up.
final class PopoverGrowth {
    private static let name: StaticString = "longpress-growth"

    fileprivate var scale = 1.0
    fileprivate var opacity = 1.0
    /// The point that stays where it is, counted from the upper left corner of the popover's body.
    fileprivate var origin = Point(x: 0, y: 0)
    /// Whether the popover is still visible but takes no input.
    fileprivate var isWithdrawn = false

    static func of(_ popover: Widget) -> PopoverGrowth { popover.attached(name, or: PopoverGrowth()) }

    /// Draws the popover by a handler, in this way.
    fileprivate func draw(_ popover: Popover, on snapshot: Snapshot, _ handler: () -> Void) {
        guard opacity < 1 || scale < 1, let body = popover.firstChild?.bounds(in: popover) else { return handler() }
        lp_forget_opaque_region(gtk_native_get_surface(popover.opaque))
        let origin = Point(x: body.minX + origin.x, y: body.minY + origin.y)
        snapshot.scaled(by: scale, about: origin, opacity: opacity, handler)
    }

    fileprivate static let typeName: StaticString = "LongpressPopover"

    /// The popovers that can be drawn in this way.
    static let type: GType = registerType(
        gtk_popover_get_type(), typeName, guint(MemoryLayout<GtkPopoverClass>.size),
        { type, _ in
            type!.assumingMemoryBound(to: GtkWidgetClass.self).pointee.snapshot = { widget, snapshot in
                nonisolated(unsafe) let (widget, snapshot) = (widget!, snapshot!)
                MainActor.assumeIsolated {
                    let popover = Popover(owning: g_object_ref(UnsafeMutableRawPointer(widget)))
                    PopoverGrowth.of(popover).draw(popover, on: Snapshot(borrowing: snapshot)) {
                        let parent = g_type_class_peek(gtk_popover_get_type())
                        parent?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.snapshot(widget, snapshot)
                    }
                }
            }
        }, guint(MemoryLayout<GtkPopover>.size))
}

extension Widget {
    /// Whether the widget is a popover of GTK's or of this library's, not of a type of the program's own.
    package var isPlainPopover: Bool {
        // Another copy of this library has another number after it.
        ["GtkPopover", "GtkPopoverMenu"].contains(typeName) || typeName.hasPrefix("\(PopoverGrowth.typeName)")
    }

    /// Whether the widget is GTK's menu bar.
    package var isMenuBar: Bool { typeName == "GtkPopoverMenuBar" }
}

extension Popover {
    /// Whether the popover can stay visible for a moment after it has ceased to take input.
    package var canLinger: Bool { canFade && !DismissedPopovers.endPrograms(on: gtk_widget_get_display(widget)) }

    /// Whether the display shows through what is transparent in part.
    package var canFade: Bool { gdk_display_is_composited(gtk_widget_get_display(widget)) != 0 }

    /// Draws all of the popover smaller and paler, about a point that is counted from the upper left corner of its body.
    package func draw(scale: Double, opacity: Double, about origin: Point) {
        let growth = PopoverGrowth.of(self)
        (growth.scale, growth.opacity, growth.origin) = (scale, opacity, origin)
        gtk_widget_queue_draw(widget)
    }

    /// Leaves the popover visible until it closes, but nothing else of it: presses go to what is below it, and assistive tools
    /// no longer find it.
    package func withdraw() {
        PopoverGrowth.of(self).isWithdrawn = true
        lp_set_accessible_hidden(widget)
        guard let surface = gtk_native_get_surface(opaque) else { return }
        let nothing = cairo_region_create()
        gdk_surface_set_input_region(surface, nothing)
        cairo_region_destroy(nothing)
        // The display is told at once: the next press is for what is below it.
        gdk_display_flush(gtk_widget_get_display(widget))
    }

    /// Ends that, with a popover that has closed.
    func comeBack() {
        let growth = PopoverGrowth.of(self)
        guard growth.isWithdrawn else { return }
        growth.isWithdrawn = false
        // As it is laid out GTK says where it takes presses.
        gtk_widget_queue_allocate(widget)
    }
}

extension Widget {
    /// Whether the widget is a popover that is on screen for presses, too.
    package var isOpenPopover: Bool { isPopover && isMapped && !PopoverGrowth.of(self).isWithdrawn }
}
