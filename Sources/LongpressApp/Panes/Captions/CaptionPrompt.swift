import Gtk
import Longpress
import Notes

/// The pale words in the place of a caption that isn't there yet: a click begins to write it. For assistive tools they are a
/// button, and no caption.
final class CaptionPrompt {
    let widget = Label(role: .button)
    private let click = ClickGesture(button: .primary, phase: .bubble)
    private let start: () -> Void
    /// The time of the press that is on it now, in milliseconds.
    private var pressTime: Int?

    private static let menu = WidgetMenu.edit(EditMenu(commands: [.editCaption]))

    init(for id: NotePicture.ID, in pane: ImagePane) {
        start = { [weak pane] in pane?.onEditCaption(id) }
        widget.show(line: localized("Add a caption"))
        widget.addStyle("longpress-caption")
        widget.addStyle("longpress-placeholder")
        // There is room for one line.
        widget.ellipsize(maximumLines: 1)
        widget.verticalAlignment = 0
        widget.cursorName = "text"
        widget.responder = CaptionPromptResponder(id, in: pane)
        widget.menu = Self.menu
        // The keyboard is at the picture.
        widget.canFocus = false
        click.onPressed { [weak self] _ in self?.pressTime = self?.click.currentEvent?.time }
        click.onReleased { [weak self] in self?.released($0) }
        widget.add(click)
        widget.offerActions("item", [SimpleAction("activate") { [start] in start() }])
    }

    /// A hold isn't a click, and neither is a press that ends elsewhere.
    private func released(_ point: Point) {
        guard let began = pressTime, let event = click.currentEvent, event.time - began < Settings.longPressTime,
            !event.control, !event.shift, Rectangle(origin: Point(x: 0, y: 0), size: widget.size).contains(point)
        else { return }
        // GTK loses count of what is pressed if that is hidden before everybody has dealt with the release.
        MainLoop.whenIdle { [start] in start() }
    }
}
