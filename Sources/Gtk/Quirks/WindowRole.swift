import CGtk

/// Asks for the role that a window has anyway, before anything is put into it, so that windows are windows to assistive
/// tools. The first window of a program is spared, as GTK hasn't found the screen reader yet.
///
/// - Symptom: To a screen reader a window stays something without a role, which is never the active one. Where a label in
///   it can be selected, or something else can take the keyboard, before it shows, GTK tells of it and of all that it is
///   in at once, and hasn't given the window its role by then.
/// - Versions: seen with 4.8.
/// - Source: not looked up; seen from outside, with a window that has a selectable label.
/// - Test: `WindowRoleTests`.
/// - Remove when: GTK gives a window its role as it is made.
extension Window {
    /// Asks for the role that the window's class has. To be called before anything is put into the window.
    func keepAccessibleRole() {
        setAccessibleRole(gtk_accessible_get_accessible_role(opaque))
    }

    /// Has GTK make a dialog, which gets its role as it is made; nil where the desktop shows its own.
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
