import Documents
import Gtk
import Notes
import Pictures

/// A picture as it stands in the pane or in the text.
class ShownPicture {
    let widget: ItemBox
    let view = Picture()
    /// The picture shown, in a pose at a level; nil if there is none.
    private var shown: (pixels: Pixels, pose: Pose)?

    /// Makes one in a style, with the picture itself in a frame.
    init(_ role: Widget.Role, style: String, in frame: (Picture) -> Widget = { $0 }) {
        widget = ItemBox(role: role)
        widget.addStyle(style)
        widget.append(frame(view))
    }

    // Each is told to all pictures whenever one changes.

    final var isSelected = false {
        didSet { if isSelected != oldValue { widget.setSelected(isSelected) } }
    }

    /// The picture's name for assistive tools.
    final var name = "" {
        didSet {
            guard name != oldValue else { return }
            widget.setAccessibleName(name)
            view.alternativeText = name
        }
    }

    /// The texture drawn; nil if there is none yet.
    final var texture: Texture? { view.texture }

    /// Shows a picture's pixels, which come as they are stored; nil for none.
    final func show(_ pixels: Pixels?, _ pose: Pose) {
        guard shown?.pixels !== pixels || shown?.pose != pose else { return }
        shown = pixels.map { ($0, pose) }
        view.texture = pixels.map { Texture($0.posed(pose)) }
        widget.setStyle(PictureStyle.empty, pixels == nil)
    }

    /// Takes the picture out of its place while it shows elsewhere (C25).
    func setLifted(_ isLifted: Bool) { view.opacity = isLifted ? 0 : 1 }
}
