import Gtk
import Longpress

/// A picture that can be copied and rotated.
final class PictureProgram: MenuProgram {
    private let picture = Picture()
    var widget: Widget { picture }
    private(set) var log: [String] = []

    init() {
        picture.texture = Swatch.texture(red: 0.8)
        // begin menu
        picture.contextMenu {
            Action("Copy", icon: .copy) { self.log.append("copy") }
            Submenu("Rotate") {
                Action("Left") { self.log.append("left") }
                Action("Right") { self.log.append("right") }
            }
            Divider()
            Action("Remove", icon: .remove, role: .destructive) { self.log.append("remove") }
        }
        // end menu
    }
}
