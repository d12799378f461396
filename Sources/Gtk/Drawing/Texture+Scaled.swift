import CGtk

extension Texture {
    /// Returns the picture itself, or a smaller copy if its longer side has more than a number of pixels.
    ///
    /// Without the copy, each frame that shows a large picture at a small size scales all of it again.
    package func scaled(toFit longest: Int) -> Texture {
        let scale = Double(longest) / Double(max(width, height, 1))
        guard scale < 1 else { return self }
        let size = (
            width: max(1, Int((Double(width) * scale).rounded())),
            height: max(1, Int((Double(height) * scale).rounded()))
        )
        let snapshot = Snapshot()
        snapshot.draw(
            self, in: Rectangle(x: 0, y: 0, width: Double(size.width), height: Double(size.height)), cornerRadius: 0)
        return snapshot.texture(width: size.width, height: size.height) ?? self
    }

    /// Returns the picture itself, or a smaller copy if its longer side would exceed a number of points on a widget's screen.
    package func scaled(toFit points: Int, on widget: Widget) -> Texture {
        scaled(toFit: points * Int(gtk_widget_get_scale_factor(widget.widget)))
    }

    /// Returns a picture of what the body draws, on a transparent background. The size is in pixels.
    public static func drawing(width: Int, height: Int, _ body: (Snapshot) -> Void) -> Texture? {
        let snapshot = Snapshot()
        body(snapshot)
        return snapshot.texture(width: width, height: height)
    }
}
