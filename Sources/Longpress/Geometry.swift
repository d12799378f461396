import Gtk

extension Widget {
    /// The widget's own bounds, in its own coordinates.
    var ownBounds: Rectangle {
        Rectangle(origin: Point(x: 0, y: 0), size: size)
    }

    /// The part of this widget that its ancestors don't clip, in its own coordinates; nil if none of it is visible.
    var visiblePart: Rectangle? {
        guard let window = native, let visible = visibleBounds(in: window) else { return nil }
        return window.convert(visible, to: self)
    }

    /// Returns the part of this widget that its ancestors don't clip, in its window's coordinates; nil if none of it is visible.
    func visibleBounds(in window: Native) -> Rectangle? {
        guard var visible = bounds(in: self) else { return nil }
        // Converts from each widget to its parent: converting from each ancestor to the window would walk the whole way every
        // time.
        var inner: Widget = self
        while inner != window {
            guard let outer = inner.parent, let moved = inner.convert(visible, to: outer),
                let bounds = outer.bounds(in: outer), let part = moved.intersection(bounds)
            else { return nil }
            (visible, inner) = (part, outer)
        }
        return visible
    }

    /// Returns the visible part of a rectangle that may extend beyond the widget, in the window's coordinates; nil if none is
    /// visible. The rectangle is in this widget's coordinates.
    func visiblePart(of rectangle: Rectangle, in window: Native) -> Rectangle? {
        var (seen, inner): (Rectangle, Widget) = (rectangle, self)
        while true {
            if inner.cutsOff || inner == window {
                // GTK clips at the border, which is outside the padding, so that more than the content is visible.
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
