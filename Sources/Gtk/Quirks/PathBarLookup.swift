import CGtk

/// Keeps GTK's own file dialog for a while after it has ended, until its path bar knows the folders that it asked for.
///
/// - Symptom: Escape within a tenth of a second after the dialog has come up ends the program, or gives "gtk_box_remove: assertion
///   'GTK_IS_BOX (box)' failed": the path bar's question for the names of the folders is cancelled as the dialog goes, and its answer
///   is dealt with after the path bar is freed.
/// - Versions: seen with 4.18 and 4.24.
/// - Source: gtkpathbar.c, `gtk_path_bar_get_info_callback`, `gtk_path_bar_set_file_finish`.
/// - Test: `EscapedDialogTests.testEscapeAtOnceLeavesTheAppAsItWas`.
/// - Remove when: a dialog can be cancelled at any time after it has been shown.
enum PathBarLookup {
    /// How long a disk has to answer, in milliseconds. What takes longer meets GTK's fault.
    private static let patience = 30_000

    static func letFinish(in dialog: Window) {
        MainLoop.after(milliseconds: patience) { withExtendedLifetime(dialog) {} }
    }
}
