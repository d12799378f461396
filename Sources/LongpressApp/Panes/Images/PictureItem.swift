import Gtk
import Notes

/// A picture in the pane.
final class PictureItem: ShownPicture {
    let id: NotePicture.ID
    let caption: PictureCaption

    init(_ id: NotePicture.ID, _ caption: PictureCaption) {
        (self.id, self.caption) = (id, caption)
        super.init(.gridCell, style: PictureStyle.item)
        view.expandsHorizontally = true
        view.expandsVertically = true
        widget.setSelected(false)
    }

    /// Whether the Tab key stops at it.
    var isStop = false {
        didSet {
            guard isStop != oldValue else { return }
            widget.isFocusable = isStop
            caption.isStop = isStop
        }
    }

    /// Hides the highlight of a selected picture as well.
    override func setLifted(_ isLifted: Bool) {
        super.setLifted(isLifted)
        widget.setStyle(PictureStyle.lifted, isLifted)
    }
}
