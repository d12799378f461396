import CGtk
import Gtk

/// The window with information about the program.
package enum AboutDialog {
    /// Shows it over a window.
    package static func show(
        over parent: Window, name: String, version: String, comments: String, icon: String, copyright: String
    ) {
        let dialog = Window(sinking: UnsafeMutableRawPointer(gtk_about_dialog_new()))
        gtk_about_dialog_set_program_name(dialog.opaque, name)
        gtk_about_dialog_set_version(dialog.opaque, version)
        gtk_about_dialog_set_comments(dialog.opaque, comments)
        if Icons.hasIcon(named: icon) {
            gtk_about_dialog_set_logo_icon_name(dialog.opaque, icon)
        } else {
            // When the program isn't installed, shows no icon instead of the theme's sign for a missing one.
            let nothing = gdk_paintable_new_empty(0, 0)
            gtk_about_dialog_set_logo(dialog.opaque, nothing)
            g_object_unref(UnsafeMutableRawPointer(nothing))
        }
        gtk_about_dialog_set_copyright(dialog.opaque, copyright)
        gtk_about_dialog_set_license_type(dialog.opaque, GTK_LICENSE_MIT_X11)
        dialog.setTransient(for: parent)
        dialog.isModal = true
        // GTK focuses the first selectable text, and selects that.
        Settings.withoutSelectingOnFocus { dialog.present() }
        dialog.focus = nil
    }
}
