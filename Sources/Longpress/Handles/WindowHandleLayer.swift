import Gtk

/// Handles of a widget that can't contain them, such as a label. They are overlaid on its window, and clipped like the widget.
@MainActor final class WindowHandleLayer: HandleLayer {
    private let widget: WeakObject<Widget>
    private let handles = SelectionHandle.allCases.map { (handle: $0, view: HandleView($0)) }
    private let container = FreeLayout(role: .presentation)
    private var layer: WindowLayer?
    private var geometry: HandleGeometry?

    init(_ widget: Widget) {
        self.widget = WeakObject(widget)
        container.takesInput = false
        for (_, view) in handles { container.append(view.widget) }
        container.setRules(
            FreeLayout.Rules(width: { (0, 0) }, height: { _ in (0, 0) }, place: { [weak self] _, _ in self?.place() }))
    }

    func show(_ geometry: HandleGeometry, onDark: Bool) {
        guard let widget = widget.value, let window = widget.native else { return }
        self.geometry = geometry
        for (handle, view) in handles { view.fit(geometry.frame(of: handle), onDark: onDark) }
        guard let layer else {
            layer = WindowLayer(container, over: window) { [weak self] in self?.frame ?? .zero }
            return
        }
        container.setNeedsAllocation()
        layer.update()
    }

    func hide() {
        layer?.remove()
        layer = nil
    }

    isolated deinit {
        layer?.remove()
    }

    /// The part of the window in which the handles are visible. Knobs extend beyond a line of text.
    private var frame: Rectangle? {
        guard let widget = widget.value, let window = widget.native else { return nil }
        // A field has only one line, so the knobs may extend beyond it.
        let isCutOff = widget.cutsOff && Editable(widget) == nil
        let knob = isCutOff ? 0 : HandleGeometry.Metrics.standard.knob
        let bounds = widget.ownBounds
        let whole = Rectangle(
            x: bounds.minX - knob / 2, y: bounds.minY - knob, width: bounds.width + knob,
            height: bounds.height + 2 * knob)
        if !isCutOff, let outer = widget.parent {
            return widget.convert(whole, to: outer).flatMap { outer.visiblePart(of: $0, in: window) }
        }
        return widget.visiblePart(of: whole, in: window)
    }

    private func place() {
        guard let geometry, let widget = widget.value, let window = widget.native, let frame else { return }
        for (handle, view) in handles {
            guard let box = widget.convert(geometry.frame(of: handle), to: window) else { continue }
            container.place(
                view.widget,
                at: Rectangle(
                    x: box.minX - frame.minX, y: box.minY - frame.minY, width: box.width, height: box.height))
        }
    }
}
