import Gtk

/// Mistakes in a program that keep a widget's menu from opening or a command out of it. Users would only see that nothing
/// happens.
///
/// In debug builds, and in any build with `G_MESSAGES_DEBUG=Longpress-Menus`, they are written to standard error when the user
/// tries to open the menu, each once per widget.
enum MenuFault {
    private static let name: StaticString = "longpress-menu-fault"

    private static let isReporting: Bool = {
        #if DEBUG
            true
        #else
            Toolkit.isDebugging("Longpress-Menus")
        #endif
    }()

    /// Warns that no responder handles a widget's menu, or why its responder isn't first responder (R1).
    static func reportNoFirstResponder(of widget: Widget) {
        // The widget may be insensitive only temporarily.
        guard isReporting, widget.isSensitive else { return }
        guard let responder = widget.nearestResponder else {
            return report("neither it nor any of its ancestors has a responder. Set its responder.", of: widget)
        }
        let kind = type(of: responder)
        if (responder as? LabelResponder)?.canBecomeFirstResponder == false {
            report("its text can't be selected. Set isSelectable, or remove its menu.", of: widget)
        } else if !responder.canBecomeFirstResponder {
            report("its responder (\(kind)) can't become first responder. See canBecomeFirstResponder.", of: widget)
        } else {
            report("its responder (\(kind)) declines to be first responder. Can the widget have the focus?", of: widget)
        }
    }

    /// Warns that no responder can perform any of a widget's menu commands. Text is exempt: at times it has nothing to select or
    /// paste.
    static func reportIfUnperformable(with commands: [Command], of widget: Widget, by responder: any Responder) {
        guard isReporting, !(responder is any SelectionTarget),
            !commands.contains(where: ResponderChain(first: responder).canPerform)
        else { return }
        let titles = commands.map(\.title).joined(separator: ", ")
        report(
            "neither its responder (\(type(of: responder))) nor any after it can perform any of: \(titles).", of: widget
        )
    }

    /// Warns that a menu model has a submenu in a submenu. A context menu shows that as a section.
    static func reportDeepSubmenu(_ label: String, of widget: Widget?) {
        guard isReporting, let widget else { return }
        warn("The menu of \(widget) has the submenu “\(label)” in a submenu, which shows it as a section.", of: widget)
    }

    /// Warns that two different commands of a widget's menu have the same id. Only the first is shown.
    static func reportDuplicateIDs(in commands: @autoclosure () -> [Command], of widget: Widget) {
        guard isReporting else { return }
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
    static func reportIfNotOnScreen(_ widget: Widget) {
        guard isReporting, !widget.isMapped else { return }
        report("the widget isn't on screen yet. Open it once the widget is mapped.", of: widget)
    }

    /// Warns if no key can open the menu that has opened (C2), or if it shows a placeholder for an icon that no theme has (C18).
    static func reportInaccessibleMenu(
        of widget: Widget, with icons: @autoclosure () -> [(title: String, icon: MenuIcon?)] = []
    ) {
        guard isReporting else { return }
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

    private static func report(_ reason: String, of widget: Widget) {
        warn("The menu of \(widget) can't open: \(reason)", of: widget)
    }

    /// Writes each warning once per widget.
    private static func warn(_ text: String, of widget: Widget) {
        let reported: ReportedFaults = widget.attached(name, or: ReportedFaults())
        if reported.texts.insert(text).inserted { Toolkit.warn(text) }
    }

    private final class ReportedFaults {
        var texts: Set<String> = []
    }
}
