import CGtk

extension Texture {
    /// The picture itself, or a smaller copy if it has more than a number of pixels along its longer side.
    ///
    /// Without a copy, each frame that shows a large picture small scales all of it anew.
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

    /// The picture itself, or a smaller copy if on a widget's screen it would be longer than a number of points.
    package func scaled(toFit points: Int, on widget: Widget) -> Texture {
        scaled(toFit: points * Int(gtk_widget_get_scale_factor(widget.widget)))
    }

    /// A picture of what a body draws, with nothing behind it.
    public static func drawing(width: Int, height: Int, _ body: (Snapshot) -> Void) -> Texture? {
        let snapshot = Snapshot()
        body(snapshot)
        return snapshot.texture(width: width, height: height)
    }
}
