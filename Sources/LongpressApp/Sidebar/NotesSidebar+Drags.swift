import Gtk
import Notes

/// Dragging rows to other programs as files, and into a folder of the list.
extension NotesSidebar {
    private static let type = "text/uri-list"

    func followDrags() {
        let source = DragSource()
        source.onPrepare { [weak self] in self?.dragForms() ?? [] }
        source.onDrag { [weak self] in self?.dragPicture() }
        list.add(source)
        let target = DropTarget(typesFromSameWindow: [Self.type])
        target.onDrop { [weak self] drop in
            defer { drop.finish() }
            guard let self, let point = drop.point(in: list), let index = list.index(at: point) else { return }
            let folder = model[index]
            guard folder.isFolder, !selected.contains(where: { $0.id == folder.id }) else { return }
            responder.move(to: folder.file)
        }
        list.add(target)
    }

    /// Returns the addresses of the selected files. A dragged row outside the selection is selected first.
    private func dragForms() -> [Clipboard.Form] {
        guard let pressed = pressedRow, pressed < model.count else { return [] }
        press = nil
        if !list.selectedIndices.contains(pressed) { list.selectOnly(at: pressed) }
        let uris = selected.map { $0.file.uri + "\r\n" }.joined()
        return [.bytes(Array(uris.utf8), type: Self.type)]
    }

    /// Returns a picture of the row, held in its middle; nil while the row isn't drawn.
    private func dragPicture() -> DragPicture? {
        guard let row = pressedRow.flatMap({ list.row(at: $0) }), let texture = row.renderedTexture() else {
            return nil
        }
        let size = row.size
        return DragPicture(size: size, hotspot: Point(x: size.width / 2, y: size.height / 2)) { snapshot in
            snapshot.draw(texture, in: Rectangle(origin: Point(x: 0, y: 0), size: size), cornerRadius: 8)
        }
    }
}
