import CGtk

extension Widget {
    /// Shows the widget as selected or not (the style's `:selected`), and tells assistive tools.
    public func setSelected(_ isSelected: Bool) {
        if isSelected {
            gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_SELECTED, 0)
        } else {
            gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_SELECTED)
        }
        var state = GTK_ACCESSIBLE_STATE_SELECTED
        withValue(ofType: lp_type_boolean()) { value in
            gtk_accessible_state_init_value(state, value.reset())
            g_value_set_int(value, isSelected ? 1 : 0)
            gtk_accessible_update_state_value(opaque, 1, &state, value)
        }
    }

    /// Says that several of the items in this widget can be selected.
    public func setAccessibleMultiselectable() {
        var property = GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE
        withValue(ofType: lp_type_boolean()) { value in
            g_value_set_boolean(value, 1)
            gtk_accessible_update_property_value(opaque, 1, &property, value)
        }
    }

    /// Whether the pointer is over the widget.
    public var isHovered: Bool { gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0 }

    /// How opaque the widget is, from 0 to 1.
    public var opacity: Double {
        get { gtk_widget_get_opacity(widget) }
        set { gtk_widget_set_opacity(widget, newValue) }
    }

    /// The number of pixels to a point on the widget's screen.
    public var pixelsPerPoint: Int { Int(gtk_widget_get_scale_factor(widget)) }
}
