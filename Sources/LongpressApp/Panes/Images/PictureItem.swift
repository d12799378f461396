import Documents
import Gtk
import Notes
import Pictures

/// A picture as it stands in the pane.
final class PictureItem {
    let id: NotePicture.ID
    let widget = ItemBox(role: .gridCell)
    let caption: PictureCaption
    private let view = Picture()
    /// The picture shown, in a pose at a level; nil if there is none.
    private var shown: (pixels: Pixels, pose: Pose)?

    init(_ id: NotePicture.ID, _ caption: PictureCaption) {
        self.id = id
        self.caption = caption
        widget.addStyle(PictureStyle.item)
        view.expandsHorizontally = true
        view.expandsVertically = true
        widget.append(view)
        widget.setSelected(false)
    }

    // Each is told to all pictures whenever one changes.

    var isSelected = false {
        didSet { if isSelected != oldValue { widget.setSelected(isSelected) } }
    }

    /// Whether the Tab key stops at it.
    var isStop = false {
        didSet {
            guard isStop != oldValue else { return }
            widget.isFocusable = isStop
            caption.isStop = isStop
        }
    }

    /// The picture's name for assistive tools.
    var name = "" {
        didSet {
            guard name != oldValue else { return }
            widget.setAccessibleName(name)
            view.alternativeText = name
        }
    }

    /// The texture drawn; nil if there is none yet.
    var texture: Texture? { view.texture }

    /// Shows a picture's pixels, which come as they are stored; nil for none.
    func show(_ pixels: Pixels?, _ pose: Pose) {
        guard shown?.pixels !== pixels || shown?.pose != pose else { return }
        shown = pixels.map { ($0, pose) }
        view.texture = pixels.map { Texture($0.posed(pose)) }
        widget.setStyle(PictureStyle.empty, pixels == nil)
    }

    /// Takes the picture out of its place while it shows elsewhere (C25), with what marks it there as selected.
    func setLifted(_ isLifted: Bool) {
        view.opacity = isLifted ? 0 : 1
        widget.setStyle(PictureStyle.lifted, isLifted)
    }
}
