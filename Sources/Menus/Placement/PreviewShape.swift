/// The shape of a preview, which is that of its item as it grows out of it.
public enum PreviewShape: Hashable, Sendable {
    /// A rectangle whose corners become round.
    case automatic
    /// A rectangle with round corners, whose radius is in points of the item; it grows with the preview.
    case roundedRectangle(cornerRadius: Double)
    /// An ellipse that touches all four sides; a circle in a square.
    case ellipse

    /// The radii of its corners, across and down, in points.
    ///
    /// - Parameters:
    ///   - progress: The part of its way, from 0 (at its item) to 1.
    ///   - size: The size that it has there.
    ///   - source: The item's size.
    package func corner(at progress: Double, of size: Size, from source: Size) -> Size {
        switch self {
        case .automatic:
            let radius = PreviewMotion.cornerRadius(at: progress)
            return Size(width: radius, height: radius)
        case .roundedRectangle(let radius):
            let scale = source.width > 0 ? size.width / source.width : 1
            let scaled = min(max(radius, 0) * scale, size.width / 2, size.height / 2)
            return Size(width: scaled, height: scaled)
        case .ellipse: return Size(width: size.width / 2, height: size.height / 2)
        }
    }
}
