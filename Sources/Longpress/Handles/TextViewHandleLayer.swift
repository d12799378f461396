import Gtk

final class TextViewHandleLayer: HandleLayer {
    private static let name: StaticString = "longpress-handles"

    private let view: WeakObject<TextView>
    private let handles = SelectionHandle.allCases.map { (handle: $0, overlay: HandleOverlay(HandleView($0))) }
    private var isInView = false

    static func of(_ view: TextView) -> TextViewHandleLayer { view.attached(name, or: TextViewHandleLayer(view)) }

    private init(_ view: TextView) {
        self.view = WeakObject(view)
    }

    func show(_ geometry: HandleGeometry, onDark: Bool) {
        guard let view = view.value else { return }
        for (handle, overlay) in handles {
            let frame = geometry.frame(of: handle)
            overlay.fit(frame, onDark: onDark)
            if isInView {
                view.moveOverlay(overlay.widget, x: frame.minX, y: frame.minY)
            } else {
                view.addOverlay(overlay.widget, x: frame.minX, y: frame.minY)
            }
            overlay.widget.isVisible = true
        }
        isInView = true
    }

    func hide() {
        for (_, overlay) in handles { overlay.widget.isVisible = false }
    }
}

/// Places a handle in a text view without adding to its size: a view grows with its overlays.
private final class HandleOverlay {
    let widget = FreeLayout(role: .presentation, cutsOff: false)
    private let handle: HandleView
    private var size = Size(width: 0, height: 0)

    init(_ handle: HandleView) {
        self.handle = handle
        widget.takesInput = false
        widget.append(handle.widget)
        widget.setRules(
            FreeLayout.Rules(width: { (0, 0) }, height: { _ in (0, 0) }, place: { [weak self] _, _ in self?.place() }))
    }

    func fit(_ frame: Rectangle, onDark: Bool) {
        handle.fit(frame, onDark: onDark)
        guard frame.size != size else { return }
        size = frame.size
        widget.setNeedsAllocation()
    }

    private func place() {
        widget.place(handle.widget, at: Rectangle(x: 0, y: 0, width: size.width, height: size.height))
    }
}
