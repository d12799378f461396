import Gtk
import Longpress
import Notes

extension ImagePane {
    /// The maximum size of a picture's preview, in points: about a third of a usual window.
    private static let preview = Size(width: 320, height: 320)

    /// Returns the menu of a picture that has just been pressed. It is for all selected pictures, with their number if there are
    /// several (C17), and has a preview of them (C21, C24).
    func menu(for item: PictureItem) -> ContextMenuConfiguration? {
        let selected = selected
        var menu = ContextMenu.picture
        if selected.count > 1 {
            menu.title = localizedPlural("{count} Image", "{count} Images", count: selected.count)
        }
        return ContextMenuConfiguration(
            menu: menu, preview: preview(of: selected, growingOutOf: item), targetName: item.name)
    }

    private func preview(of pictures: [NotePicture], growingOutOf item: PictureItem) -> ContextMenuPreview? {
        // The pressed picture is on top.
        let shown = items.filter { selection.selected.contains($0.id) }
        let textures = ([item] + shown.filter { $0.id != item.id }).compactMap(\.texture)
        guard let picture = pictures.first(where: { $0.id == item.id }), item.texture != nil else { return nil }
        return Self.preview(of: picture, textures, among: pictures, growingOutOf: item.widget) { [weak self] in
            self?.onOpen()
        } setLifted: { [weak item] in
            item?.setLifted($0)
        }
    }

    /// Returns the preview of a picture, on top of others.
    static func preview(
        of picture: NotePicture, _ textures: [Texture], among pictures: [NotePicture], growingOutOf widget: Widget,
        onOpen: @escaping () -> Void, setLifted: @escaping (Bool) -> Void
    ) -> ContextMenuPreview {
        let scale = min(1, preview.width / picture.size.width, preview.height / picture.size.height)
        let size = Size(width: picture.size.width * scale, height: picture.size.height * scale)
        // The size of the content, without the padding around the picture.
        let source = Rectangle(origin: Point(x: 0, y: 0), size: widget.size)
        return ContextMenuPreview(
            textures: textures, source: source,
            // If the picture's own place is larger, the preview keeps that size.
            size: size.width > source.width ? size : nil, name: picture.caption.isEmpty ? nil : picture.caption,
            onOpen: onOpen, dragContent: { PictureClipboard.forms(of: pictures) }, setLifted: setLifted)
    }
}
