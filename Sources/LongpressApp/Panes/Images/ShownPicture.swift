import Documents
import Gtk
import Notes
import Pictures

/// A picture in the pane or in the text.
class ShownPicture {
    let widget: ItemBox
    let view = Picture()
    /// The pixels and the pose shown; nil if there are none.
    private var shown: (pixels: Pixels, pose: Pose)?

    /// Creates a picture with a style class, and its view in a frame.
    init(_ role: Widget.Role, style: String, in frame: (Picture) -> Widget = { $0 }) {
        widget = ItemBox(role: role)
        widget.addStyle(style)
        widget.append(frame(view))
    }

    // These are set on all pictures whenever one changes.

    final var isSelected = false {
        didSet { if isSelected != oldValue { widget.setSelected(isSelected) } }
    }

    /// The picture's accessible name.
    final var name = "" {
        didSet {
            guard name != oldValue else { return }
            widget.setAccessibleName(name)
            view.alternativeText = name
        }
    }

    /// The texture drawn; nil if there is none yet.
    final var texture: Texture? { view.texture }

    /// Shows a picture's stored pixels in a pose; nil for no pixels.
    final func show(_ pixels: Pixels?, _ pose: Pose) {
        guard shown?.pixels !== pixels || shown?.pose != pose else { return }
        shown = pixels.map { ($0, pose) }
        view.texture = pixels.map { Texture($0.posed(pose)) }
        widget.setStyle(PictureStyle.empty, pixels == nil)
    }

    /// Hides the picture in its place while it is shown elsewhere (C25).
    func setLifted(_ isLifted: Bool) { view.opacity = isLifted ? 0 : 1 }
}
