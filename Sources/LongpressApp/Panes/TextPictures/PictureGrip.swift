import Gtk
import Longpress

/// The corner by which a picture in the text is resized: a knob that is visible while only that picture is selected.
final class PictureGrip {
    /// Contains the picture and, at one of its lower corners, the knob.
    let widget = Canvas(role: .presentation)
    private let knob = Box(.horizontal, role: .presentation)
    private var isAtLeft = false
    /// The width of the picture, which is centred, in points.
    var pictureWidth = 0.0

    /// The knob's width and height, in points.
    private static let size = 14.0
    /// How far beside the knob a press still grabs it, in points: a finger covers its target, and gets 44 points.
    private static let (reach, fingerReach) = (4.0, 15.0)
    /// The maximum part of the picture's width and height, from 0 to 1, where a press grabs the knob: the rest can be tapped and
    /// held.
    private static let maxPictureShare = 0.4

    init() {
        knob.addStyle(PictureStyle.grip)
        knob.isVisible = false
    }

    /// Adds a picture below the knob, and returns the widget that contains both.
    func hold(_ picture: Picture) -> Widget {
        widget.add(picture) { [weak self] in
            self.map { Rectangle(origin: Point(x: 0, y: 0), size: $0.widget.size) } ?? .zero
        }
        widget.add(knob) { [weak self] in self?.frame ?? .zero }
        return widget
    }

    private var frame: Rectangle {
        let (size, half) = (widget.size, Self.size / 2)
        let x = (size.width + (isAtLeft ? -1 : 1) * min(pictureWidth, size.width)) / 2
        return Rectangle(x: x - half, y: size.height - half, width: Self.size, height: Self.size)
    }

    /// Shows or hides the knob. It belongs at the corner away from the start of the text's lines.
    func show(_ isShown: Bool, atLeft: Bool) {
        if isAtLeft != atLeft {
            isAtLeft = atLeft
            widget.setNeedsAllocation()
        }
        knob.cursorName = atLeft ? "nesw-resize" : "nwse-resize"
        if knob.isVisible != isShown { knob.isVisible = isShown }
    }

    /// Returns how the picture changes as a press at a point of a widget, in its coordinates, moves to the right: 1 if it grows,
    /// -1 if it shrinks, because the corner is the left one; nil if the press isn't on the knob.
    func direction(at point: Point, of outer: Widget, isTouch: Bool) -> Double? {
        guard knob.isVisible, let location = outer.convert(point, to: widget), reach(isTouch).contains(location) else {
            return nil
        }
        return isAtLeft ? -1 : 1
    }

    /// Returns the area where a press grabs the knob.
    private func reach(_ isTouch: Bool) -> Rectangle {
        let (corner, reach) = (
            Point(x: frame.midX, y: frame.midY), Self.size / 2 + (isTouch ? Self.fingerReach : Self.reach)
        )
        let (inX, inY) = (
            min(reach, Self.maxPictureShare * pictureWidth), min(reach, Self.maxPictureShare * widget.size.height)
        )
        return Rectangle(
            x: corner.x - (isAtLeft ? reach : inX), y: corner.y - inY, width: reach + inX, height: inY + reach)
    }
}
