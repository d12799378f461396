import CGtk

/// A widget laid over the content of a window or a popover, until it is removed or the window is destroyed. A layer over a
/// popover must be removed before the popover is hidden.
///
/// The window's own content isn't affected: nothing moves to make room.
package final class WindowLayer {
    private static let style = "longpress-layer"

    private let widget: Widget
    private let window: WeakObject<Native>
    private let frame: () -> Rectangle
    private var connections: [SignalConnection] = []
    private var mapping: SignalConnection?

    /// Lays a widget over a window. `frame` returns the widget's frame in the window's coordinates; it must not hold the window
    /// strongly.
    package init(_ widget: Widget, over window: Native, at frame: @escaping () -> Rectangle) {
        self.widget = widget
        self.frame = frame
        self.window = WeakObject(window)
        widget.addStyle(Self.style)
        if let parent = window.layerParent { gtk_widget_set_parent(widget.widget, parent.widget) }
        allocate()
        connections.append(window.onDestroy { [weak self] in self?.remove() })
        guard !follow(window) else { return }
        // The window has no frames yet.
        let weak = WeakObject(window)
        mapping = window.connect("map", after: true) { [weak self] _ in
            guard let self, let window = weak.value, follow(window) else { return }
            mapping?.disconnect()
            mapping = nil
        }
    }

    /// A window lays out only its title bar and its content. The layer is laid out after each such layout.
    private func follow(_ window: Native) -> Bool {
        guard let layout = window.onLayout({ [weak self] in self?.allocate() }) else { return false }
        connections.append(layout)
        return true
    }

    /// Lays the widget out in its current frame, above everything else that lies over the window.
    package func update() {
        guard let parent = widget.parent else { return }
        gtk_widget_insert_before(widget.widget, parent.widget, nil)
        allocate()
    }

    private func allocate() {
        guard let parent = widget.parent, let rectangle = window.value?.convert(frame(), to: parent) else { return }
        _ = widget.naturalSize
        var allocation = rectangle.gdk
        gtk_widget_size_allocate(widget.widget, &allocation, -1)
    }

    package func remove() {
        connections.forEach { $0.disconnect() }
        connections = []
        mapping?.disconnect()
        mapping = nil
        widget.unparent()
    }

    /// Returns whether a widget has been laid over a window as a layer.
    package static func isLayer(_ widget: Widget) -> Bool { widget.hasStyle(style) }
}
