import CGtk

extension Widget {
    /// The number of pixels per point in the widget's window.
    package var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }

    /// Returns a picture of the widget as it looks now, with what is behind it, at the screen's resolution; nil if it isn't on
    /// screen.
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
            ?? window.attached(Self.drawingName, as: RetainedDrawing.self).flatMap { texture($0.drawing) }
    }

    private static let drawingName: StaticString = "gtk-kept-drawing"

    /// The widget's last drawing, which GTK discards once the widget has to be drawn again. Getting it is free.
    private var drawing: Object {
        let paintable = Object(owning: UnsafeMutableRawPointer(gtk_widget_paintable_new(widget)))
        return Object(owning: UnsafeMutableRawPointer(gdk_paintable_get_current_image(paintable.opaque)))
    }

    private final class RetainedDrawing {
        let drawing: Object
        init(_ drawing: Object) { self.drawing = drawing }
    }

    /// Makes ``renderedTexture()`` of widgets in this window use the last drawing until the program is idle, even if something
    /// has to be drawn again in the meantime, such as a row that is about to be selected.
    package func keepDrawing() {
        let kept = RetainedDrawing(drawing)
        attach(kept, as: Self.drawingName)
        MainLoop.whenIdle { [weak self] in
            if self?.attached(Self.drawingName, as: RetainedDrawing.self) === kept {
                self?.attach(nil, as: Self.drawingName)
            }
        }
    }
}
