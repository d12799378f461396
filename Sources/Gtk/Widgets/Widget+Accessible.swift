import CGtk

extension Widget {
    /// The role of a widget for assistive technologies.
    public nonisolated struct Role: Equatable, Sendable {
        /// A message that is read out when it appears.
        public static let alert = Role(gtk: GTK_ACCESSIBLE_ROLE_ALERT)
        /// A button.
        public static let button = Role(gtk: GTK_ACCESSIBLE_ROLE_BUTTON)
        /// A part that requires an answer before anything else.
        public static let dialog = Role(gtk: GTK_ACCESSIBLE_ROLE_DIALOG)
        /// Items in rows and columns.
        public static let grid = Role(gtk: GTK_ACCESSIBLE_ROLE_GRID)
        /// An item of a grid.
        public static let gridCell = Role(gtk: GTK_ACCESSIBLE_ROLE_GRID_CELL)
        /// A set of related widgets.
        public static let group = Role(gtk: GTK_ACCESSIBLE_ROLE_GROUP)
        /// A picture.
        public static let image = Role(gtk: GTK_ACCESSIBLE_ROLE_IMG)
        /// A menu.
        public static let menu = Role(gtk: GTK_ACCESSIBLE_ROLE_MENU)
        /// A command in a menu.
        public static let menuItem = Role(gtk: GTK_ACCESSIBLE_ROLE_MENU_ITEM)
        /// A command in a menu that is on or off.
        public static let menuItemCheckbox = Role(gtk: GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX)
        /// One of several commands in a menu that exclude each other.
        public static let menuItemRadio = Role(gtk: GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO)
        /// A list in which one or more items can be selected.
        public static let list = Role(gtk: GTK_ACCESSIBLE_ROLE_LIST)
        /// An item of a list.
        public static let listItem = Role(gtk: GTK_ACCESSIBLE_ROLE_LIST_ITEM)
        /// No role: a decoration that says no more than what is beside it.
        public static let presentation = Role(gtk: GTK_ACCESSIBLE_ROLE_PRESENTATION)

        let gtk: GtkAccessibleRole
    }

    /// Sets the name that assistive technologies read out. The widget must have a role that takes a name; not every GTK version
    /// gives one to boxes and scrolled windows made without a role.
    public func setAccessibleName(_ name: String) {
        assert(supportsAccessibleName, "\(typeName) has no accessible role, and so can't have a name")
        attach(nil, as: Self.namelessMark)
        updateAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    }

    /// Sets an empty name for a widget that has no name and needs none.
    func setNoAccessibleName() {
        attach(Nameless(), as: Self.namelessMark)
        updateAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "")
    }

    private static let namelessMark: StaticString = "gtk-nameless"

    /// Marks an empty name as no name.
    private final class Nameless {}

    /// Removes the widget's "labelled by" relation.
    func forgetAccessibleLabel() {
        gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
    }

    /// Whether the widget has a name for assistive technologies: its own, another widget's, or its text if it is a label.
    public var hasAccessibleName: Bool {
        if hasAccessibleLabel
            || gtk_test_accessible_has_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0
        {
            return true
        }
        return Label(self)?.text.isEmpty == false
    }

    /// Whether the widget was given a name.
    var hasAccessibleLabel: Bool {
        attached(Self.namelessMark, as: Nameless.self) == nil
            && gtk_test_accessible_has_property(opaque, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0
    }

    /// Whether the widget was given a description.
    package var hasAccessibleDescription: Bool {
        gtk_test_accessible_has_property(opaque, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) != 0
    }

    /// Sets the additional description that assistive technologies read out.
    public func setAccessibleDescription(_ description: String) {
        updateAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description)
    }

    /// The urgency of a message for screen readers. The raw values are those of `GtkAccessibleAnnouncementPriority`.
    public enum Urgency: Int32, Sendable {
        /// The message may be dropped in favour of others.
        case low = 0
        /// The message waits until the current one has been read out.
        case medium = 1
    }

    /// Makes screen readers announce a message. Requires GTK 4.14; does nothing before.
    public func announce(_ message: String, urgency: Urgency = .medium) {
        // A new widget can't announce anything until assistive technologies know of it.
        lp_announce((window ?? self).widget, ShownText.lines(message), urgency.rawValue)
    }

    /// Notifies the user that something can't be done, with the desktop's sound or flash for that.
    package func errorBell() { gtk_widget_error_bell(widget) }

    /// Whether the widget has a role that takes a name.
    package var supportsAccessibleName: Bool {
        let nameless = [GTK_ACCESSIBLE_ROLE_GENERIC, GTK_ACCESSIBLE_ROLE_NONE, GTK_ACCESSIBLE_ROLE_PRESENTATION]
        return !nameless.contains(gtk_accessible_get_accessible_role(opaque))
    }

    private func updateAccessible(_ property: GtkAccessibleProperty, _ text: String) {
        Self.updateAccessible(opaque, property, text)
    }

    /// Sets a text property of an accessible object: a widget or a part of one.
    static func updateAccessible(_ accessible: OpaquePointer, _ property: GtkAccessibleProperty, _ text: String) {
        withValue(ofType: lp_type_string()) { value in
            let isName = property == GTK_ACCESSIBLE_PROPERTY_LABEL
            g_value_set_string(value, isName ? ShownText.line(text) : ShownText.lines(text))
            var property = property
            gtk_accessible_update_property_value(accessible, 1, &property, value)
        }
    }

    /// Marks everything outside this widget as unusable while the widget is shown.
    package func setAccessibleModal() {
        setAccessible(GTK_ACCESSIBLE_PROPERTY_MODAL)
    }

    /// Marks the widget as one in which several items can be selected.
    public func setAccessibleMultiselectable() {
        setAccessible(GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE)
    }

    /// Sets the widget's role. Call this before assistive technologies know of the widget.
    func setAccessibleRole(_ role: GtkAccessibleRole) {
        set("accessible-role", enumeration: Int(role.rawValue), gtk_accessible_role_get_type())
    }

    private func setAccessible(_ property: GtkAccessibleProperty) {
        withValue(ofType: lp_type_boolean()) { value in
            g_value_set_boolean(value, 1)
            var property = property
            gtk_accessible_update_property_value(opaque, 1, &property, value)
        }
    }

    /// Sets whether assistive technologies report a toggle as on.
    package func setAccessibleChecked(_ checked: Bool) {
        lp_set_accessible_checked(widget, checked ? 1 : 0)
    }

    /// Sets whether assistive technologies report what belongs to the widget, such as a submenu, as visible; nil if nothing
    /// belongs to it.
    package func setAccessibleExpanded(_ expanded: Bool?) {
        if let expanded {
            setAccessible(GTK_ACCESSIBLE_STATE_EXPANDED, expanded)
        } else {
            gtk_accessible_reset_state(opaque, GTK_ACCESSIBLE_STATE_EXPANDED)
        }
    }

    func setAccessible(_ state: GtkAccessibleState, _ isOn: Bool) {
        withValue(ofType: lp_type_boolean()) { value in
            gtk_accessible_state_init_value(state, value.reset())
            g_value_set_int(value, isOn ? 1 : 0)
            var state = state
            gtk_accessible_update_state_value(opaque, 1, &state, value)
        }
    }
}

extension UnsafeMutablePointer where Pointee == GValue {
    /// Clears the value so that it can be given another type.
    fileprivate func reset() -> Self {
        g_value_unset(self)
        return self
    }
}
