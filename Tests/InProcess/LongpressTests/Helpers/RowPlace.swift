import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Where the rows of an open menu, and points in other widgets, are on screen, for a real pointer.
@MainActor
enum RowPlace {
    /// Returns the row with a label, and its popover.
    static func row(_ title: String, in window: Window) throws -> (popover: Widget, row: Widget) {
        let open = [MenuOnScreen.submenuPopover(in: window)].compactMap { $0 } + MenuOnScreen.popovers(in: window)
        return try XCTUnwrap(
            open.flatMap { popover in MenuOnScreen.buttons(of: popover).map { (popover, $0) } }
                .first { MenuOnScreen.title(of: $0.1) == title }, "no row “\(title)”")
    }

    /// Returns the origin of the window on screen.
    static func origin(of window: Window) throws -> ScreenPoint { try window.screenRectangle.origin }

    /// Returns where a point in a widget is on screen.
    static func place(_ x: Double, _ y: Double, of widget: Widget, in window: Window) throws -> ScreenPoint {
        let point = try XCTUnwrap(widget.convert(Point(x: x, y: y), to: window))
        return try origin(of: window).moved(x: Int(point.x), y: Int(point.y))
    }

    /// Returns the centre of a row on screen, once it is laid out.
    static func middle(of title: String, in window: Window) throws -> ScreenPoint {
        try row(title, in: window).row.screenRectangle.center
    }

    /// Returns whether a row is highlighted by the pointer.
    static func isHovered(_ title: String, in window: Window) throws -> Bool {
        let flags = gtk_widget_get_state_flags(try row(title, in: window).row.widget)
        return flags.rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
    }
}
