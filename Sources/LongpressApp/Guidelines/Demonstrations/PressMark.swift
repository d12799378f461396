import Gtk

/// Shows where a demonstration presses, and a text that says what is demonstrated.
///
/// The mark is only visual: it takes no input, and assistive technologies get an announcement instead.
final class PressMark {
    private let circle = Box(.vertical, role: .presentation)
    private let words = Label(role: .presentation)
    private var layers: [WindowLayer] = []
    private let window: WeakObject<Window>
    /// The position of the press, in the window's coordinates; nil before the first press.
    private(set) var location: Point?

    /// The width of the circle in points: about that of a fingertip.
    private static let width = 36.0
    /// The gap between the text and the window's edge, in points.
    private static let gap = 12.0

    private static let circleStyle = "longpress-press"
    private static let downStyle = "longpress-press-down"
    private static let wordsStyle = "longpress-demonstration"

    /// Shows the text, and announces it.
    init(_ text: String, in window: Window) {
        self.window = WeakObject(window)
        circle.addStyle(Self.circleStyle)
        circle.takesInput = false
        circle.isVisible = false
        words.addStyle(Self.wordsStyle)
        words.takesInput = false
        words.show(line: text)
        words.ellipsize(maximumLines: 1)
        let weak = self.window
        layers = [
            WindowLayer(words, over: window) { [weak words] in
                guard let words, let window = weak.value else { return .zero }
                let (size, wanted) = (window.size, words.naturalSize)
                let width = min(wanted.width, size.width - 2 * Self.gap)
                return Rectangle(
                    x: ((size.width - width) / 2).rounded(), y: size.height - wanted.height - Self.gap,
                    width: max(width, 1), height: wanted.height)
            },
            WindowLayer(circle, over: window) { [weak self] in
                guard let location = self?.location else { return .zero }
                return Rectangle(
                    x: location.x - Self.width / 2, y: location.y - Self.width / 2, width: Self.width,
                    height: Self.width)
            },
        ]
        window.announce(text)
    }

    func move(to location: Point) {
        self.location = location
        circle.isVisible = true
        raise()
    }

    func show(isDown: Bool) { circle.setStyle(Self.downStyle, isDown) }

    /// Moves the mark above widgets that have appeared since.
    func raise() { layers.forEach { $0.update() } }

    func remove() {
        layers.forEach { $0.remove() }
        layers = []
    }
}
