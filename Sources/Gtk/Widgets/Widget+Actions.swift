import CGtk

extension Widget {
    /// Offers actions on this widget to whoever asks for them by name: menus, keys, and assistive tools, which list them
    /// as what can be done with it.
    ///
    /// - Parameters:
    ///   - prefix: What the names begin with, before a dot. Actions offered under the same one before are withdrawn.
    ///   - actions: The actions, by the rest of their names; none withdraws them. They must not hold the widget strongly.
    public func offerActions(_ prefix: String, _ actions: [SimpleAction]) {
        guard !actions.isEmpty else { return gtk_widget_insert_action_group(widget, prefix, nil) }
        let group = Object(owning: UnsafeMutableRawPointer(g_simple_action_group_new()))
        for action in actions { g_action_map_add_action(group.opaque, action.opaque) }
        gtk_widget_insert_action_group(widget, prefix, group.opaque)
    }

    /// Whether all widgets of this kind have an action. Such a one comes before an offered one of the same name.
    func hasOwnAction(_ name: String) -> Bool {
        let type = lp_widget_class(widget)
        // GTK 4.8 insists on telling everything.
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
