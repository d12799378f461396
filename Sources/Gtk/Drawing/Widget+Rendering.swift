import CGtk

extension Widget {
    /// How many pixels of its window there are to a point.
    package var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }

    /// A picture of the widget as it is seen now, with what is behind it, as sharp as the screen; nil if it isn't on screen.
    public func renderedTexture() -> Texture? {
        guard isMapped, let window, let frame = bounds(in: window), frame.width >= 1, frame.height >= 1 else {
            return nil
        }
        let scale = scaleFactor
        func texture(_ drawing: Object) -> Texture? {
            let snapshot = Snapshot()
            snapshot.scaled(by: Double(scale)) {
                snapshot.move(by: Point(x: -frame.minX, y: -frame.minY))
                snapshot.draw(paintable: drawing, size: window.size)
            }
            return snapshot.texture(width: Int(frame.width) * scale, height: Int(frame.height) * scale)
        }
        return texture(window.drawing)
            ?? window.attached(Self.drawingName, as: Kept.self).flatMap { texture($0.drawing) }
    }

    private static let drawingName: StaticString = "gtk-kept-drawing"

    /// What the widget drew last, which GTK forgets as soon as the widget is to be drawn again. It costs nothing to have.
    private var drawing: Object {
        let paintable = Object(owning: UnsafeMutableRawPointer(gtk_widget_paintable_new(widget)))
        return Object(owning: UnsafeMutableRawPointer(gdk_paintable_get_current_image(paintable.opaque)))
    }

    private final class Kept {
        let drawing: Object
        init(_ drawing: Object) { self.drawing = drawing }
    }

    /// Has ``renderedTexture()`` of what is in this window go by what was drawn last, until the program is idle, even if something
    /// is to be drawn again meanwhile, such as a row that is about to be selected.
    package func keepDrawing() {
        let kept = Kept(drawing)
        attach(kept, as: Self.drawingName)
        MainLoop.whenIdle { [weak self] in
            if self?.attached(Self.drawingName, as: Kept.self) === kept { self?.attach(nil, as: Self.drawingName) }
        }
    }
}
