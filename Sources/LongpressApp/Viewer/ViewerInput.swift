import Gtk
import Longpress

/// Moves and zooms the picture of a viewer by keys, the wheel, pinches and drags.
///
/// Dragging with the mouse selects a region, so the middle button moves a picture that is larger than its window. Dragging with a
/// finger moves the picture, too, or selects a region after a hold.
final class ViewerInput {
    private weak var viewer: PictureViewer?
    private let middleDrag = DragGesture(button: .middle, phase: .bubble)
    private let fingerDrag = TouchDragGesture(phase: .bubble)
    private let pinch = PinchGesture(phase: .capture)
    private let wheel = ScrollController(phase: .capture)
    /// The pointer's position over the canvas.
    private var pointer: Point?
    /// The part of the drag that has been handled.
    private var dragged = Point(x: 0, y: 0)
    /// The part of the pinch that has been handled.
    private var pinched = 1.0

    /// The distance that a step of the wheel or an arrow key moves the picture, in points.
    private static let stride = 60.0

    init(_ viewer: PictureViewer, in window: Window) {
        self.viewer = viewer
        let keys = KeyController(phase: .capture)
        keys.onKey { [weak self] key in self?.handle(key) ?? false }
        window.add(keys)
        followDrags(viewer.canvas)
        followPinch(viewer.canvas)
        followPointer(viewer.canvas)
    }

    private func followDrags(_ canvas: Widget) {
        for gesture in [middleDrag, fingerDrag] {
            gesture.onBegin { [weak self] in self?.dragged = Point(x: 0, y: 0) }
            canvas.add(gesture)
        }
        middleDrag.onDragMove { [weak self] in self?.drag(to: $0) }
        fingerDrag.onMove { [weak self] in self?.drag(to: $0) }
    }

    private func drag(to point: Point) {
        viewer?.change { $0.pan(x: point.x - self.dragged.x, y: point.y - self.dragged.y) }
        dragged = point
    }

    private func followPinch(_ canvas: Widget) {
        pinch.onBegin { [weak self] in self?.pinched = 1 }
        pinch.onPinch { [weak self] scale in
            guard let self else { return }
            viewer?.change { $0.zoom(by: scale / self.pinched, at: self.pinch.middle) }
            pinched = scale
        }
        canvas.add(pinch)
    }

    private func followPointer(_ canvas: Widget) {
        let motion = MotionController(phase: .capture)
        motion.onMove { [weak self] in self?.pointer = $0 }
        canvas.add(motion)
        wheel.onScrollBy { [weak self] x, y, inPoints in
            guard let self, let viewer else { return false }
            if wheel.currentEvent?.control == true {
                // A step of the wheel is one zoom step; a touchpad zooms by fractions of it.
                let steps = inPoints ? -y / Self.stride : -y
                viewer.change { $0.zoom(by: Self.factor(steps), at: self.pointer) }
            } else {
                let stride = inPoints ? 1 : Self.stride
                viewer.change { $0.pan(x: -x * stride, y: -y * stride) }
            }
            return true
        }
        canvas.add(wheel)
    }

    /// Returns the zoom step to the power of a number. For a fraction, the first terms of the series are accurate enough.
    private static func factor(_ steps: Double) -> Double {
        if steps >= 1 { return PictureZoom.step * factor(steps - 1) }
        if steps < 0 { return 1 / factor(-steps) }
        return 1 + (PictureZoom.step - 1) * steps
    }

    private func handle(_ key: Key) -> Bool {
        guard let viewer, !key.alt, MenuPresenter.shared.openKind == nil else { return false }
        // Focused widgets in the bar keep their keys.
        if viewer.canvas.containsFocus, viewer.region.handle(key) { return true }
        let command: Command? =
            switch key.name {
            case "plus", "equal", "KP_Add": .zoomIn
            case "minus", "KP_Subtract": .zoomOut
            case "0", "KP_0": .fitWindow
            case "1", "KP_1": .actualSize
            case "Page_Down": .nextImage
            case "Page_Up": .previousImage
            case "F11": .fullScreen
            case "c" where key.control: .copyImage
            case "r" where key.control && !key.shift: .rotateRight
            case "r" where key.control, "R" where key.control: .rotateLeft
            default: nil
            }
        if let command {
            viewer.perform(command)
            return true
        }
        switch key.name {
        case "Escape": viewer.leave()
        case "F10" where key.isPlain: viewer.openMenu()
        case "w" where key.control: viewer.close()
        case "Left" where viewer.zoom.fits: viewer.perform(viewer.canvas.isRightToLeft ? .nextImage : .previousImage)
        case "Right" where viewer.zoom.fits: viewer.perform(viewer.canvas.isRightToLeft ? .previousImage : .nextImage)
        case "Left": viewer.change { $0.pan(x: Self.stride, y: 0) }
        case "Right": viewer.change { $0.pan(x: -Self.stride, y: 0) }
        case "Up": viewer.change { $0.pan(x: 0, y: Self.stride) }
        case "Down": viewer.change { $0.pan(x: 0, y: -Self.stride) }
        default: return false
        }
        return true
    }
}
