/// The shape of a preview, which is the shape of its item.
public enum PreviewShape: Hashable, Sendable {
    /// A rectangle whose corners become round as it grows.
    case automatic
    /// A rectangle with round corners, whose radius is in points of the item; it is scaled with the preview.
    case roundedRectangle(cornerRadius: Double)
    /// An ellipse that touches all four sides; a circle in a square.
    case ellipse

    /// Returns the horizontal and vertical radius of the corners, in points.
    ///
    /// - Parameters:
    ///   - progress: The progress of the motion, from 0 (at the item) to 1.
    ///   - size: The preview's size at that progress.
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
