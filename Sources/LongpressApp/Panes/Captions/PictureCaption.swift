import Gtk
import Notes

/// What stands below a picture: its caption, or, while the picture has somebody's attention, words that ask for one. Either
/// is made when it is first shown: few of many pictures are ever pointed at.
final class PictureCaption {
    private let id: NotePicture.ID
    /// Called with what is shown for the first time.
    var onNew: (Widget) -> Void = { _ in }
    private weak var pane: ImagePane?
    /// The caption, once there has been one.
    private(set) var label: CaptionLabel?
    /// The words that ask for one, once they have been shown.
    private(set) var prompt: CaptionPrompt?
    /// The caption; empty if there is none yet.
    private(set) var text = ""

    init(of id: NotePicture.ID, in pane: ImagePane) {
        self.id = id
        self.pane = pane
    }

    // Each is told to all pictures whenever one changes.

    /// Whether the pointer, the keyboard or the selection is on the picture.
    var hasAttention = false {
        didSet { if hasAttention != oldValue { update() } }
    }

    /// Whether it is being edited: the field then stands in its place.
    var isEdited = false {
        didSet { if isEdited != oldValue { update() } }
    }

    /// Whether the Tab key stops at it.
    var isStop = false {
        didSet { if isStop != oldValue { label?.widget.isFocusable = isStop } }
    }

    func show(_ text: String) {
        self.text = text
        update()
    }

    /// What is in the pane of it, in the order of the keyboard.
    var widgets: [Widget] { [label?.widget, prompt?.widget].compactMap { $0 } }

    /// The part of it that is visible; nil if none is.
    var shown: Widget? { widgets.first { $0.isVisible } }

    private func update() {
        guard let pane else { return }
        let (showsLabel, showsPrompt) = (!text.isEmpty && !isEdited, text.isEmpty && hasAttention && !isEdited)
        if showsLabel, label == nil {
            let new = CaptionLabel(of: id, in: pane)
            new.widget.isFocusable = isStop
            label = new
            onNew(new.widget)
        }
        if showsPrompt, prompt == nil {
            let new = CaptionPrompt(for: id, in: pane)
            prompt = new
            onNew(new.widget)
        }
        if !text.isEmpty { label?.show(text) }
        if let label, label.widget.isVisible != showsLabel { label.widget.isVisible = showsLabel }
        if let prompt, prompt.widget.isVisible != showsPrompt { prompt.widget.isVisible = showsPrompt }
    }
}
