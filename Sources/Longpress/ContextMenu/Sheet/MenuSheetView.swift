import Gtk

/// The sheet of a context menu on screen: it comes up from the bottom of its window, above everything there, and follows a
/// finger that pulls it down.
final class MenuSheetView {
    private static let name: StaticString = "longpress-menu-sheet"

    static func of(_ window: Native) -> MenuSheetView? { window.attached(name) }

    let panel = Box(.vertical, role: .menu)
    /// Called when a finger has pulled it down.
    var onPullDown: () -> Void = {}
    private let pages: MenuSheetPages
    private let window: WeakObject<Window>
    private let content: WeakObject<Widget>?
    /// The part of the window that it takes; all of the content if it dims that.
    private let layer = Canvas(role: .group)
    private var windowLayer: WindowLayer?
    /// Whether it dims the rest of the window; otherwise the menu's preview does.
    private var dims = false
    private let shade: Double
    private var isOpen = true
    /// The part of it that is above the bottom of the window, from 0 to 1.
    private var progress = 0.0
    private var run = MotionRun(from: 0, to: 0, milliseconds: 0)
    private let drag = DragGesture(phase: .capture)
    private var pull: SheetPull?
    private var start: Point?
    private var lastTime = 0
    private var end: Timer?

    /// The duration of its coming, in milliseconds, as of an action sheet; nobody waits for its going.
    private static let (arriving, leaving) = (250.0, 200.0)
    /// What is left of the window above it, in points: it shows what the menu is for, and a press there closes it.
    private static let above = 56.0

    /// Makes one that is below the window yet, in place of any that is still on its way down.
    init(_ pages: MenuSheetPages, over window: Window) {
        (self.pages, shade) = (pages, window.shade)
        self.window = WeakObject(window)
        content = window.child.map(WeakObject.init)
        panel.addStyle(MenuStyle.contextMenu)
        panel.addStyle(MenuStyle.sheet)
        if window.hasLightText { panel.addStyle(MenuStyle.onDark) }
        let grip = Box(.horizontal, role: .presentation)
        grip.addStyle(MenuStyle.grip)
        grip.align(horizontal: .center)
        panel.append(grip)
        panel.append(pages.widget)
        Self.of(window)?.remove()
        layOut(over: window)
    }

    private func layOut(over window: Window) {
        layer.onDraw { [weak self] snapshot in
            guard let self, dims else { return }
            let bounds = Rectangle(x: 0, y: 0, width: layer.size.width, height: layer.size.height)
            snapshot.fillBlack(bounds, opacity: shade * progress)
        }
        layer.add(panel) { [weak self] in self?.place() ?? .zero }
        windowLayer = WindowLayer(layer, over: window) { [weak self] in
            guard let self else { return .zero }
            return dims ? room : frame
        }
        layer.onUnmap { [weak self] in MainLoop.soon { self?.remove() } }
        window.attach(self, as: Self.name)
    }

    // MARK: Place

    /// The content of the window, in its coordinates.
    private var room: Rectangle {
        guard let window = window.value else { return .zero }
        return content?.value?.bounds(in: window) ?? window.contentBounds
    }

    /// Has its rows scroll where the window is too low for all of them.
    func fit() {
        pages.fit(nil)
        let around = panel.naturalSize.height - pages.widget.naturalSize.height
        pages.fit(max(room.height - Self.above - around, Self.above))
    }

    /// Where it is once it has come up, in the window's coordinates.
    var frame: Rectangle {
        let (room, height) = (room, panel.naturalSize.height)
        return Rectangle(x: room.minX, y: room.maxY - height, width: room.width, height: height)
    }

    private func place() -> Rectangle {
        let height = panel.naturalSize.height
        return Rectangle(
            x: 0, y: (layer.size.height - height * progress).rounded(), width: layer.size.width, height: height)
    }

    /// Whether a point of the window, in its coordinates, is on it.
    func contains(_ point: Point) -> Bool { isOpen && frame.contains(point) }

    /// The widget at a point of the window, in its coordinates.
    func pick(_ point: Point) -> Widget? {
        window.value?.convert(point, to: panel).flatMap(panel.pick)
    }

    // MARK: Coming and going

    /// Shows it, once, above everything else in the window.
    func show(dimming dims: Bool) {
        self.dims = dims
        windowLayer?.update()
        followPulls()
        // With a preview it grows together with that.
        move(to: 1, milliseconds: dims ? Self.arriving : PreviewMotion.growing)
    }

    private func move(to end: Double, milliseconds: Double) {
        run = MotionRun(from: progress, to: end, milliseconds: milliseconds)
        advance(run.since)
        layer.onTick { [weak self] time in
            guard let self, pull == nil else { return false }
            advance(time)
            return !run.hasEnded(at: time)
        }
    }

    private func advance(_ time: Double) { show(run.progress(at: time)) }

    private func show(_ part: Double) {
        progress = part
        layer.setNeedsPlacing()
        layer.redraw()
    }

    /// Has it go down and away.
    func close() {
        guard isOpen else { return }
        isOpen = false
        pages.stopScrolling()
        layer.takesInput = false
        guard Settings.allowsAnimation, layer.isMapped, progress > 0 else { return remove() }
        move(to: 0, milliseconds: Self.leaving)
        // By the clock, not by frames: a window out of sight draws none.
        end = MainLoop.after(milliseconds: Int(Self.leaving)) { [weak self] in self?.remove() }
    }

    private func remove() {
        isOpen = false
        end?.cancel()
        guard let window = window.value, Self.of(window) === self else { return }
        layer.takesInput = false
        layer.isVisible = false
        window.attach(nil, as: Self.name)
        // GTK loses count of a press whose widget has left the window.
        WindowInteraction.whenAllUp(in: window) { [windowLayer] in windowLayer?.remove() }
    }

    // MARK: Pulling down

    private func followPulls() {
        drag.onDragBegin { [weak self] point in
            if let self, panel.bounds(in: layer)?.contains(point) == true { start = point }
        }
        drag.onDragMove { [weak self] way in self?.pull(by: way) }
        drag.onDragEnd { [weak self] _ in self?.letGo() }
        drag.onCancel { [weak self] in self?.letGo() }
        // Not on the panel, which moves along.
        layer.add(drag)
    }

    /// When the hand did what is dealt with now, in milliseconds by the events' own time; a finger that is taken away has no event.
    private var time: Int {
        lastTime = drag.currentEvent?.time ?? lastTime
        return lastTime
    }

    private func pull(by way: Point) {
        guard isOpen, let start else { return }
        if pull == nil {
            // Sideways or upwards, or where rows scroll down, it is for these.
            guard way.y > max(Settings.dragThreshold, abs(way.x)), isAboveRows(start) || pages.isAtTop else {
                if !way.isWithin(Settings.dragThreshold, of: Point(x: 0, y: 0)) { self.start = nil }
                return
            }
            drag.claim()
            pull = SheetPull(at: time, way)
        }
        pull?.move(at: time, to: way)
        let height = panel.size.height
        if let pull, height > 0 { show(1 - min(pull.distance / height, 1)) }
    }

    /// Whether a point of the layer is on the sheet's grip.
    private func isAboveRows(_ point: Point) -> Bool {
        pages.widget.bounds(in: layer).map { point.y < $0.minY } ?? false
    }

    private func letGo() {
        start = nil
        guard let pull else { return }
        self.pull = nil
        if pull.closes(panel.size.height, at: time) {
            onPullDown()
        } else {
            move(to: 1, milliseconds: Self.leaving)
        }
    }
}
