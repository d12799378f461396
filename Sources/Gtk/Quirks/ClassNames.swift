import CGtk

/// Gives widgets without an accessible name an empty name, so that GTK doesn't use the name of their class.
///
/// - Symptom: A screen reader reads the class names of the widgets in a window: “GtkPaned”, “GtkScrollbar”, “GtkPicture”.
/// - Versions: seen with 4.8.
/// - Source: gtkatcontext.c, `gtk_at_context_get_name_accumulate`.
/// - Test: `AccessibleNameTests`.
/// - Remove when: GTK gives widgets without a name an empty name, as it does from 4.12 on.
@MainActor package enum ClassNames {
    private static var isHidden = false
    /// Marks the widgets that have been handled.
    fileprivate static let isDone = g_quark_from_static_string("longpress-has-no-class-name")

    /// Hides the class names of all widgets of the program that are mapped from now on. Calling it again does nothing.
    ///
    /// Widgets that the user presses or types in are unaffected: there, a missing name is a bug in the program.
    package static func hide() {
        guard !isHidden, gtk_check_version(4, 12, 0) != nil else { return }
        isHidden = true
        // The signal exists only once the class has been initialized.
        g_type_class_unref(g_type_class_ref(gtk_widget_get_type()))
        g_signal_add_emission_hook(
            g_signal_lookup("map", gtk_widget_get_type()), 0,
            { _, _, values, _ in
                guard let widget = g_value_get_object(values) else { return 1 }
                nonisolated(unsafe) let mapped = widget
                MainActor.assumeIsolated {
                    // A menu maps all its contents each time it opens.
                    guard g_object_get_qdata(mapped.assumingMemoryBound(to: GObject.self), ClassNames.isDone) == nil
                    else { return }
                    let widget = Widget(borrowing: mapped)
                    // Assistive technologies see everything in a window that opens, including pages that aren't visible yet.
                    if widget.parent == nil { widget.hideClassNames() } else { widget.hideClassName() }
                    // A button can get another name later, to which GTK would add the name of its child.
                    guard widget.parent?.isA(gtk_button_get_type()) != true else { return }
                    g_object_set_qdata(widget.typed(), ClassNames.isDone, mapped)
                }
                return 1
            }, nil, nil)
    }

    /// The roles of widgets that only contain or show something else.
    fileprivate static let roles: Set<UInt32> = Set(
        [
            GTK_ACCESSIBLE_ROLE_WIDGET, GTK_ACCESSIBLE_ROLE_IMG, GTK_ACCESSIBLE_ROLE_SCROLLBAR,
            GTK_ACCESSIBLE_ROLE_MENU_BAR, GTK_ACCESSIBLE_ROLE_LIST, GTK_ACCESSIBLE_ROLE_TAB_LIST,
            GTK_ACCESSIBLE_ROLE_TAB_PANEL, GTK_ACCESSIBLE_ROLE_TOOLBAR, GTK_ACCESSIBLE_ROLE_PROGRESS_BAR,
            GTK_ACCESSIBLE_ROLE_GRID, GTK_ACCESSIBLE_ROLE_ROW, GTK_ACCESSIBLE_ROLE_PRESENTATION,
            GTK_ACCESSIBLE_ROLE_NONE, GTK_ACCESSIBLE_ROLE_LABEL, GTK_ACCESSIBLE_ROLE_DIALOG,
            GTK_ACCESSIBLE_ROLE_WINDOW, GTK_ACCESSIBLE_ROLE_TEXT_BOX,
            GTK_ACCESSIBLE_ROLE_SEARCH_BOX,
        ].map(\.rawValue))
}

extension Widget {
    fileprivate func hideClassNames() {
        hideClassName()
        for child in children { child.hideClassNames() }
    }

    fileprivate func hideClassName() {
        hidePageClassName()
        // A menu button is a frame around the button that the user presses.
        guard
            ClassNames.roles.contains(gtk_accessible_get_accessible_role(opaque).rawValue)
                || isA(gtk_menu_button_get_type()), !hasAccessibleName
        else { return }
        // GTK would add the icon's empty name to the button's own.
        if let parent, parent.isA(gtk_button_get_type()), parent.hasAccessibleLabel { parent.forgetAccessibleLabel() }
        setNoAccessibleName()
    }

    /// Each child of a stack is in a page. The page isn't a widget, but has an accessible name, too.
    private func hidePageClassName() {
        guard let parent, parent.isA(gtk_stack_get_type()),
            let page = gtk_stack_get_page(parent.opaque, widget),
            gtk_test_accessible_has_property(page, GTK_ACCESSIBLE_PROPERTY_LABEL) == 0
        else { return }
        Self.updateAccessible(page, GTK_ACCESSIBLE_PROPERTY_LABEL, "")
    }
}
