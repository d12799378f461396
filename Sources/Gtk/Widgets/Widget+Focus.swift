import CGtk

extension Widget {
    /// Whether this widget can get the keyboard focus.
    public var isFocusable: Bool {
        get { gtk_widget_get_focusable(widget) != 0 }
        set { gtk_widget_set_focusable(widget, newValue ? 1 : 0) }
    }

    /// Whether this widget or any of its descendants can get the keyboard focus.
    public var canFocus: Bool {
        get { gtk_widget_get_can_focus(widget) != 0 }
        set { gtk_widget_set_can_focus(widget, newValue ? 1 : 0) }
    }

    /// Whether only the widget's descendants can get the keyboard focus, never the widget itself, even if it is focusable. This
    /// is true for most containers.
    package var passesFocusOver: Bool { lp_widget_passes_focus_over(widget) != 0 }

    /// Whether a press gives this widget the keyboard focus.
    public var focusesOnClick: Bool {
        get { gtk_widget_get_focus_on_click(widget) != 0 }
        set { gtk_widget_set_focus_on_click(widget, newValue ? 1 : 0) }
    }

    /// Whether this widget or one of its descendants has its window's keyboard focus.
    public var containsFocus: Bool {
        guard let window, let focus = window.focus else { return false }
        return focus.isInside(self)
    }

    /// Requests the keyboard focus. Returns false if the widget can't take it.
    @discardableResult
    public func grabFocus() -> Bool {
        gtk_widget_grab_focus(widget) != 0
    }

    /// Requests the keyboard focus unless the widget or one of its descendants has it. Returns false if the widget can't take it.
    package func grabFocusIfNeeded() -> Bool { containsFocus || grabFocus() }

    /// Activates an action that the widget or an ancestor offers, such as `clipboard.copy`. Returns false if there is none.
    @discardableResult
    package func activateAction(_ name: String) -> Bool {
        gtk_widget_activate_action_variant(widget, name, nil) != 0
    }
}
