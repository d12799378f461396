import Gtk

/// The pictures of a preview, which can be tapped and dragged away (C22, C23).
final class PreviewPicture {
    let canvas = Canvas(role: .image)
    /// The progress of growing out of the item, from 0 to 1.
    var progress = 0.0 {
        didSet { canvas.redraw() }
    }
    var onTap: () -> Void = {}
    var onDrag: () -> Void = {}

    private var textures: [Texture]
    private let stack: PreviewStack
    private let shape: PreviewShape
    /// The path from the item to the final frame.
    var motion: PreviewMotion {
        didSet { if motion != oldValue { canvas.redraw() } }
    }
    private let click = ClickGesture(button: .primary, phase: .bubble)
    private var drag: DragSource?
    /// The pressed point, in the canvas's coordinates.
    private var pressed: Point?

    /// The longest side of the picture that follows the pointer during a drag, in points.
    private static let dragged = 128.0

    init(_ preview: ContextMenuPreview, _ motion: PreviewMotion, on window: Widget) {
        self.motion = motion
        (stack, shape) = (preview.stack, preview.shape)
        // Twice the shown size is enough for every size during the animation, and for sharp pictures.
        let longest = Int(max(motion.frame.width, motion.frame.height)) * 2
        textures = preview.textures.filter { $0.width > 0 && $0.height > 0 }.prefix(stack.pictures.count)
            .map { $0.scaled(toFit: longest, on: window) }
        canvas.setAccessibleName(preview.name)
        canvas.onDraw { [weak self] in self?.draw($0) }
        followTaps()
        if let content = preview.dragContent { follow(DragSource(), of: content) }
    }

    // MARK: Drawing

    /// Draws nothing from now on.
    func clear() {
        textures = []
        canvas.redraw()
    }

    private func draw(_ snapshot: Snapshot) {
        let frame = motion.frame(at: progress).offset(x: -motion.frame.minX, y: -motion.frame.minY)
        draw(snapshot, in: frame, spread: progress, shadow: progress)
    }

    /// Draws the pictures in a frame, the topmost last. Only that one has a shadow: GTK draws shadows of rotated rectangles in
    /// pieces (GTK 4.8, without OpenGL).
    func draw(_ snapshot: Snapshot, in frame: Rectangle, spread: Double, shadow: Double) {
        let cards = stack.cards(in: frame, spread: spread)
        for (texture, card) in zip(textures, cards).dropFirst().reversed() {
            snapshot.turned(by: card.angle, about: Point(x: card.frame.midX, y: card.frame.midY)) {
                snapshot.draw(texture, in: card.frame, corner: cornerSize(of: card.frame, spread: spread))
            }
        }
        guard let texture = textures.first, let card = cards.first else { return }
        let corner = cornerSize(of: card.frame, spread: spread)
        if shadow > 0 {
            snapshot.drawShadow(of: card.frame, corner: corner, drop: 4, blur: 16, opacity: 0.4 * shadow)
        }
        snapshot.draw(texture, in: card.frame, corner: corner)
    }

    private func cornerSize(of frame: Rectangle, spread: Double) -> Size {
        shape.corner(at: spread, of: frame.size, from: motion.source.size)
    }

    // MARK: Tapping and dragging

    private func followTaps() {
        click.onPressed { [weak self] in self?.pressed = $0 }
        click.onReleased { [weak self] point in
            guard let self, let pressed else { return }
            self.pressed = nil
            if point.isWithin(Settings.dragThreshold, of: pressed) { onTap() }
        }
        click.onCancel { [weak self] in self?.pressed = nil }
        canvas.add(click)
    }

    private func follow(_ drag: DragSource, of content: @escaping () -> [Clipboard.Form]) {
        self.drag = drag
        drag.onPrepare(content)
        let size = motion.frame.size
        let scale = min(1, Self.dragged / max(size.width, size.height))
        drag.onDrag { [weak self] in
            let press = self?.pressed ?? Point(x: size.width / 2, y: size.height / 2)
            self?.pressed = nil
            self?.onDrag()
            return DragPicture(
                size: Size(width: size.width * scale, height: size.height * scale),
                hotspot: Point(x: press.x * scale, y: press.y * scale)
            ) { snapshot in
                snapshot.scaled(by: scale) {
                    self?.draw(snapshot, in: Rectangle(origin: Point(x: 0, y: 0), size: size), spread: 1, shadow: 0)
                }
            }
        }
        canvas.add(drag)
    }
}
