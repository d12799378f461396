import Gtk
import Longpress

/// The controls at the lower edge of a viewer: previous and next picture, zoom, full screen, and the menu of other commands.
/// Between them, a label shows which picture it is and its scale.
final class ViewerBar {
    let widget = Box(.horizontal, spacing: 2, role: .group)
    private let label = Label()
    private var buttons: [(command: Command, button: Button)] = []
    let menu = Button(icon: "view-more-symbolic", name: localized("Menu"))
    /// Called with the command of a button when it is pressed.
    var onCommand: (Command) -> Void = { _ in }
    var onMenu: () -> Void = {}

    /// The minimum widths of the view, in points, for the zoom buttons: alone, and beside those for other pictures.
    private static let (roomToZoom, roomForAll) = (260.0, 380.0)

    /// - Parameter hasOthers: Whether there are several pictures.
    init(hasOthers: Bool) {
        widget.addStyle("longpress-bar")
        widget.setAccessibleName(localized("Controls"))
        widget.align(horizontal: .center, vertical: .end)
        label.addStyle("longpress-bar-label")
        if hasOthers { add(.previousImage, .nextImage) }
        widget.append(label)
        add(.zoomOut, .zoomIn, .fullScreen)
        widget.append(menu)
        menu.onClick { [weak self] in self?.onMenu() }
        for button in buttons.map(\.button) + [menu] {
            button.hasFrame = false
            // The picture keeps the keyboard focus.
            button.focusesOnClick = false
        }
    }

    private func add(_ commands: Command...) {
        for command in commands {
            let button = Button(icon: command.icon?.name ?? "", name: command.title)
            button.onClick { [weak self] in self?.onCommand(command) }
            widget.append(button)
            buttons.append((command, button))
        }
    }

    /// Shows which picture it is and its scale, and which of the commands are available.
    func show(_ text: String, canPerform: (Command) -> Bool) {
        label.show(line: text)
        for (command, button) in buttons {
            let can = canPerform(command)
            if button.isSensitive != can { button.isSensitive = can }
        }
    }

    /// Hides the buttons that have no room in a view of a width. Keys and the menu have the same commands.
    func adapt(to width: Double) {
        let hasOthers = buttons.contains { $0.command.id == Command.nextImage.id }
        let zooms = width >= (hasOthers ? Self.roomForAll : Self.roomToZoom)
        for (command, button) in buttons where [Command.zoomIn.id, Command.zoomOut.id].contains(command.id) {
            if button.isVisible != zooms { button.isVisible = zooms }
        }
    }
}
