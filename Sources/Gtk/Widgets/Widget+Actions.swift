import CGtk

extension Widget {
    /// Offers actions on this widget by name to menus, keys and assistive technologies, which list them as actions of the widget.
    ///
    /// - Parameters:
    ///   - prefix: The prefix of the names, before a dot. Actions offered earlier under the same prefix are withdrawn.
    ///   - actions: The actions, named without the prefix; an empty list only withdraws the earlier ones. They must not hold the
    ///     widget strongly.
    public func offerActions(_ prefix: String, _ actions: [SimpleAction]) {
        guard !actions.isEmpty else { return gtk_widget_insert_action_group(widget, prefix, nil) }
        let group = Object(owning: UnsafeMutableRawPointer(g_simple_action_group_new()))
        for action in actions { g_action_map_add_action(group.opaque, action.opaque) }
        gtk_widget_insert_action_group(widget, prefix, group.opaque)
    }

    /// Returns whether the widget's class has an action. Such an action takes precedence over an offered one of the same name.
    func hasOwnAction(_ name: String) -> Bool {
        let type = lp_widget_class(widget)
        // GTK 4.8 requires all output arguments.
        var (owner, property): (GType, UnsafePointer<CChar>?) = (0, nil)
        var (found, parameter): (UnsafePointer<CChar>?, OpaquePointer?) = (nil, nil)
        var index: guint = 0
        while gtk_widget_class_query_action(type, index, &owner, &found, &parameter, &property) != 0 {
            if let found, String(cString: found) == name { return true }
            index += 1
        }
        return false
    }
}
