import Longpress

/// The visible part and the scale of a picture in a view. All in points of the view, except for the picture's size in pixels.
nonisolated struct PictureZoom: Equatable {
    /// The picture's size in pixels.
    let picture: Size
    /// The size of a picture's pixel at 100 %.
    private let pixel: Double
    /// The view's size.
    var view = Size(width: 0, height: 0) { didSet { settle() } }
    /// The chosen scale, in points per pixel; nil while the whole picture fits the view.
    private var chosen: Double?
    /// The point of the picture, from 0 to 1 in each direction, that is in the middle of the view.
    private var middle = Point(x: 0.5, y: 0.5)

    /// The factor of one zoom step.
    static let step = 1.25
    /// The maximum scale, as a multiple of 100 %.
    static let largest = 16.0

    /// Creates a zoom that shows the whole picture.
    init(_ picture: Size, pixelsPerPoint: Int) {
        (self.picture, pixel) = (picture, 1 / Double(max(pixelsPerPoint, 1)))
    }

    /// The scale at which the whole picture is visible, in points per pixel. It doesn't enlarge the picture.
    var fitting: Double {
        min(pixel, view.width / max(picture.width, 1), view.height / max(picture.height, 1))
    }

    /// The scale, in points per pixel.
    var scale: Double { chosen ?? fitting }

    /// Whether the whole picture is visible, and stays so when the view is resized.
    var fits: Bool { chosen == nil }

    /// The scale in percent: at 100, one pixel of the picture is one of the screen.
    var percent: Int { Int((scale / pixel * 100).rounded()) }

    var frame: Rectangle {
        let size = Size(width: picture.width * scale, height: picture.height * scale)
        return Rectangle(
            x: view.width / 2 - middle.x * size.width, y: view.height / 2 - middle.y * size.height,
            width: size.width, height: size.height)
    }

    // MARK: Changes

    /// Shows the whole picture.
    mutating func fit() {
        chosen = nil
        settle()
    }

    /// Shows the picture at 100 %, and keeps what is at a point of the view in place.
    mutating func showPixels(at point: Point? = nil) { zoom(to: pixel, at: point) }

    /// Zooms by a factor, and keeps what is at a point of the view, or in its middle, in place.
    mutating func zoom(by factor: Double, at point: Point? = nil) { zoom(to: scale * factor, at: point) }

    mutating func pan(x: Double, y: Double) {
        let frame = frame
        guard !frame.isEmpty else { return }
        middle.x -= x / frame.width
        middle.y -= y / frame.height
        settle()
    }

    private mutating func zoom(to scale: Double, at point: Point?) {
        let new = min(max(scale, min(fitting, pixel)), Self.largest * pixel)
        let old = frame
        guard !old.isEmpty else { return }
        let point = point ?? Point(x: view.width / 2, y: view.height / 2)
        let share = Point(x: (point.x - old.minX) / old.width, y: (point.y - old.minY) / old.height)
        chosen = new <= fitting ? nil : new
        let size = frame
        middle = Point(
            x: share.x - (point.x - view.width / 2) / size.width, y: share.y - (point.y - view.height / 2) / size.height
        )
        settle()
    }

    /// Leaves no space on one side of the picture while a part of it is hidden on the other side.
    private mutating func settle() {
        func settled(_ middle: Double, _ length: Double, in room: Double) -> Double {
            guard length > room, length > 0 else { return 0.5 }
            let half = room / 2 / length
            return min(max(middle, half), 1 - half)
        }
        middle.x = settled(middle.x, picture.width * scale, in: view.width)
        middle.y = settled(middle.y, picture.height * scale, in: view.height)
    }
}
