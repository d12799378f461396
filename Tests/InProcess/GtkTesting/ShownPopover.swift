import CGtk
import TestSupport

@testable import Gtk
@testable import Platform

/// A window with a widget in a GTK popover over it, shown during a test's body.
@MainActor
public enum ShownPopover {
    /// Makes a GTK popover with some content. A modal one (`autohide`) grabs the keyboard and all presses.
    public static func make(_ content: Widget, isModal: Bool = true) -> Widget {
        let popover = Widget(sinking: gtk_popover_new())
        gtk_popover_set_autohide(popover.typed(), isModal ? 1 : 0)
        gtk_popover_set_child(popover.typed(), content.widget)
        return popover
    }

    /// Shows a widget in such a popover until the body returns.
    public static func with(
        _ content: Widget, isModal: Bool = true, over other: Widget = Box(.vertical),
        _ body: (_ popover: Native, Window) throws -> Void
    ) throws {
        let popover = make(content, isModal: isModal)
        let anchor = Box(.horizontal)
        anchor.append(Label("Rename"))
        anchor.align(horizontal: .center, vertical: .start)
        let room = Box(.vertical)
        other.expandsVertically = true
        [anchor, other].forEach(room.append)
        try ShownWindow.with(room) { window in
            gtk_widget_set_parent(popover.widget, anchor.widget)
            defer { end(popover) }
            try body(try open(popover, with: content), window)
        }
    }

    /// Opens a popover that is in a window, and waits until its content is visible.
    @discardableResult
    public static func open(_ popover: Widget, with content: Widget) throws -> Native {
        gtk_popover_popup(popover.typed())
        try waitUntil("the popover") { content.isMapped && content.size.height > 1 && popover.size.height > 1 }
        gdk_display_sync(gdk_display_get_default())
        iterateMainContext()
        return try waitFor("it to be in a window") { popover.native }
    }

    /// Closes a popover and removes it. If it is removed while open, GTK 4.8 keeps its grab of all presses.
    public static func end(_ popover: Widget) {
        close(popover)
        popover.unparent()
    }

    /// Closes a popover as a program does.
    public static func close(_ popover: Widget) { gtk_popover_popdown(popover.typed()) }
}
