import CGtk

/// The nearest scrolled window around a widget that can be scrolled.
package final class ScrolledSurroundings {
    private let window: WeakObject<Widget>
    /// Whether it can be scrolled to the left or right.
    package let scrollsHorizontally: Bool
    /// Whether it can be scrolled up or down.
    package let scrollsVertically: Bool

    /// Finds the scrolled window; nil if there is none.
    package init?(of widget: Widget) {
        for ancestor in widget.selfAndAncestors where ancestor.isA(gtk_scrolled_window_get_type()) {
            let (x, y) = (Self.adjustment(of: ancestor, isX: true), Self.adjustment(of: ancestor, isX: false))
            guard x.hasRange || y.hasRange else { continue }
            (window, scrollsHorizontally, scrollsVertically) = (WeakObject(ancestor), x.hasRange, y.hasRange)
            return
        }
        return nil
    }

    /// The scrolled window, while it exists.
    package var widget: Widget? { window.value }

    /// Scrolls to the right and downwards by a distance in points, and returns the part of it that is beyond the ends.
    package func scroll(by way: Point) -> Point {
        guard let window = window.value else { return Point(x: 0, y: 0) }
        let leftX = scrollsHorizontally ? Self.adjustment(of: window, isX: true).move(by: way.x) : 0
        let leftY = scrollsVertically ? Self.adjustment(of: window, isX: false).move(by: way.y) : 0
        return Point(x: leftX, y: leftY)
    }

    private static func adjustment(of window: Widget, isX: Bool) -> Adjustment {
        let (x, y) = (
            gtk_scrolled_window_get_hadjustment(window.opaque), gtk_scrolled_window_get_vadjustment(window.opaque)
        )
        return Adjustment(pointer: isX ? x : y)
    }
}

/// An adjustment of a scrolled window, unretained.
private struct Adjustment {
    let pointer: UnsafeMutablePointer<GtkAdjustment>?

    private var range: ClosedRange<Double> {
        let lower = gtk_adjustment_get_lower(pointer)
        return lower...max(lower, gtk_adjustment_get_upper(pointer) - gtk_adjustment_get_page_size(pointer))
    }

    var hasRange: Bool { range.upperBound - range.lowerBound >= 1 }

    /// Moves by a distance, and returns the part of it that is beyond the ends.
    func move(by way: Double) -> Double {
        let (goal, range) = (gtk_adjustment_get_value(pointer) + way, range)
        let value = min(max(goal, range.lowerBound), range.upperBound)
        gtk_adjustment_set_value(pointer, value)
        return goal - value
    }
}
