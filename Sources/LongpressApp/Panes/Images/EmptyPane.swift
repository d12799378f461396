import Gtk

/// The message in the pane while there are no pictures: what the pane is for, and how to add pictures.
final class EmptyPane {
    let widget = Box(.vertical, spacing: 6)
    private let picture = Icon("image-x-generic-symbolic", size: 72)

    /// The minimum height with room for the icon, in points.
    private static let minHeight = 220.0
    /// The maximum length of a line, in characters: a sentence takes two lines instead of one as wide as the pane.
    private static let letters = 32

    init() {
        widget.align(horizontal: .center, vertical: .center)
        widget.setMargins(horizontal: 24, vertical: 12)
        widget.addStyle("longpress-empty")
        picture.addStyle("longpress-empty-picture")
        widget.append(picture)
        let title = Label(line: localized("No Images"))
        title.addStyle("longpress-empty-title")
        let way = Label(lines: localized("Hold or right-click here to add an image, or drop image files."))
        way.limitWidth(characters: Self.letters)
        for label in [title, way] {
            label.wraps = true
            label.isCentered = true
            widget.append(label)
        }
    }

    /// Shows the icon if there is room for it.
    func adapt(to size: Size) {
        let hasRoom = size.height >= Self.minHeight
        if picture.isVisible != hasRoom { picture.isVisible = hasRoom }
    }
}
