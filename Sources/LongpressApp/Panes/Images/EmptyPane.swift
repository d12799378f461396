import Gtk

/// A message in the pane as long as there are no images: that this is their place, and how they come into it.
final class EmptyPane {
    let widget = Box(.vertical, spacing: 6)
    private let picture = Icon("image-x-generic-symbolic", size: 72)

    /// The least height, in points, that has room for the picture too.
    private static let leastHeight = 220.0
    /// The longest line, in letters: a sentence in two lines rather than in one as wide as the pane.
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

    /// Shows the picture where there is room for it.
    func adapt(to size: Size) {
        let hasRoom = size.height >= Self.leastHeight
        if picture.isVisible != hasRoom { picture.isVisible = hasRoom }
    }
}
