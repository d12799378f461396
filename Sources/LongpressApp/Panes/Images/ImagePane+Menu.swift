import Gtk
import Longpress
import Notes

extension ImagePane {
    /// The largest preview of a picture, in points: about a third of a common window.
    private static let preview = Size(width: 320, height: 320)

    /// The menu of a picture that has just been pressed: for all that is selected, with their number if they are
    /// several (C17), and what they look like (C21, C24).
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
        // The one that is pressed lies on top.
        let shown = items.filter { selection.selected.contains($0.id) }
        let textures = ([item] + shown.filter { $0.id != item.id }).compactMap(\.texture)
        guard let picture = pictures.first(where: { $0.id == item.id }), item.texture != nil else { return nil }
        return Self.preview(of: picture, textures, among: pictures, growingOutOf: item.widget) { [weak self] in
            self?.onOpen()
        } setLifted: { [weak item] in
            item?.setLifted($0)
        }
    }

    /// What a picture looks like, on top of others.
    static func preview(
        of picture: NotePicture, _ textures: [Texture], among pictures: [NotePicture], growingOutOf widget: Widget,
        onOpen: @escaping () -> Void, setLifted: @escaping (Bool) -> Void
    ) -> ContextMenuPreview {
        let scale = min(1, preview.width / picture.size.width, preview.height / picture.size.height)
        let size = Size(width: picture.size.width * scale, height: picture.size.height * scale)
        // The size of what is in it: the space around the picture isn't part of that.
        let source = Rectangle(origin: Point(x: 0, y: 0), size: widget.size)
        return ContextMenuPreview(
            textures: textures, source: source,
            // Where its own place is larger than that, it grows from there.
            size: size.width > source.width ? size : nil, name: picture.caption.isEmpty ? nil : picture.caption,
            onOpen: onOpen, dragContent: { PictureClipboard.forms(of: pictures) }, setLifted: setLifted)
    }
}
