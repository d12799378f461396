import CGtk

/// The surface on which a widget draws itself. All lengths are in points, in the widget's coordinates.
public final class Snapshot {
    private nonisolated(unsafe) let raw: OpaquePointer

    package init(borrowing pointer: OpaquePointer) {
        raw = OpaquePointer(g_object_ref(UnsafeMutableRawPointer(pointer)))
    }

    /// Makes an empty snapshot, to get a picture of what is drawn on it.
    init() {
        raw = gtk_snapshot_new()
    }

    deinit {
        giveBack(raw) { g_object_unref($0) }
    }

    /// Fills a rectangle with black.
    package func fillBlack(_ rect: Rectangle, opacity: Double) { fill(rect, with: .black(opacity)) }

    /// Fills a rectangle with a colour.
    public func fill(_ rect: Rectangle, with color: Color) {
        var color = color.gdk
        var bounds = rect.graphene
        gtk_snapshot_append_color(raw, &color, &bounds)
    }

    /// Fills a rounded rectangle with a colour.
    package func fill(_ rect: Rectangle, with color: Color, cornerRadius: Double) {
        clipped(to: rect, corner: Size(width: cornerRadius, height: cornerRadius)) { fill(rect, with: color) }
    }

    /// Draws text in a colour, with its upper left corner at the origin.
    public func draw(_ text: TextLayout, at origin: Point, in color: Color) {
        var color = color.gdk
        transformed {
            move(by: origin)
            gtk_snapshot_append_layout(raw, text.opaque, &color)
        }
    }

    /// Draws a picture in a rounded rectangle.
    public func draw(_ texture: Texture, in rect: Rectangle, cornerRadius: Double) {
        draw(texture, in: rect, corner: Size(width: cornerRadius, height: cornerRadius))
    }

    /// Draws a picture in a rounded rectangle. Each corner is a quarter of an ellipse with these radii across and down.
    package func draw(_ texture: Texture, in rect: Rectangle, corner: Size) {
        var bounds = rect.graphene
        clipped(to: rect, corner: corner) { gtk_snapshot_append_texture(raw, texture.opaque, &bounds) }
    }

    /// Draws a `GdkPaintable`, with its upper left corner at the origin of the coordinates.
    func draw(paintable: Object, size: Size) {
        gdk_paintable_snapshot(paintable.opaque, raw, size.width, size.height)
    }

    /// Draws a widget that is on screen as it was last drawn, with its upper left corner at the origin of the coordinates.
    func draw(_ widget: Widget) {
        let paintable = gtk_widget_paintable_new(widget.widget)
        gdk_paintable_snapshot(paintable, raw, widget.size.width, widget.size.height)
        g_object_unref(paintable.map { UnsafeMutableRawPointer($0) })
    }

    /// Draws a soft shadow around a rounded rectangle.
    package func drawShadow(of rect: Rectangle, cornerRadius: Double, drop: Double, blur: Double, opacity: Double) {
        let corner = Size(width: cornerRadius, height: cornerRadius)
        drawShadow(of: rect, corner: corner, drop: drop, blur: blur, opacity: opacity)
    }

    /// Like `drawShadow(of:cornerRadius:drop:blur:opacity:)`, but each corner is a quarter of an ellipse with these radii.
    package func drawShadow(of rect: Rectangle, corner: Size, drop: Double, blur: Double, opacity: Double) {
        var color = Color.black(opacity).gdk
        var outline = rect.outline(corner: KeptShadows.corner(for: corner, of: rect))
        gtk_snapshot_append_outset_shadow(raw, &outline, &color, 0, Float(drop), 0, Float(blur))
    }

    /// Draws the body's content rotated about a point, clockwise, in degrees.
    public func turned(by degrees: Double, about point: Point, _ body: () -> Void) {
        transformed {
            move(by: point)
            gtk_snapshot_rotate(raw, Float(degrees))
            move(by: Point(x: -point.x, y: -point.y))
            body()
        }
    }

    /// Draws the body's content scaled by a factor.
    package func scaled(by factor: Double, _ body: () -> Void) {
        transformed {
            gtk_snapshot_scale(raw, Float(factor), Float(factor))
            body()
        }
    }

    /// Draws the body's content scaled about a point, with an opacity.
    func scaled(by factor: Double, about point: Point, opacity: Double, _ body: () -> Void) {
        gtk_snapshot_push_opacity(raw, opacity)
        transformed {
            move(by: point)
            gtk_snapshot_scale(raw, Float(factor), Float(factor))
            move(by: Point(x: -point.x, y: -point.y))
            body()
        }
        gtk_snapshot_pop(raw)
    }

    private func transformed(_ body: () -> Void) {
        gtk_snapshot_save(raw)
        body()
        gtk_snapshot_restore(raw)
    }

    func move(by distance: Point) {
        var distance = graphene_point_t(x: Float(distance.x), y: Float(distance.y))
        gtk_snapshot_translate(raw, &distance)
    }

    private func clipped(to rect: Rectangle, corner: Size, _ body: () -> Void) {
        var outline = rect.outline(corner: corner)
        gtk_snapshot_push_rounded_clip(raw, &outline)
        body()
        gtk_snapshot_pop(raw)
    }

    /// Returns the drawing so far as a paintable that can be drawn elsewhere; nil if nothing is drawn.
    func paintable(_ size: Size) -> Object? {
        guard let node = gtk_snapshot_to_node(raw) else { return nil }
        defer { gsk_render_node_unref(node) }
        let copy = Snapshot()
        gtk_snapshot_append_node(copy.raw, node)
        var size = graphene_size_t(width: Float(size.width), height: Float(size.height))
        return gtk_snapshot_to_paintable(copy.raw, &size).map { Object(owning: UnsafeMutableRawPointer($0)) }
    }

    /// Returns the drawing so far as a picture of this size in pixels; nil if nothing is drawn.
    func texture(width: Int, height: Int) -> Texture? {
        guard let node = gtk_snapshot_to_node(raw), let renderer = gsk_cairo_renderer_new() else { return nil }
        defer {
            gsk_render_node_unref(node)
            g_object_unref(UnsafeMutableRawPointer(renderer))
        }
        guard gsk_renderer_realize(renderer, nil, nil) != 0 else { return nil }
        defer { gsk_renderer_unrealize(renderer) }
        var viewport = Rectangle(x: 0, y: 0, width: Double(width), height: Double(height)).graphene
        return gsk_renderer_render_texture(renderer, node, &viewport).map {
            Texture(owning: UnsafeMutableRawPointer($0))
        }
    }
}

extension Rectangle {
    fileprivate nonisolated var graphene: graphene_rect_t {
        graphene_rect_t(
            origin: graphene_point_t(x: Float(minX), y: Float(minY)),
            size: graphene_size_t(width: Float(width), height: Float(height)))
    }

    fileprivate nonisolated func outline(corner: Size) -> GskRoundedRect {
        var (outline, bounds) = (GskRoundedRect(), graphene)
        var size = graphene_size_t(width: Float(corner.width), height: Float(corner.height))
        gsk_rounded_rect_init(&outline, &bounds, &size, &size, &size, &size)
        return outline
    }
}
