import Gtk
import Longpress

/// Pictures, each with a menu and a preview.
final class GalleryProgram: MenuProgram {
    private let box = Box(.horizontal, spacing: 12)
    private(set) var pictures: [Picture] = []
    var widget: Widget { box }
    private(set) var log: [String] = []

    init() {
        for number in 1...3 {
            let picture = Picture()
            picture.texture = Swatch.texture(red: Double(number) / 4)
            picture.setMinimumSize(width: 160, height: 120)
            picture.align(horizontal: .start, vertical: .start)
            picture.setAccessibleName("Photo \(number)")
            // begin menu
            picture.contextMenu(name: "Photo \(number)", preview: self.preview(number)) {
                Action("Share", icon: .share) { self.log.append("share \(number)") }
                Divider()
                Action("Remove", icon: .remove, role: .destructive) { self.log.append("remove \(number)") }
            }
            // end menu
            pictures.append(picture)
            box.append(picture)
        }
    }

    // begin menu
    private func preview(_ number: Int) -> ContextMenuPreview? {
        guard let texture = pictures[number - 1].texture else { return nil }
        return ContextMenuPreview(
            textures: [texture], source: Rectangle(x: 0, y: 0, width: 160, height: 120),
            onOpen: { self.log.append("open \(number)") })
    }
    // end menu
}
