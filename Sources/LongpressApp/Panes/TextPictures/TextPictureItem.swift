import Gtk
import Notes

/// A picture in the text, with its caption below it.
final class TextPictureItem: ShownPicture {
    var id: NotePicture.ID
    /// Its place in the text.
    var anchor: PictureAnchor?
    let clicks = ClickGesture(button: .primary, phase: .bubble)
    let grip: PictureGrip
    private var caption: Label?
    /// The longer side of the picture as shown, in points.
    private(set) var longestSide = 1.0
    /// The width of the picture as shown, in points.
    private(set) var shownWidth = 1.0

    /// The maximum height of a picture, as a multiple of the text's width: a screenshot of a page is still visible as a whole.
    private static let maxHeight = 1.25
    /// The minimum width for a caption, in points.
    private static let minWidth = 160.0
    /// The maximum number of characters of a caption to lay out: its label shows only a few lines.
    private static let maxShown = 1000

    init(_ id: NotePicture.ID) {
        self.id = id
        let grip = PictureGrip()
        self.grip = grip
        super.init(.image, style: PictureStyle.inText) { grip.hold($0) }
        widget.add(clicks)
        widget.setStyle(PictureStyle.empty, true)
    }

    /// Returns the scale at which a picture is shown in a text of a width in points.
    private static func scale(_ picture: NotePicture, _ size: TextPicture.Size, in column: Double) -> Double {
        min(1, column * size.part / picture.size.width, column * maxHeight / picture.size.height)
    }

    /// Returns the size at which a picture's width is nearest to a width in points; the current size if others are equally near.
    static func size(
        of picture: NotePicture, nearest width: Double, in column: Double, having current: TextPicture.Size
    ) -> TextPicture.Size {
        func distance(_ size: TextPicture.Size) -> Double {
            abs(scale(picture, size, in: column) * picture.size.width - width)
        }
        return TextPicture.Size.allCases.reduce(current) { distance($1) < distance($0) ? $1 : $0 }
    }

    /// Sets the size of the picture in a text of a width in points.
    func fit(_ picture: NotePicture, _ size: TextPicture.Size, in column: Double) {
        let scale = Self.scale(picture, size, in: column)
        let (width, height) = (picture.size.width * scale, picture.size.height * scale)
        (longestSide, shownWidth, grip.pictureWidth) = (max(width, height), width, width)
        view.setMinimumSize(width: max(Int(width), 1), height: max(Int(height), 1))
        grip.widget.setMinimumSize(width: max(Int(width), 1), height: max(Int(height), 1))
        widget.setMinimumSize(
            width: picture.caption.isEmpty ? -1 : Int(min(max(width, Self.minWidth), column)), height: -1)
    }

    func show(caption text: String) {
        guard !text.isEmpty || caption != nil else { return }
        let content = caption ?? CaptionLabel.sample()
        if caption == nil { widget.append(content) }
        caption = content
        let text = String(text.prefix(Self.maxShown))
        if content.text != text { content.text = text }
        content.isVisible = !text.isEmpty
    }
}
