import Gtk
import Longpress
import Notes

/// The placeholder of a missing caption: a click starts writing the caption. To assistive technologies it is a button, not a
/// caption.
final class CaptionPrompt {
    let widget = Label(role: .button)
    private let click = ClickGesture(button: .primary, phase: .bubble)
    private let start: () -> Void
    /// The time of the current press, in milliseconds.
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
        // The picture has the keyboard focus.
        widget.canFocus = false
        click.onPressed { [weak self] _ in self?.pressTime = self?.click.currentEvent?.time }
        click.onReleased { [weak self] in self?.released($0) }
        widget.add(click)
        widget.offerActions("item", [SimpleAction("activate") { [start] in start() }])
    }

    /// Starts writing after a click. A hold isn't a click, and neither is a press that is released elsewhere.
    private func released(_ point: Point) {
        guard let began = pressTime, let event = click.currentEvent, event.time - began < Settings.longPressTime,
            !event.control, !event.shift, Rectangle(origin: Point(x: 0, y: 0), size: widget.size).contains(point)
        else { return }
        // GTK loses track of pressed widgets if one is hidden before its release has been handled everywhere.
        MainLoop.whenIdle { [start] in start() }
    }
}
