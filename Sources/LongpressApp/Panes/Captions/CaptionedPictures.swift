import Gtk

/// The pane of pictures, with the field of the edited caption over it, below its picture. The field isn't inside the pane,
/// because the pane's keys, drags and menus are for pictures.
final class CaptionedPictures {
    let widget = FreeLayout(role: .group)
    private let images: ImagePane
    private let caption: CaptionEditor
    private let wheel = ScrollController(phase: .bubble)
    /// The minimum width of the caption field, and the minimum size of the pane, in points.
    private static let (minField, minPane) = (200.0, (width: 160, height: 120))
    /// The distance that a step of the wheel scrolls, in points.
    private static let stride = 60.0

    init(_ images: ImagePane, _ caption: CaptionEditor) {
        (self.images, self.caption) = (images, caption)
        widget.append(images.widget)
        widget.append(caption.widget)
        widget.expandsHorizontally = true
        widget.expandsVertically = true
        let (width, height) = Self.minPane
        widget.setRules(
            FreeLayout.Rules(
                width: { (width, width) }, height: { _ in (height, height) },
                place: { [weak self] in self?.place(Size(width: Double($0), height: Double($1))) }))
        images.onLayoutChange = { [weak self] in self?.widget.setNeedsAllocation() }
        // The wheel scrolls the pane below the field, too.
        wheel.onScrollBy { [weak images] _, y, inPoints in
            images?.widget.scrollPosition += inPoints ? y : y * Self.stride
            return true
        }
        caption.widget.add(wheel)
    }

    private func place(_ size: Size) {
        widget.place(images.widget, at: Rectangle(x: 0, y: 0, width: size.width, height: size.height))
        guard caption.widget.isVisible else { return }
        var frame = images.captionFrame ?? Rectangle(x: 0, y: size.height, width: size.width, height: 0)
        if frame.width < Self.minField {
            let width = min(Self.minField, size.width)
            frame = Rectangle(
                x: min(max(frame.midX - width / 2, 0), size.width - width), y: frame.minY, width: width,
                height: frame.height)
        }
        widget.place(caption.widget, at: frame)
    }
}
