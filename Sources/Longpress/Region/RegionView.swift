import Gtk

/// Shows the selected region of a picture: a line around it with a knob at each corner, and the rest of the picture darkened. The
/// line is in the theme's selection colour (E11), between light ones, so that it is visible on any picture.
final class RegionView {
    let canvas = Canvas(role: .presentation)
    /// Returns the region's geometry; nil while there is none.
    var geometry: () -> RegionGeometry? = { nil }
    /// Returns the picture's frame.
    var picture: () -> Rectangle = { .zero }

    /// The widths of the line in the selection colour alone, and with the light lines beside it, in points.
    private static let (line, border) = (2.0, 4.0)
    /// How much the unselected part is darkened, from 0 to 1.
    private static let dimming = 0.45

    private static let light = Color(red: 1, green: 1, blue: 1, opacity: 0.9)

    init() {
        MenuStyle.install()
        canvas.addStyle(MenuStyle.region)
        canvas.takesInput = false
        canvas.onDraw { [weak self] in self?.draw(on: $0) }
    }

    private func draw(on snapshot: Snapshot) {
        guard let geometry = geometry() else { return }
        dim(around: geometry, on: snapshot)
        for (width, color) in [(Self.border, Self.light), (Self.line, canvas.textColor)] {
            for edge in RegionGrip.edges {
                if let line = geometry.line(edge, width: width) { snapshot.fill(line, with: color) }
            }
        }
        let size = RegionGeometry.Metrics.standard.knob
        for corner in RegionGrip.corners {
            guard let centre = geometry.knob(corner) else { continue }
            let ring = Rectangle(x: centre.x - size / 2, y: centre.y - size / 2, width: size, height: size)
            snapshot.fill(ring, with: Self.light, cornerRadius: size / 2)
            let knob = ring.inset(by: (Self.border - Self.line))
            snapshot.fill(knob, with: canvas.textColor, cornerRadius: knob.width / 2)
        }
    }

    private func dim(around geometry: RegionGeometry, on snapshot: Snapshot) {
        guard let picture = picture().intersection(geometry.visible)?.rounded else { return }
        let frame = geometry.frame.rounded
        let (left, right) = (max(frame.minX, picture.minX), min(frame.maxX, picture.maxX))
        let (top, bottom) = (max(frame.minY, picture.minY), min(frame.maxY, picture.maxY))
        guard left < right, top < bottom else { return snapshot.fillBlack(picture, opacity: Self.dimming) }
        let parts = [
            (picture.minX, picture.minY, picture.maxX, top), (picture.minX, bottom, picture.maxX, picture.maxY),
            (picture.minX, top, left, bottom), (right, top, picture.maxX, bottom),
        ]
        for (left, top, right, bottom) in parts where left < right && top < bottom {
            let part = Rectangle(x: left, y: top, width: right - left, height: bottom - top)
            snapshot.fillBlack(part, opacity: Self.dimming)
        }
    }
}

extension Rectangle {
    /// The rectangle with its edges rounded to whole points, so that adjacent parts leave no seam.
    fileprivate var rounded: Rectangle {
        let (left, top) = (minX.rounded(), minY.rounded())
        return Rectangle(x: left, y: top, width: maxX.rounded() - left, height: maxY.rounded() - top)
    }
}

extension RegionGeometry {
    /// Returns the line along an edge, entirely within the visible area; nil where the edge is scrolled out of view.
    fileprivate func line(_ edge: RegionGrip, width: Double) -> Rectangle? {
        let half = width / 2
        let bounds = frame.rounded.inset(by: -half)
        /// Returns where a line across a direction begins, if it is visible.
        func start(_ center: Double, _ low: Double, _ high: Double) -> Double? {
            guard center >= low - 0.5, center <= high + 0.5 else { return nil }
            return min(max(center.rounded() - half, low), high - width)
        }
        let line: Rectangle?
        if let side = edge.horizontal {
            line = start(side == .low ? frame.minX : frame.maxX, visible.minX, visible.maxX).map {
                Rectangle(x: $0, y: bounds.minY, width: width, height: bounds.height)
            }
        } else {
            line = start(edge.vertical == .low ? frame.minY : frame.maxY, visible.minY, visible.maxY).map {
                Rectangle(x: bounds.minX, y: $0, width: bounds.width, height: width)
            }
        }
        return line?.intersection(visible)
    }
}
