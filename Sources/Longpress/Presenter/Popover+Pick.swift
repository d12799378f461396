import Gtk

extension Popover {
    /// Returns the innermost widget in the popover's body at a point of the window; nil if the point is outside the body.
    func pick(_ point: Point, in window: Native) -> Widget? {
        guard let origin = origin(in: window), let body = firstChild,
            let bounds = body.bounds(in: self)
        else { return nil }
        let inside = Point(x: point.x - origin.x, y: point.y - origin.y)
        return bounds.contains(inside) ? pick(inside) : nil
    }
}
