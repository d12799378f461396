import Gtk

/// Mistakes of a program that keep the menu of a widget from ever opening, or a command out of it, for a person merely sees that
/// nothing happens.
///
/// In debug builds they are told on standard error as somebody tries to open the menu, once for each widget.
enum MenuFault {
    private static let name: StaticString = "longpress-menu-fault"

    private static var isDebugBuild: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }

    /// Says that nobody answers for the commands of a widget's menu, or why who does isn't first responder (R1).
    static func tellWhyNoneIsFirst(of widget: Widget) {
        // Insensitive, it may be so for the moment.
        guard isDebugBuild, widget.isSensitive else { return }
        guard let responder = widget.nearestResponder else {
            return tell("neither it nor anything around it has a responder. Set its responder.", of: widget)
        }
        let kind = type(of: responder)
        if (responder as? LabelResponder)?.canBecomeFirstResponder == false {
            tell("its text can't be selected. Set isSelectable, or take the menu from it.", of: widget)
        } else if !responder.canBecomeFirstResponder {
            tell("its responder (\(kind)) can't become first responder. See canBecomeFirstResponder.", of: widget)
        } else {
            tell("its responder (\(kind)) doesn't become first responder. Can the widget have the focus?", of: widget)
        }
    }

    /// Says that nobody can perform any of the commands of a widget's menu now, unless it is text, in which there may be
    /// nothing to select or to paste at times.
    static func tellIfNothingCanBeDone(with commands: [Command], of widget: Widget, by responder: any Responder) {
        guard isDebugBuild, !(responder is any SelectionTarget),
            !commands.contains(where: ResponderChain(first: responder).canPerform)
        else { return }
        let titles = commands.map(\.title).joined(separator: ", ")
        tell(
            "neither its responder (\(type(of: responder))) nor any after it can perform one of: \(titles).", of: widget
        )
    }

    /// Says that two commands of a widget's menu have one id, of which only the first is shown.
    static func tellOfOneID(in commands: @autoclosure () -> [Command], of widget: Widget) {
        guard isDebugBuild else { return }
        var titles: [Command.ID: String] = [:]
        for command in commands() {
            if let first = titles.updateValue(command.title, forKey: command.id), first != command.title {
                return warn(
                    "The menu of \(widget) lacks “\(command.title)”: “\(first)” has the same id, \(command.id).",
                    of: widget)
            }
        }
    }

    private static func tell(_ reason: String, of widget: Widget) {
        warn("The menu of \(widget) can't open: \(reason)", of: widget)
    }

    /// Warns once for each widget.
    private static func warn(_ text: String, of widget: Widget) {
        let told: Told? = widget.attached(name)
        guard told == nil else { return }
        widget.attach(Told(), as: name)
        Toolkit.warn(text)
    }

    private final class Told {}
}
