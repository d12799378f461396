import CGtk

/// Whether actions can be activated from a widget now, and whether they are on.
///
/// GTK has no function that returns this (4.8 to 4.24), but its menu items follow it. This object therefore holds an item for
/// each action, in a popover of the widget that never opens. It must be released before the widget is destroyed.
@MainActor package final class ActionStates {
    private let popover = Widget(sinking: UnsafeMutableRawPointer(gtk_popover_new()))
    private let box = Box(.vertical, spacing: 0)
    private var items: [NamedAction: Widget] = [:]
    private var hasNews = false
    private let handler: () -> Void

    /// How a menu marks an action.
    package enum Mark: Int {
        /// Not at all: the action is no toggle.
        case none
        /// As a toggle.
        case check
        /// As one of a choice.
        case radio
    }

    /// Follows actions as a widget finds them.
    ///
    /// - Parameters:
    ///   - widget: The widget from which their names are looked up.
    ///   - handler: Called soon after the state of an action that was asked about has changed.
    package init(from widget: Widget, _ handler: @escaping () -> Void) {
        self.handler = handler
        gtk_popover_set_child(popover.typed(), box.widget)
        // In a tree view, the popover can't follow the column titles, whose CSS nodes aren't the view's own (GTK 4.8 to 4.24).
        if widget.isA(gtk_tree_view_get_type()) {
            gtk_widget_insert_after(popover.widget, widget.widget, nil)
        } else {
            gtk_widget_set_parent(popover.widget, widget.widget)
        }
    }

    isolated deinit {
        popover.unparent()
    }

    /// Returns whether an action exists and is enabled.
    package func isEnabled(_ action: NamedAction) -> Bool { item(for: action).bool("sensitive") }

    /// Returns how a menu marks an action.
    package func mark(of action: NamedAction) -> Mark { Mark(rawValue: item(for: action).enumeration("role")) ?? .none }

    /// Returns whether an action is on; nil if it is neither a toggle nor a choice.
    package func isOn(_ action: NamedAction) -> Bool? {
        mark(of: action) == .none ? nil : item(for: action).bool("active")
    }

    private func item(for action: NamedAction) -> Widget {
        if let item = items[action] { return item }
        let item = Self.newItem()
        action.follow(by: item)
        items[action] = item
        box.append(item)
        for property in ["sensitive", "active", "role"] {
            item.onChange(of: property) { [weak self] in self?.changed() }
        }
        return item
    }

    private func changed() {
        guard !hasNews else { return }
        hasNews = true
        MainLoop.soon { [weak self] in
            self?.hasNews = false
            self?.handler()
        }
    }

    /// Makes an item of GTK's menus. Its type is registered once the first one exists.
    private static func newItem() -> Widget {
        if g_type_from_name("GtkModelButton") == 0 {
            let menu = Menu()
            menu.append("Item", action: "none.none")
            _ = Widget(sinking: UnsafeMutableRawPointer(gtk_popover_menu_new_from_model(menu.typed())))
        }
        return Widget(
            sinking: UnsafeMutableRawPointer(
                g_object_new_with_properties(g_type_from_name("GtkModelButton"), 0, nil, nil)))
    }
}
