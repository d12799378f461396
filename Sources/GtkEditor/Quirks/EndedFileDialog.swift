import CGtk
import Gtk

/// Closes what GTK's own file dialog has to complain of once it has ended, before it is drawn.
///
/// - Symptom: The person cancels while a slow disk is still being asked about the dialog's folder. GTK ends that
///   question, and then says in a message that is modal and belongs to no window that the folder can't be shown because
///   the operation was cancelled.
/// - Versions: seen with 4.8.
/// - Source: not looked up; GtkFileChooserWidget, seen with a slow folder.
/// - Test: `FileChooserTests.testCancellingWhileTheFolderIsLookedUpSaysNothing`.
/// - Remove when: a dialog that has ended says nothing.
@MainActor final class EndedFileDialog {
    private static let name: StaticString = "gtk-ended-file-dialog"

    private let chooser: WeakObject<Widget>
    private var connection: SignalConnection?

    /// Watches a dialog's chooser, if it has one, for as long as that lives: until the disk has answered.
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
        // What the chooser says while its dialog is there is for the person to read.
        guard let chooser = chooser.value, chooser.window?.isVisible != true else { return }
        // It is only being made.
        MainLoop.soon { if window.isFolderMessage { window.destroy() } }
    }
}

extension Widget {
    /// The first widget with GTK's name for its type: this, or one inside; nil if there is none.
    func first(ofType name: String) -> Widget? {
        if typeName == name { return self }
        for child in children {
            if let found = child.first(ofType: name) { return found }
        }
        return nil
    }
}

extension Window {
    /// Whether this is GTK's message about a folder, over no window or over one that has ended.
    fileprivate var isFolderMessage: Bool {
        guard typeName == "GtkMessageDialog" else { return false }
        if let parent = gtk_window_get_transient_for(typed()),
            gtk_widget_get_visible(UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GtkWidget.self)) != 0
        {
            return false
        }
        // Without a translation, what comes back is the text that went in.
        return "The folder contents could not be displayed".withCString {
            string("text") == String(cString: g_dgettext("gtk40", $0))
        }
    }
}
