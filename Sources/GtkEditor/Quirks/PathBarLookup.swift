import CGtk
import Gtk

/// Keeps the path bar of GTK's own file dialog alive for a while after the dialog has ended, until its folder queries are
/// finished.
///
/// - Symptom: Escape within a tenth of a second after the dialog has opened ends the program, or prints "gtk_box_remove: assertion
///   'GTK_IS_BOX (box)' failed": closing the dialog cancels the path bar's query for the names of its folders, and GTK handles the
///   reply after it has freed the path bar.
/// - Versions: seen with 4.18 and 4.24.
/// - Source: gtkpathbar.c, `gtk_path_bar_get_info_callback`, `gtk_path_bar_set_file_finish`.
/// - Test: `EscapedDialogTests.testEscapeRightAfterOpeningClosesTheDialog`.
/// - Remove when: a dialog can be cancelled at any time after it has been shown.
enum PathBarLookup {
    /// How long the path bar stays alive to wait for the disk's reply, in milliseconds. With a slower disk, GTK's bug still
    /// occurs.
    private static let timeLimit = 30_000

    /// Keeps the path bar of a dialog alive until its queries have ended. The rest of the dialog isn't kept, because it would
    /// keep watching its folder.
    static func letFinish(in dialog: Window) {
        guard let bar = dialog.first(ofType: "GtkPathBar") else { return }
        MainLoop.after(milliseconds: timeLimit) { withExtendedLifetime(bar) {} }
    }
}
