public import Gtk

extension Rectangle {
    /// A rectangle of GTK's, in the same coordinates.
    public nonisolated init(_ rect: Rect) {
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}

extension Rect {
    /// A rectangle of a menu's geometry, in the same coordinates.
    nonisolated init(_ rectangle: Rectangle) {
        self.init(x: rectangle.minX, y: rectangle.minY, width: rectangle.width, height: rectangle.height)
    }
}

extension Widget {
    /// The widget's own bounds, in its own coordinates.
    var ownBounds: Rectangle {
        Rectangle(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// A rectangle of this widget's in another's coordinates.
    func convert(_ rectangle: Rectangle, to other: Widget) -> Rectangle? {
        convert(Rect(rectangle), to: other).map(Rectangle.init)
    }

    /// The part of this widget that its ancestors don't cut off, in its own coordinates; nil if nothing is to be seen.
    var visiblePart: Rectangle? {
        guard let window, let visible = visibleBounds(in: window) else { return nil }
        return window.convert(visible, to: self)
    }

    /// The part of this widget that its ancestors don't cut off, in its window's coordinates.
    func visibleBounds(in window: Window) -> Rectangle? {
        guard var visible = bounds(in: self).map(Rectangle.init) else { return nil }
        // From each to the one around it: to ask each for its place in the window goes up the whole way every time.
        var inner: Widget = self
        while inner != window {
            guard let outer = inner.parent, let moved = inner.convert(visible, to: outer),
                let bounds = outer.bounds(in: outer).map(Rectangle.init), let part = moved.intersection(bounds)
            else { return nil }
            (visible, inner) = (part, outer)
        }
        return visible
    }
}
