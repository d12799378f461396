import CGtk
import Gtk
import Longpress

/// A preview as a program in C describes it.
final class GivenPreview {
    private let paintable: Object?
    private let shape: PreviewShape
    private let opening: Callback<PreviewFunction>?

    init(_ paintable: UnsafeMutableRawPointer?, cornerRadius: Double, opening: Callback<PreviewFunction>?) {
        self.paintable = paintable.map(Object.init(borrowing:))
        shape = cornerRadius > 0 ? .roundedRectangle(cornerRadius: cornerRadius) : .automatic
        self.opening = opening
    }

    /// The preview of a widget, or of a row in a list.
    func preview(of item: Widget, in owner: Widget) -> ContextMenuPreview? {
        let onOpen = opening.map { opening in { opening.function(owner.raw, opening.data) } }
        guard let paintable else { return ContextMenuPreview(of: item, in: owner, shape: shape, onOpen: onOpen) }
        guard let source = item.bounds(in: owner),
            let (texture, size) = Texture.of(paintable: paintable.raw, size: source.size, scale: item.scaleFactor)
        else { return nil }
        let isLarger = size.width > source.width && size.height > source.height
        return ContextMenuPreview(
            textures: [texture], source: source, size: isLarger ? size : nil, shape: shape, onOpen: onOpen)
    }
}
