import CGtk

/// A widget that draws itself and places child widgets in given frames. It requests no size of its own.
public final class Canvas: Widget {
    private static let name: StaticString = "longpress-canvas"

    /// Makes an empty canvas with a role for assistive technologies.
    public init(role: Role) {
        super.init(sinking: lp_new_with_role(canvasType, role.gtk))
        attach(CanvasContent(), as: Self.name)
    }

    override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

    private var content: CanvasContent? { attached(Self.name) }

    /// Sets the handler that draws the canvas below its children, whenever needed. It must not hold the canvas strongly.
    public func onDraw(_ handler: @escaping (Snapshot) -> Void) { content?.draw = handler }

    /// Adds a child widget above those already in the canvas.
    ///
    /// - Parameters:
    ///   - child: The widget.
    ///   - frame: Returns the child's frame, in points, in the canvas's coordinates. Called for every layout. It must not hold
    ///     the canvas strongly.
    public func add(_ child: Widget, at frame: @escaping () -> Rectangle) {
        content?.frames[child.raw] = frame
        gtk_widget_insert_before(child.widget, widget, nil)
    }

    /// Redraws the canvas with the next frame.
    public func redraw() { gtk_widget_queue_draw(widget) }
}

extension WeakObject where Wrapped == Canvas {
    /// A weak reference to a canvas.
    public convenience init(_ canvas: Canvas) {
        self.init(canvas) { Canvas(owning: $0) }
    }
}

private final class CanvasContent {
    var draw: (Snapshot) -> Void = { _ in }
    var frames: [UnsafeMutableRawPointer: () -> Rectangle] = [:]

    static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> CanvasContent? {
        Widget(borrowing: UnsafeMutableRawPointer(widget)).attached("longpress-canvas")
    }

    func lay(out widget: UnsafeMutablePointer<GtkWidget>) {
        for child in Widget(borrowing: UnsafeMutableRawPointer(widget)).children {
            guard var allocation = frames[child.raw]?().gdk else { continue }
            // GTK requires that a widget is measured before it is allocated a size.
            gtk_widget_measure(child.widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
            gtk_widget_size_allocate(child.widget, &allocation, -1)
        }
    }
}

private let canvasType: GType = registerType(
    gtk_widget_get_type(), "LongpressCanvas", guint(MemoryLayout<GtkWidgetClass>.size),
    { type, _ in
        let widgets = type!.assumingMemoryBound(to: GtkWidgetClass.self)
        widgets.pointee.snapshot = snapshotCanvas
        widgets.pointee.size_allocate = allocateCanvas
        type!.assumingMemoryBound(to: GObjectClass.self).pointee.dispose = disposeCanvas
    }, guint(MemoryLayout<GtkWidget>.size))

private let snapshotCanvas: @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?) -> Void = {
    nonisolated(unsafe) let (widget, snapshot) = ($0!, $1!)
    MainActor.assumeIsolated {
        CanvasContent.of(widget)?.draw(Snapshot(borrowing: snapshot))
        for child in Widget(borrowing: UnsafeMutableRawPointer(widget)).children {
            gtk_widget_snapshot_child(widget, child.widget, snapshot)
        }
    }
}

private let allocateCanvas: @convention(c) (UnsafeMutablePointer<GtkWidget>?, gint, gint, gint) -> Void = {
    widget, _, _, _ in
    nonisolated(unsafe) let widget = widget!
    MainActor.assumeIsolated { CanvasContent.of(widget)?.lay(out: widget) }
}

private let disposeCanvas: @convention(c) (UnsafeMutablePointer<GObject>?) -> Void = {
    nonisolated(unsafe) let object = $0!
    MainActor.assumeIsolated {
        let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
        while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
        g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: GObjectClass.self).pointee.dispose?(object)
    }
}
