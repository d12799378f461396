import CGtk

extension Texture {
    /// Returns a picture of what a `GdkPaintable *` from C or another binding draws, and its preferred size in points.
    ///
    /// - Parameters:
    ///   - paintable: The paintable. The pointer must be valid.
    ///   - size: The size in points if the paintable has none of its own.
    ///   - scale: The number of pixels per point.
    /// - Returns: The picture; nil if there is nothing to draw, or if it would have 100 million pixels or more.
    package static func of(paintable pointer: UnsafeMutableRawPointer, size: Size, scale: Int)
        -> (texture: Texture, size: Size)?
    {
        let paintable = Object(borrowing: pointer)
        func length(_ own: gint, _ other: Double) -> Double { own > 0 ? Double(own) : other }
        let width = length(gdk_paintable_get_intrinsic_width(paintable.opaque), size.width)
        let height = length(gdk_paintable_get_intrinsic_height(paintable.opaque), size.height)
        let wanted = Size(width: width, height: height)
        if paintable.isA(gdk_texture_get_type()) { return (Texture(borrowing: pointer), wanted) }
        guard width >= 1, height >= 1, width * height * Double(scale * scale) < 100_000_000 else { return nil }
        let snapshot = Snapshot()
        snapshot.scaled(by: Double(scale)) { snapshot.draw(paintable: paintable, size: wanted) }
        return snapshot.texture(width: Int(width) * scale, height: Int(height) * scale).map { ($0, wanted) }
    }
}
