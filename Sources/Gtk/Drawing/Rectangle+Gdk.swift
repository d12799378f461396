import CGtk

nonisolated extension Rectangle {
    /// The same rectangle with a non-negative width: that of a character that runs from right to left is negative.
    var standardized: Rectangle {
        width < 0 ? Rectangle(x: minX + width, y: minY, width: -width, height: height) : self
    }

    init(_ rect: graphene_rect_t) {
        self.init(
            x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
            height: Double(rect.size.height))
    }

    init(_ rect: GdkRectangle) {
        self.init(x: Double(rect.x), y: Double(rect.y), width: Double(rect.width), height: Double(rect.height))
    }

    /// The smallest rectangle of whole points that contains this one.
    var gdk: GdkRectangle {
        let left = minX.rounded(.down)
        let top = minY.rounded(.down)
        return GdkRectangle(
            x: gint(left), y: gint(top), width: gint(maxX.rounded(.up) - left), height: gint(maxY.rounded(.up) - top))
    }
}
