import Gtk

extension Widget {
    /// The widget's own bounds, in its own coordinates.
    var ownBounds: Rectangle {
        Rectangle(origin: Point(x: 0, y: 0), size: size)
    }

    /// The part of this widget that its ancestors don't cut off, in its own coordinates; nil if nothing is to be seen.
    var visiblePart: Rectangle? {
        guard let window = native, let visible = visibleBounds(in: window) else { return nil }
        return window.convert(visible, to: self)
    }

    /// The part of this widget that its ancestors don't cut off, in its window's coordinates.
    func visibleBounds(in window: Native) -> Rectangle? {
        guard var visible = bounds(in: self) else { return nil }
        // From each to the one around it: to ask each for its position in the window goes up the whole way every time.
        var inner: Widget = self
        while inner != window {
            guard let outer = inner.parent, let moved = inner.convert(visible, to: outer),
                let bounds = outer.bounds(in: outer), let part = moved.intersection(bounds)
            else { return nil }
            (visible, inner) = (part, outer)
        }
        return visible
    }

    /// The part of a rectangle in this widget's coordinates that is to be seen although it may stand out of the widget, in the
    /// window's coordinates; nil if nothing is.
    func seenPart(of rectangle: Rectangle, in window: Native) -> Rectangle? {
        var (seen, inner): (Rectangle, Widget) = (rectangle, self)
        while true {
            if inner.cutsOff || inner == window {
                // GTK cuts off at the border, which is around the padding: there is more to be seen than the content.
                let bounds = inner == window ? inner.ownBounds : inner.bounds(in: inner)
                guard let bounds, let part = seen.intersection(bounds) else { return nil }
                seen = part
            }
            guard inner != window else { return seen }
            guard let outer = inner.parent, let moved = inner.convert(seen, to: outer) else { return nil }
            (seen, inner) = (moved, outer)
        }
    }
}
