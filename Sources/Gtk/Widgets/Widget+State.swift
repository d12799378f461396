import CGtk

extension Widget {
    /// Shows the widget as selected or not (the style's `:selected`), and notifies assistive technologies.
    public func setSelected(_ isSelected: Bool) {
        showSelected(isSelected)
        setAccessible(GTK_ACCESSIBLE_STATE_SELECTED, isSelected)
    }

    /// Shows the widget as selected or not, without notifying assistive technologies.
    func showSelected(_ isSelected: Bool) {
        if isSelected {
            gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_SELECTED, 0)
        } else {
            gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_SELECTED)
        }
    }

    /// The widget's opacity, from 0 to 1.
    public var opacity: Double {
        get { gtk_widget_get_opacity(widget) }
        set { gtk_widget_set_opacity(widget, newValue) }
    }

    /// The number of pixels per point on the widget's screen.
    public var pixelsPerPoint: Int { Int(gtk_widget_get_scale_factor(widget)) }
}
