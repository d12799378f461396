import CGtk
import Gtk

/// Keeps the path bar of GTK's own file dialog for a while after the dialog has ended, until it knows the folders that it asked
/// for.
///
/// - Symptom: Escape within a tenth of a second after the dialog has opened ends the program, or prints "gtk_box_remove: assertion
///   'GTK_IS_BOX (box)' failed": closing the dialog cancels the path bar's query for the names of its folders, and GTK handles the
///   reply after it has freed the path bar.
/// - Versions: seen with 4.18 and 4.24.
/// - Source: gtkpathbar.c, `gtk_path_bar_get_info_callback`, `gtk_path_bar_set_file_finish`.
/// - Test: `EscapedDialogTests.testEscapeAtOnceLeavesTheAppAsItWas`.
/// - Remove when: a dialog can be cancelled at any time after it has been shown.
enum PathBarLookup {
    /// How long the path bar stays alive for the disk's reply, in milliseconds. A slower disk still meets GTK's fault.
    private static let patience = 30_000

    /// Keeps the path bar of a dialog until its queries have ended; the rest would watch its folder all the while.
    static func letFinish(in dialog: Window) {
        guard let bar = dialog.first(ofType: "GtkPathBar") else { return }
        MainLoop.after(milliseconds: patience) { withExtendedLifetime(bar) {} }
    }
}
