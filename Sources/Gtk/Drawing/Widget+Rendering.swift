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
        let snapshot = Snapshot()
        snapshot.scaled(by: Double(scale)) {
            snapshot.move(by: Point(x: -frame.minX, y: -frame.minY))
            snapshot.draw(window)
        }
        return snapshot.texture(width: Int(frame.width) * scale, height: Int(frame.height) * scale) ?? keptPicture
    }

    private static let pictureName: StaticString = "gtk-kept-picture"

    private var keptPicture: Texture? {
        attached(Self.pictureName, as: WeakObject<Texture>.self)?.value
    }

    /// Has the picture be at hand until the program is idle, whatever changes meanwhile: GTK has none of a window that is about to
    /// be drawn again, such as one in which a row has just been selected.
    package func keepPicture() {
        guard let picture = renderedTexture() else { return }
        attach(WeakObject(picture) { Texture(owning: $0) }, as: Self.pictureName)
        MainLoop.whenIdle { [weak self] in
            _ = picture
            self?.attach(nil, as: Self.pictureName)
        }
    }
}
