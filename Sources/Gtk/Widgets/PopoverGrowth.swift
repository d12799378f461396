import CGtk

/// The look of a popover that grows out of its target. The content takes presses at its final position.
final class PopoverGrowth {
    private static let name: StaticString = "longpress-growth"

    fileprivate var scale = 1.0
    fileprivate var opacity = 1.0
    /// The fixed point of the scaling, relative to the upper left corner of the popover's body.
    fileprivate var origin = Point(x: 0, y: 0)
    /// Whether the popover is still visible but takes no input.
    fileprivate var isWithdrawn = false

    static func of(_ popover: Widget) -> PopoverGrowth { popover.attached(name, or: PopoverGrowth()) }

    /// Draws the popover, as the handler does, with the scale and the opacity.
    fileprivate func draw(_ popover: Popover, on snapshot: Snapshot, _ handler: () -> Void) {
        guard opacity < 1 || scale < 1, let body = popover.firstChild?.bounds(in: popover) else { return handler() }
        lp_forget_opaque_region(gtk_native_get_surface(popover.opaque))
        let origin = Point(x: body.minX + origin.x, y: body.minY + origin.y)
        snapshot.scaled(by: scale, about: origin, opacity: opacity, handler)
    }

    fileprivate static let typeName: StaticString = "LongpressPopover"

    /// The type of the popovers that can be drawn in this way.
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
    /// Whether the widget is one of GTK's or this library's popovers, not of one of the program's own types.
    package var isPlainPopover: Bool {
        // Another copy of this library appends a number to the name.
        ["GtkPopover", "GtkPopoverMenu"].contains(typeName) || typeName.hasPrefix("\(PopoverGrowth.typeName)")
    }

    /// Whether the widget is GTK's menu bar.
    package var isMenuBar: Bool { typeName == "GtkPopoverMenuBar" }
}

extension Popover {
    /// Whether the popover can stay visible for a moment after it has stopped taking input.
    package var canLinger: Bool { canFade && !DismissedPopovers.endPrograms(on: gtk_widget_get_display(widget)) }

    /// Whether the display can show a surface as partly transparent.
    package var canFade: Bool { gdk_display_is_composited(gtk_widget_get_display(widget)) != 0 }

    /// Draws all of the popover scaled and with an opacity, about a point relative to the upper left corner of its body.
    package func draw(scale: Double, opacity: Double, about origin: Point) {
        let growth = PopoverGrowth.of(self)
        (growth.scale, growth.opacity, growth.origin) = (scale, opacity, origin)
        gtk_widget_queue_draw(widget)
    }

    /// Keeps the popover visible until it closes, but otherwise inactive: presses go to what is below it, and assistive
    /// technologies no longer find it.
    package func withdraw() {
        PopoverGrowth.of(self).isWithdrawn = true
        lp_set_accessible_hidden(widget)
        guard let surface = gtk_native_get_surface(opaque) else { return }
        let nothing = cairo_region_create()
        gdk_surface_set_input_region(surface, nothing)
        cairo_region_destroy(nothing)
        // The display gets the request at once: the next press is for what is below the popover.
        gdk_display_flush(gtk_widget_get_display(widget))
    }

    /// Undoes ``withdraw()`` for a popover that has closed.
    func endWithdrawal() {
        let growth = PopoverGrowth.of(self)
        guard growth.isWithdrawn else { return }
        growth.isWithdrawn = false
        // GTK sets the region that takes presses during layout.
        gtk_widget_queue_allocate(widget)
    }
}

extension Widget {
    /// Whether the widget is a popover that is on screen and takes presses.
    package var isOpenPopover: Bool { isPopover && isMapped && !PopoverGrowth.of(self).isWithdrawn }
}
