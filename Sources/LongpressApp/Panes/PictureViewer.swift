import Gtk

/// A window with one picture as large as it gets. Escape closes it.
enum PictureViewer {
    /// The part of a common screen that the window takes at most, in points.
    private static let largest = (width: 1100, height: 720)

    static func open(_ picture: NotePicture, over parent: Window) {
        let view = Picture()
        view.texture = picture.texture
        let name = picture.caption.isEmpty ? picture.name : picture.caption
        view.alternativeText = name
        let window = Window()
        window.title = name
        window.child = view
        let scale = min(
            1, Double(largest.width) / Double(picture.pixels.width),
            Double(largest.height) / Double(picture.pixels.height))
        window.setDefaultSize(
            width: max(240, Int(Double(picture.pixels.width) * scale)),
            height: max(180, Int(Double(picture.pixels.height) * scale)))
        window.setTransient(for: parent)

        let weak = WeakObject(window)
        let keys = KeyController(phase: .capture)
        keys.onKey { key in
            guard key.name == "Escape" || (key.name == "w" && key.control) else { return false }
            weak.value?.close()
            return true
        }
        window.add(keys)
        window.present()
    }
}
