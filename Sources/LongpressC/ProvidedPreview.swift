import CGtk
import Gtk
import Longpress

/// A preview as set by a program in C.
final class ProvidedPreview {
    private let paintable: Object?
    private let shape: PreviewShape
    private let opening: (function: PreviewFunction, data: CallbackData)?

    init(
        _ paintable: UnsafeMutableRawPointer?, cornerRadius: Double, opening: (PreviewFunction, CallbackData)?
    ) {
        self.paintable = paintable.map(Object.init(borrowing:))
        shape = cornerRadius > 0 ? .roundedRectangle(cornerRadius: cornerRadius) : .automatic
        self.opening = opening
    }

    /// Returns the preview of a widget, or of a row in a list.
    func preview(of item: Widget, in owner: Widget) -> ContextMenuPreview? {
        guard paintable != nil else {
            return ContextMenuPreview(of: item, in: owner, shape: shape, onOpen: open(for: owner))
        }
        return item.bounds(in: owner).flatMap { preview(in: $0, of: owner) }
    }

    /// Returns the preview of a part of a widget, in its coordinates, with the program's own picture; nil if it has set none.
    func preview(in source: Rectangle, of owner: Widget) -> ContextMenuPreview? {
        guard let paintable,
            let (texture, size) = Texture.of(paintable: paintable.raw, size: source.size, scale: owner.scaleFactor)
        else { return nil }
        let isLarger = size.width > source.width && size.height > source.height
        return ContextMenuPreview(
            textures: [texture], source: source, size: isLarger ? size : nil, shape: shape, onOpen: open(for: owner))
    }

    private func open(for owner: Widget) -> (() -> Void)? {
        opening.map { opening in { opening.function(owner.raw, opening.data.pointer) } }
    }
}
