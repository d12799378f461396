import CGtk

/// Sets the accessible role that a window has anyway before content is added to it, so that assistive technologies recognize it
/// as a window. The first window of a program doesn't have this bug, because GTK hasn't found the screen reader yet.
///
/// - Symptom: To a screen reader, a window has no role and is never active. If, before it is visible, it contains a selectable
///   label or another widget that can get the keyboard focus, GTK immediately reports that widget and all its ancestors to the
///   screen reader, before it has set the role of the window.
/// - Versions: seen with 4.8.
/// - Source: not looked up; seen from outside, with a window that has a selectable label.
/// - Test: `WindowRoleTests`.
/// - Remove when: GTK sets the role of a window when the window is created.
extension Window {
    /// Sets the role that the window's class has. Call this before adding content to the window.
    func keepAccessibleRole() {
        setAccessibleRole(gtk_accessible_get_accessible_role(opaque))
    }

    /// Calls a closure that makes GTK create a dialog, and sets the role of the dialog when it is created. Returns nil if the
    /// desktop shows its own dialog.
    package static func makingDialog(_ make: () -> Void) -> Window? {
        var made: Window?
        let connection = all.onElementAdded {
            let dialog = Window(owning: $0)
            dialog.setAccessibleRole(GTK_ACCESSIBLE_ROLE_DIALOG)
            made = dialog
        }
        defer { connection.disconnect() }
        make()
        return made
    }
}
