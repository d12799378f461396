import Gtk

final class TextViewHandleLayer: HandleLayer {
    private static let name: StaticString = "longpress-handles"

    private let view: WeakObject<TextView>
    private let handles = SelectionHandle.allCases.map { (handle: $0, view: HandleView($0)) }
    private var isInView = false

    static func of(_ view: TextView) -> TextViewHandleLayer { view.attached(name, or: TextViewHandleLayer(view)) }

    private init(_ view: TextView) {
        self.view = WeakObject(view)
    }

    func show(_ geometry: HandleGeometry) {
        guard let view = view.value else { return }
        for (handle, handleView) in handles {
            let frame = geometry.frame(of: handle)
            handleView.fit(frame, onDark: view.hasLightText)
            if isInView {
                view.moveOverlay(handleView.widget, x: frame.minX, y: frame.minY)
            } else {
                view.addOverlay(handleView.widget, x: frame.minX, y: frame.minY)
            }
            handleView.widget.isVisible = true
        }
        isInView = true
    }

    func hide() {
        for (_, handleView) in handles { handleView.widget.isVisible = false }
    }
}
