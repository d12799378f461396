import CGtk

extension Widget {
    /// Whether the keyboard can go to this widget.
    public var isFocusable: Bool {
        get { gtk_widget_get_focusable(widget) != 0 }
        set { gtk_widget_set_focusable(widget, newValue ? 1 : 0) }
    }

    /// Whether the keyboard can go to this widget or anything in it.
    public var canFocus: Bool {
        get { gtk_widget_get_can_focus(widget) != 0 }
        set { gtk_widget_set_can_focus(widget, newValue ? 1 : 0) }
    }

    /// Whether GTK moves the keyboard only to what is in the widget, never to itself, focusable or not. So do most containers.
    package var passesFocusOver: Bool { lp_widget_passes_focus_over(widget) != 0 }

    /// Whether a press gives this widget the keyboard.
    public var focusesOnClick: Bool {
        get { gtk_widget_get_focus_on_click(widget) != 0 }
        set { gtk_widget_set_focus_on_click(widget, newValue ? 1 : 0) }
    }

    /// Whether this widget, or one in it, has its window's keyboard focus.
    public var containsFocus: Bool {
        guard let window, let focus = window.focus else { return false }
        return focus.isInside(self)
    }

    /// Asks for the keyboard focus; false if the widget can't take it.
    @discardableResult
    public func grabFocus() -> Bool {
        gtk_widget_grab_focus(widget) != 0
    }

    /// Asks for the keyboard focus unless the widget, or one in it, has it; false if the widget can't take it.
    package func grabFocusIfNeeded() -> Bool { containsFocus || grabFocus() }

    /// Runs an action that the widget or an ancestor offers, such as `clipboard.copy`; false if there is none.
    @discardableResult
    package func activateAction(_ name: String) -> Bool {
        gtk_widget_activate_action_variant(widget, name, nil) != 0
    }
}
