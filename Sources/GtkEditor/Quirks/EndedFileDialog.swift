import CGtk
import Gtk

/// Closes error messages of GTK's own file dialog that appear after the dialog has ended, before they are drawn.
///
/// - Symptom: The user cancels the dialog while GTK is still querying its folder on a slow disk. GTK cancels the query, and then
///   shows a modal message without a parent window. It says that the folder can't be shown because the operation was cancelled.
/// - Versions: seen with 4.8.
/// - Source: not looked up; GtkFileChooserWidget, seen with a slow folder.
/// - Test: `FileChooserTests.testCancellingWhileTheFolderIsLookedUpReportsNoError`.
/// - Remove when: a dialog that has ended shows no message.
@MainActor final class EndedFileDialog {
    private static let name: StaticString = "gtk-ended-file-dialog"

    private let chooser: WeakObject<Widget>
    private var connection: SignalConnection?

    /// Watches a dialog's file chooser widget, if it has one, while the widget exists: until the disk has replied.
    static func watch(_ dialog: Window) {
        guard let chooser = dialog.first(ofType: "GtkFileChooserWidget") else { return }
        chooser.attach(EndedFileDialog(chooser), as: name)
    }

    private init(_ chooser: Widget) {
        self.chooser = WeakObject(chooser)
        connection = Window.all.onElementAdded { [weak self] in self?.appeared(Window(owning: $0)) }
    }

    isolated deinit {
        connection?.disconnect()
    }

    private func appeared(_ window: Window) {
        // Messages of the chooser while its dialog is visible are for the user.
        guard let chooser = chooser.value, chooser.window?.isVisible != true else { return }
        // The message is still being created.
        MainLoop.soon { if window.isFolderMessage { window.destroy() } }
    }
}

extension Widget {
    /// Returns the first widget with a GTK type name: this widget or one inside it; nil if there is none.
    func first(ofType name: String) -> Widget? {
        if typeName == name { return self }
        for child in children {
            if let found = child.first(ofType: name) { return found }
        }
        return nil
    }
}

extension Window {
    /// Whether this is GTK's message about a folder, with no parent window or with one that has closed.
    fileprivate var isFolderMessage: Bool {
        guard typeName == "GtkMessageDialog" else { return false }
        if let parent = gtk_window_get_transient_for(typed()),
            gtk_widget_get_visible(UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GtkWidget.self)) != 0
        {
            return false
        }
        // Without a translation, the result is the original text.
        return "The folder contents could not be displayed".withCString {
            string("text") == String(cString: g_dgettext("gtk40", $0))
        }
    }
}
