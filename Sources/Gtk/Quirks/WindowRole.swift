import CGtk

/// Windows that are windows to assistive tools.
///
/// Where a label in a window can be selected, or something else can take the keyboard, before the window shows, GTK 4.8
/// tells assistive tools of it and of all that it is in at once. It hasn't given the window its role by then, so that to
/// a screen reader the window stays something without one, which is never the active one. A role that was asked for is
/// there from the start. The first window of a program is spared, as GTK hasn't found the screen reader yet.
extension Window {
    /// Asks for the role that the window's class has. To be called before anything is put into the window.
    func keepAccessibleRole() {
        setAccessibleRole(gtk_accessible_get_accessible_role(opaque))
    }

    /// Has GTK make a dialog of its own, which gets its role as it is made. Returns it; nil if there is none, as where
    /// the desktop shows its own.
    static func makingDialog(_ make: () -> Void) -> Window? {
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
