import Gtk
import Notes

/// The caption of a picture or, while the picture has attention, the placeholder of a missing one. Their widgets are made when
/// first shown, because few of many pictures are ever pointed at.
final class PictureCaption {
    private let id: NotePicture.ID
    /// Called with a widget when it is first shown.
    var onNew: (Widget) -> Void = { _ in }
    private weak var pane: ImagePane?
    /// The caption's label; nil until there has been a caption.
    private(set) var label: CaptionLabel?
    /// The placeholder; nil until it has been shown.
    private(set) var prompt: CaptionPrompt?
    /// The caption; empty if it is missing.
    private(set) var text = ""

    init(of id: NotePicture.ID, in pane: ImagePane) {
        self.id = id
        self.pane = pane
    }

    // These are set on all pictures whenever one changes.

    /// Whether the pointer, the keyboard focus or the selection is on the picture.
    var hasAttention = false {
        didSet { if hasAttention != oldValue { update() } }
    }

    /// Whether the caption is being edited. The field then takes its place.
    var isEdited = false {
        didSet { if isEdited != oldValue { update() } }
    }

    /// Whether the Tab key stops at the caption.
    var isStop = false {
        didSet { if isStop != oldValue { label?.widget.isFocusable = isStop } }
    }

    func show(_ text: String) {
        self.text = text
        update()
    }

    /// The widgets in the pane, in focus order.
    var widgets: [Widget] { [label?.widget, prompt?.widget].compactMap { $0 } }

    /// The visible widget; nil if none is.
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
