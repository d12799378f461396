import Gtk
import Notes

/// Small images of dragged pictures under the pointer. The pressed picture is on top, held where it was pressed.
@MainActor final class DraggedPictures {
    private let canvas = Canvas(role: .presentation)
    private var layer: WindowLayer?
    private weak var pane: ImagePane?
    private let cards: [Card]
    /// The distance from the top left corner of the topmost picture to the pointer, in points.
    private let grip: Point
    /// The position of the pointer, in points of the visible part of the pane.
    private var pointer = Point(x: 0, y: 0)

    private struct Card {
        let texture: Texture
        let size: Size
    }

    /// The longest side of a picture while it is dragged, in points.
    private static let side = 88.0
    /// The maximum number of pictures shown.
    private static let most = 3
    /// The distance by which each picture sticks out from under the one above, in points.
    private static let step = 7.0
    /// The space around the pictures for their shadow, in points.
    private static let margin = 24.0
    /// The corner radius of the pictures, in points.
    private static let radius = 4.0
    /// The opacity, at which the content below stays recognisable.
    private static let opacity = 0.8

    /// Shows pictures dragged by one of them, from a point of the pane's canvas; nil if the pressed one has no image yet.
    init?(_ items: [PictureItem], pressed: NotePicture.ID, at point: Point, in pane: ImagePane) {
        let ordered = items.filter { $0.id == pressed } + items.filter { $0.id != pressed }
        cards = ordered.prefix(Self.most).compactMap { item in
            let size = item.widget.size
            guard let texture = item.texture, texture.width > 0, texture.height > 0 else { return nil }
            let (width, height) = (Double(texture.width), Double(texture.height))
            let scale = min(Self.side / max(width, height), size.width / width, size.height / height)
            return Card(texture: texture, size: Size(width: width * scale, height: height * scale))
        }
        guard let first = cards.first, let frame = pane.grid.frame(of: pressed), let window = pane.widget.window else {
            return nil
        }
        self.pane = pane
        // At the same proportion of its width and height as it was pressed.
        grip = Point(
            x: (point.x - frame.minX) / frame.width * first.size.width,
            y: (point.y - frame.minY) / frame.height * first.size.height)
        canvas.takesInput = false
        canvas.opacity = Self.opacity
        canvas.onDraw { [weak self] in self?.draw(on: $0) }
        layer = WindowLayer(canvas, over: window) { [weak self] in self?.frame ?? .zero }
    }

    /// Moves the pictures to the pointer, in points of the visible part of the pane.
    func move(to pointer: Point) {
        self.pointer = pointer
        layer?.update()
    }

    func end() {
        layer?.remove()
        layer = nil
    }

    isolated deinit {
        layer?.remove()
    }

    /// Half of the canvas's width and height: every picture has room around the middle of the pressed one.
    private var half: Double { Self.side / 2 + Self.step * Double(cards.count - 1) + Self.margin }

    /// The frame of the canvas, in the window's coordinates.
    private var frame: Rectangle? {
        guard let pane, let window = pane.widget.window,
            let location = pane.widget.convert(pointer, to: window), let first = cards.first
        else { return nil }
        return Rectangle(
            x: location.x - grip.x + first.size.width / 2 - half, y: location.y - grip.y + first.size.height / 2 - half,
            width: 2 * half, height: 2 * half)
    }

    private func draw(on snapshot: Snapshot) {
        for (index, card) in cards.enumerated().reversed() {
            let middle = half + Double(index) * Self.step
            let frame = Rectangle(
                x: middle - card.size.width / 2, y: middle - card.size.height / 2, width: card.size.width,
                height: card.size.height)
            snapshot.drawShadow(of: frame, cornerRadius: Self.radius, drop: 2, blur: 8, opacity: 0.4)
            snapshot.draw(card.texture, in: frame, cornerRadius: Self.radius)
        }
    }
}
