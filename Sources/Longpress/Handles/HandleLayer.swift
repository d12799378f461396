import Gtk

/// A place to draw the handles of a selection. A text view takes them in, so that they scroll with the text and are cut
/// off with it; any other widget has them in popovers above it.
protocol HandleLayer: AnyObject {
    /// Shows both handles, or moves them; the geometry is in the widget's coordinates.
    func show(_ geometry: HandleGeometry)
    /// Takes them off the screen.
    func hide()
}

/// Handles within a text view.
final class TextViewHandleLayer: HandleLayer {
    private static let name: StaticString = "longpress-handles"

    private let view: WeakObject<TextView>
    private let handles = SelectionHandle.allCases.map { (handle: $0, view: HandleView($0)) }
    private var isInView = false

    /// The one layer of a text view.
    static func of(_ view: TextView) -> TextViewHandleLayer {
        if let known: TextViewHandleLayer = view.attached(name) { return known }
        let new = TextViewHandleLayer(view)
        view.attach(new, as: name)
        return new
    }

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

/// Handles in popovers above a widget that has no room for them itself, such as a label.
@MainActor final class PopoverHandleLayer: HandleLayer {
    private let widget: WeakObject<Widget>
    private let handles: [(handle: SelectionHandle, view: HandleView, popover: Popover)]
    private var isShown = false

    init(_ widget: Widget) {
        self.widget = WeakObject(widget)
        handles = SelectionHandle.allCases.map { handle in
            let view = HandleView(handle)
            let popover = Popover(role: .presentation)
            popover.hasArrow = false
            popover.addStyle(MenuStyle.handle)
            popover.letsInputThrough()
            popover.child = view.widget
            return (handle, view, popover)
        }
    }

    func show(_ geometry: HandleGeometry) {
        guard let widget = widget.value, let window = widget.window else { return }
        for (handle, view, popover) in handles {
            let frame = geometry.frame(of: handle)
            guard let place = widget.convert(frame, to: window) else { continue }
            view.fit(frame, onDark: widget.hasLightText)
            let target = Rectangle(x: place.midX, y: place.minY, width: 0, height: 0)
            if isShown { popover.move(to: target) } else { popover.open(over: window, at: target, side: .below) }
        }
        isShown = true
    }

    func hide() {
        isShown = false
        for (_, _, popover) in handles {
            popover.close()
            popover.unparent()
        }
    }

    isolated deinit {
        for (_, _, popover) in handles { popover.unparent() }
    }
}
