import Longpress

/// Which part of a picture a view shows, and how large. All in points of the view, but for the picture's size in pixels.
nonisolated struct PictureZoom: Equatable {
    /// The picture's size in pixels.
    let picture: Size
    /// The size of one of its pixels at 100 %.
    private let pixel: Double
    /// The view's size.
    var view = Size(width: 0, height: 0) { didSet { settle() } }
    /// Points to a pixel; nil while the whole picture fits the view.
    private var chosen: Double?
    /// The place in the picture, from 0 to 1 each way, that is in the middle of the view.
    private var middle = Point(x: 0.5, y: 0.5)

    /// The factor of one step.
    static let step = 1.25
    /// The largest that it gets.
    static let largest = 16.0

    /// Shows the whole of a picture.
    init(_ picture: Size, pixelsPerPoint: Int) {
        (self.picture, pixel) = (picture, 1 / Double(max(pixelsPerPoint, 1)))
    }

    /// Points to a pixel when the whole picture is to be seen. It isn't enlarged for that.
    var fitting: Double {
        min(pixel, view.width / max(picture.width, 1), view.height / max(picture.height, 1))
    }

    /// Points to a pixel.
    var scale: Double { chosen ?? fitting }

    /// Whether the whole picture is to be seen, and stays so when the view's size changes.
    var fits: Bool { chosen == nil }

    /// The picture's size in percent: at 100, one pixel of the picture is one of the screen.
    var percent: Int { Int((scale / pixel * 100).rounded()) }

    var frame: Rectangle {
        let size = Size(width: picture.width * scale, height: picture.height * scale)
        return Rectangle(
            x: view.width / 2 - middle.x * size.width, y: view.height / 2 - middle.y * size.height,
            width: size.width, height: size.height)
    }

    // MARK: Changing it

    /// Shows the whole picture.
    mutating func fit() {
        chosen = nil
        settle()
    }

    /// Shows it at 100 %, with what is at a point of the view staying there.
    mutating func showPixels(at point: Point? = nil) { zoom(to: pixel, at: point) }

    /// Makes it larger or smaller by a factor, with what is at a point of the view, or in its middle, staying there.
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

    /// Leaves no room beside the picture on one side while there is more of it beyond the other.
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
