import Gtk

/// Mistakes of a program that keep the menu of a widget from ever opening, or a command out of it, for a person merely sees that
/// nothing happens.
///
/// In debug builds, and in any with `G_MESSAGES_DEBUG=Longpress-Menus`, they are told on standard error as somebody tries to open
/// the menu, each once for each widget.
enum MenuFault {
    private static let name: StaticString = "longpress-menu-fault"

    private static let isTold: Bool = {
        #if DEBUG
            true
        #else
            Toolkit.isDebugging("Longpress-Menus")
        #endif
    }()

    /// Says that nobody answers for the commands of a widget's menu, or why who does isn't first responder (R1).
    static func tellWhyNoneIsFirst(of widget: Widget) {
        // Insensitive, it may be so for the moment.
        guard isTold, widget.isSensitive else { return }
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
        guard isTold, !(responder is any SelectionTarget),
            !commands.contains(where: ResponderChain(first: responder).canPerform)
        else { return }
        let titles = commands.map(\.title).joined(separator: ", ")
        tell(
            "neither its responder (\(type(of: responder))) nor any after it can perform one of: \(titles).", of: widget
        )
    }

    /// Says that a menu model has a submenu in a submenu, where a context menu has a section.
    static func tellOfDeepSubmenu(_ label: String, of widget: Widget?) {
        guard isTold, let widget else { return }
        warn("The menu of \(widget) has “\(label)” in a submenu: it shows as a section there.", of: widget)
    }

    /// Says that two commands of a widget's menu have one id, of which only the first is shown.
    static func tellOfOneID(in commands: @autoclosure () -> [Command], of widget: Widget) {
        guard isTold else { return }
        var titles: [Command.ID: String] = [:]
        for command in commands() {
            if let first = titles.updateValue(command.title, forKey: command.id), first != command.title {
                return warn(
                    "The menu of \(widget) lacks “\(command.title)”: “\(first)” has the same id, \(command.id).",
                    of: widget)
            }
        }
    }

    /// Says that a widget's menu is to open before the widget is on screen.
    static func tellNotOnScreen(_ widget: Widget) {
        guard isTold, !widget.isMapped else { return }
        tell("the widget isn't on screen yet. Open it once the widget is mapped.", of: widget)
    }

    /// Says that no key opens the menu that has opened (C2), or that it shows a sign for an icon that no theme has (C18).
    static func tellOfAccess(to widget: Widget, with icons: @autoclosure () -> [(title: String, icon: MenuIcon?)] = [])
    {
        guard isTold else { return }
        // A program that keeps the keyboard off the widget has another way for it.
        if widget.canFocus, !widget.isReachedByKeyboard {
            warn(
                "The menu of \(widget) opens by no key: GTK moves the keyboard to no \(widget.typeName). "
                    + "Give the menu to a widget around it that can have the focus.", of: widget)
        }
        for case (let title, let icon?) in icons() where !icon.isKnown {
            warn("The menu of \(widget) has no icon for “\(title)”: \(icon) is in no theme.", of: widget)
        }
    }

    private static func tell(_ reason: String, of widget: Widget) {
        warn("The menu of \(widget) can't open: \(reason)", of: widget)
    }

    /// Warns of each thing once for each widget.
    private static func warn(_ text: String, of widget: Widget) {
        let told: Told = widget.attached(name, or: Told())
        if told.texts.insert(text).inserted { Toolkit.warn(text) }
    }

    private final class Told {
        var texts: Set<String> = []
    }
}
