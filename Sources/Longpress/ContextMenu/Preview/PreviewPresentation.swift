import Gtk

/// The preview of a context menu on screen: it grows out of its item while everything else in the window dims (C25).
///
/// It lies over the window's content, below the menu, and never takes the keyboard focus. After the menu closes, it remains until
/// it has returned into its item; any change of the window meanwhile removes it at once. Its layer stays in the window, empty,
/// until the next preview: GTK 4.8 can't continue a press whose widget has left the window, and can't draw a widget that is
/// resized during the window's layout.
final class PreviewPresentation {
    private static let name: StaticString = "longpress-preview"
    private static let spentName: StaticString = "longpress-preview-spent"

    /// Whether its menu is open; otherwise it is closing.
    private(set) var isOpen = true
    /// The progress of growing out of its item, from 0 to 1.
    var progress: Double { picture.progress }
    private let preview: ContextMenuPreview
    private let onClose: () -> Void
    private let widget: WeakObject<Widget>
    private let window: WeakObject<Window>
    /// Dims the window's content, and intercepts pointer input for it.
    private let layer = Canvas(role: .group)
    private var windowLayer: WindowLayer?
    private let picture: PreviewPicture
    private var motion: PreviewMotion { picture.motion }
    private let shade: Double
    private var run = MotionRun(from: 0, to: 0, milliseconds: 0)
    private var size: Size?
    private var unmapping: SignalConnection?
    private var end: Timer?

    static let style = "longpress-preview-layer"

    static func of(_ window: Native) -> PreviewPresentation? { window.attached(name) }

    /// Creates a preview of a widget; the motion is in the window's coordinates.
    init(
        _ preview: ContextMenuPreview, of widget: Widget, in window: Window, _ motion: PreviewMotion,
        onClose: @escaping () -> Void
    ) {
        self.preview = preview
        self.onClose = onClose
        self.widget = WeakObject(widget)
        self.window = WeakObject(window)
        picture = PreviewPicture(preview, motion, on: window)
        shade = window.shade
    }

    /// Shows the preview, once, and removes any previous one that the window still has.
    func show() {
        guard let window = window.value, let widget = widget.value else { return }
        Self.of(window)?.remove()
        run = MotionRun(from: 0, to: 1, milliseconds: PreviewMotion.growing)
        layOut(in: window)
        picture.onTap = { [weak self] in self?.tap() }
        picture.onDrag = { [weak self] in self?.dragged() }
        // The item may be removed, and so may its window.
        unmapping = widget.onUnmap { [weak self] in self?.remove() }
        layer.onUnmap { [weak self] in MainLoop.soon { self?.remove() } }
        window.attach(self, as: Self.name)
        preview.setLifted?(true)
        advance(run.since)
        follow()
    }

    private func layOut(in window: Window) {
        if let spent: WindowLayer = window.attached(Self.spentName) {
            // The press that opens this preview may be on the previous one.
            WindowInteraction.whenAllUp(in: window) { spent.remove() }
        }
        window.attach(nil, as: Self.spentName)
        layer.addStyle(Self.style)
        layer.canFocus = false
        layer.onDraw { [weak self] snapshot in
            guard let self, picture.progress > 0 else { return }
            let bounds = Rectangle(x: 0, y: 0, width: layer.size.width, height: layer.size.height)
            snapshot.fillBlack(bounds, opacity: shade * picture.progress)
        }
        layer.add(picture.canvas) { [weak self] in self?.pictureFrame() ?? .zero }
        let content = window.child.map(WeakObject.init)
        windowLayer = WindowLayer(layer, over: window) { [weak self, weak window = self.window] in
            guard let window = window?.value, let content = content?.value else { return .zero }
            self?.followItem(in: window)
            return content.bounds(in: window) ?? .zero
        }
    }

    /// Follows the item if it is laid out at another position: the preview returns there.
    private func followItem(in window: Window) {
        guard let source = widget.value?.convert(preview.source, to: window) else { return }
        picture.motion.source = source
    }

    /// Returns the final frame of the pictures, in the layer's coordinates, until the window is resized.
    private func pictureFrame() -> Rectangle {
        let size = layer.size
        if let before = self.size, before != size { MainLoop.soon { [weak self] in self?.resized() } }
        self.size = size
        return window.value?.convert(motion.frame, to: layer) ?? motion.frame
    }

    private func resized() {
        if isOpen { onClose() }
        remove()
    }

    // MARK: Moving

    private func follow() {
        layer.onTick { [weak self] time in
            guard let self else { return false }
            advance(time)
            return !run.hasEnded(at: time)
        }
    }

    private func advance(_ time: Double) {
        picture.progress = run.progress(at: time)
        layer.redraw()
    }

    // MARK: Pressing

    /// Returns whether a point of the window, in its coordinates, is on the preview of an open menu.
    func contains(_ point: Point) -> Bool { isOpen && motion.frame.contains(point) }

    /// Returns whether a widget belongs to the preview or to the layer that dims the window.
    func owns(_ widget: Widget) -> Bool { widget.isInside(layer) }

    /// The final frame, in the window's coordinates.
    var frame: Rectangle { motion.frame }

    /// Changes the final frame, in the window's coordinates.
    func move(to frame: Rectangle) {
        picture.motion.frame = frame
        layer.setNeedsAllocation()
    }

    /// Handles a tap on the preview: opens the item (C22).
    func tap() {
        guard isOpen else { return }
        let open = preview.onOpen
        onClose()
        // The gesture first has to finish handling its release, but no further input may come before the action.
        MainLoop.soon { [weak self] in
            if open != nil { self?.remove() }
            open?()
        }
    }

    private func dragged() {
        // GTK is just beginning the drag from this widget.
        MainLoop.soon { [weak self] in
            if let self, isOpen { onClose() }
        }
    }

    // MARK: Going

    /// Animates the preview back into its item; removes it at once without animation.
    func close() {
        guard isOpen else { return }
        isOpen = false
        layer.takesInput = false
        guard Settings.allowsAnimation, layer.isMapped, picture.progress > 0 else { return remove() }
        run = MotionRun(from: picture.progress, to: 0, milliseconds: PreviewMotion.returning)
        // Timed by the clock instead of frames: a window that isn't visible draws no frames.
        end = MainLoop.after(milliseconds: Int(PreviewMotion.returning)) { [weak self] in self?.remove() }
        follow()
    }

    /// Removes the preview immediately.
    func remove() {
        isOpen = false
        unmapping?.disconnect()
        unmapping = nil
        end?.cancel()
        guard let window = window.value, Self.of(window) === self else { return }
        layer.takesInput = false
        layer.removeStyle(Self.style)
        layer.onDraw { _ in }
        picture.clear()
        layer.redraw()
        // Nothing may be hidden while it is pressed, or during the window's layout, which may be the reason for the removal.
        WindowInteraction.whenAllUp(in: window) { [picture] in picture.canvas.isVisible = false }
        window.attach(windowLayer, as: Self.spentName)
        window.attach(nil, as: Self.name)
        preview.setLifted?(false)
    }
}
