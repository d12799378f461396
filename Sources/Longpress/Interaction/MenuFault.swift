import Gtk

/// Mistakes in a program that keep a widget's menu from opening or a command out of it. Users would only see that nothing
/// happens.
///
/// In debug builds, and in any build with `G_MESSAGES_DEBUG=Longpress-Menus`, they are written to standard error when the user
/// tries to open the menu, each once per widget.
enum MenuFault {
    private static let name: StaticString = "longpress-menu-fault"

    private static let isTold: Bool = {
        #if DEBUG
            true
        #else
            Toolkit.isDebugging("Longpress-Menus")
        #endif
    }()

    /// Warns that no responder handles a widget's menu, or why its responder isn't first responder (R1).
    static func tellWhyNoneIsFirst(of widget: Widget) {
        // The widget may be insensitive only temporarily.
        guard isTold, widget.isSensitive else { return }
        guard let responder = widget.nearestResponder else {
            return tell("neither it nor any of its ancestors has a responder. Set its responder.", of: widget)
        }
        let kind = type(of: responder)
        if (responder as? LabelResponder)?.canBecomeFirstResponder == false {
            tell("its text can't be selected. Set isSelectable, or remove its menu.", of: widget)
        } else if !responder.canBecomeFirstResponder {
            tell("its responder (\(kind)) can't become first responder. See canBecomeFirstResponder.", of: widget)
        } else {
            tell("its responder (\(kind)) declines to be first responder. Can the widget have the focus?", of: widget)
        }
    }

    /// Warns that no responder can perform any of a widget's menu commands. Text is exempt: at times it has nothing to select or
    /// paste.
    static func tellIfNothingCanBeDone(with commands: [Command], of widget: Widget, by responder: any Responder) {
        guard isTold, !(responder is any SelectionTarget),
            !commands.contains(where: ResponderChain(first: responder).canPerform)
        else { return }
        let titles = commands.map(\.title).joined(separator: ", ")
        tell(
            "neither its responder (\(type(of: responder))) nor any after it can perform any of: \(titles).", of: widget
        )
    }

    /// Warns that a menu model has a submenu in a submenu. A context menu shows that as a section.
    static func tellOfDeepSubmenu(_ label: String, of widget: Widget?) {
        guard isTold, let widget else { return }
        warn("The menu of \(widget) has the submenu “\(label)” in a submenu, which shows it as a section.", of: widget)
    }

    /// Warns that two different commands of a widget's menu have the same id. Only the first is shown.
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

    /// Warns if a widget's menu is opened before the widget is on screen.
    static func tellNotOnScreen(_ widget: Widget) {
        guard isTold, !widget.isMapped else { return }
        tell("the widget isn't on screen yet. Open it once the widget is mapped.", of: widget)
    }

    /// Warns if no key can open the menu that has opened (C2), or if it shows a placeholder for an icon that no theme has (C18).
    static func tellOfAccess(to widget: Widget, with icons: @autoclosure () -> [(title: String, icon: MenuIcon?)] = [])
    {
        guard isTold else { return }
        // A program that keeps the keyboard focus off a widget is expected to provide another way.
        if widget.canFocus, !widget.isReachedByKeyboard {
            warn(
                "The menu of \(widget) can't be opened by keyboard: GTK never gives the focus to a \(widget.typeName). "
                    + "Set the menu on an ancestor that can have the focus.", of: widget)
        }
        for case (let title, let icon?) in icons() where !icon.isKnown {
            warn("The menu of \(widget) has no icon for “\(title)”: \(icon) isn't in the icon theme.", of: widget)
        }
    }

    private static func tell(_ reason: String, of widget: Widget) {
        warn("The menu of \(widget) can't open: \(reason)", of: widget)
    }

    /// Writes each warning once per widget.
    private static func warn(_ text: String, of widget: Widget) {
        let told: Told = widget.attached(name, or: Told())
        if told.texts.insert(text).inserted { Toolkit.warn(text) }
    }

    private final class Told {
        var texts: Set<String> = []
    }
}
