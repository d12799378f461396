import CGtk

extension Widget {
    /// A picture of the widget as it is seen now, with what is behind it, as sharp as the screen; nil if it isn't on screen.
    public func renderedTexture() -> Texture? {
        guard isMapped, let window, let frame = bounds(in: window), frame.width >= 1, frame.height >= 1 else {
            return nil
        }
        let scale = Int(gtk_widget_get_scale_factor(widget))
        let snapshot = Snapshot()
        snapshot.scaled(by: Double(scale)) {
            snapshot.move(by: Point(x: -frame.minX, y: -frame.minY))
            snapshot.draw(window)
        }
        return snapshot.texture(width: Int(frame.width) * scale, height: Int(frame.height) * scale)
    }
}
