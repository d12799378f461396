import Gtk

/// The sheet of a context menu on screen. It slides up from the bottom of its window, above everything else, and can be pulled
/// down with a finger.
final class MenuSheetView {
    private static let name: StaticString = "longpress-menu-sheet"

    static func of(_ window: Native) -> MenuSheetView? { window.attached(name) }

    let panel = Box(.vertical, role: .menu)
    /// Called when a finger has pulled the sheet down.
    var onPullDown: () -> Void = {}
    private let pages: MenuSheetPages
    private let window: WeakObject<Window>
    private let content: WeakObject<Widget>?
    /// Covers the sheet's part of the window, or all of the content if the sheet dims that.
    private let layer = Canvas(role: .group)
    private var windowLayer: WindowLayer?
    /// Whether the sheet dims the rest of the window; otherwise the menu's preview does.
    private var dims = false
    private let shade: Double
    private var isOpen = true
    /// The part of the sheet that is above the bottom of the window, from 0 to 1.
    private var progress = 0.0
    private var run = MotionRun(from: 0, to: 0, milliseconds: 0)
    private let drag = DragGesture(phase: .capture)
    private var pull: SheetPull?
    private var start: Point?
    private var lastTime = 0
    private var end: Timer?

    /// The durations of appearing and disappearing, in milliseconds. The first is the action sheet's; the second is shorter, to
    /// avoid a delay.
    private static let (arriving, leaving) = (250.0, 200.0)
    /// The space above the sheet, in points, that shows the menu's target and in which a press closes the menu.
    private static let above = 56.0

    /// Creates a sheet below the bottom of the window, and removes any previous one that is still closing.
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

    /// The frame of the window's content, in its coordinates.
    private var room: Rectangle {
        guard let window = window.value else { return .zero }
        return content?.value?.bounds(in: window) ?? window.contentBounds
    }

    /// Makes the rows scroll if the window is too low for all of them.
    func fit() {
        pages.fit(nil)
        let around = panel.naturalSize.height - pages.widget.naturalSize.height
        pages.fit(max(room.height - Self.above - around, Self.above))
    }

    /// The frame of the sheet after its appearance, in the window's coordinates.
    var frame: Rectangle {
        let (room, height) = (room, panel.naturalSize.height)
        return Rectangle(x: room.minX, y: room.maxY - height, width: room.width, height: height)
    }

    private func place() -> Rectangle {
        let height = panel.naturalSize.height
        return Rectangle(
            x: 0, y: (layer.size.height - height * progress).rounded(), width: layer.size.width, height: height)
    }

    /// Returns whether a point of the window, in its coordinates, is on the sheet.
    func contains(_ point: Point) -> Bool { isOpen && frame.contains(point) }

    /// Returns the widget at a point of the window, in its coordinates.
    func pick(_ point: Point) -> Widget? {
        window.value?.convert(point, to: panel).flatMap(panel.pick)
    }

    // MARK: Coming and going

    /// Shows the sheet, once, above everything else in the window.
    func show(dimming dims: Bool) {
        self.dims = dims
        windowLayer?.update()
        followPulls()
        // The sheet appears as fast as its preview grows, if it has one.
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
        layer.setNeedsAllocation()
        layer.redraw()
    }

    /// Slides the sheet down and removes it.
    func close() {
        guard isOpen else { return }
        isOpen = false
        pages.stopScrolling()
        layer.takesInput = false
        guard Settings.allowsAnimation, layer.isMapped, progress > 0 else { return remove() }
        move(to: 0, milliseconds: Self.leaving)
        // Timed by the clock instead of frames: a window that isn't visible draws no frames.
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
        // Not on the panel, which moves with the drag.
        layer.add(drag)
    }

    /// The time of the current input event, in milliseconds of the events' clock. A cancelled touch has no event; the last time
    /// applies.
    private var time: Int {
        lastTime = drag.currentEvent?.time ?? lastTime
        return lastTime
    }

    private func pull(by way: Point) {
        guard isOpen, let start else { return }
        if pull == nil {
            // Motion sideways or upwards, or where the rows can scroll down, is left to the rows.
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

    /// Returns whether a point of the layer is on the sheet's grip.
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
