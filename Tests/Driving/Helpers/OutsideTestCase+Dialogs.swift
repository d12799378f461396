import TestSupport

extension OutsideTestCase {
    /// What GTK 4.8 writes when a file dialog ends before it has looked up its folder: it wants to show a message, which
    /// the app closes before it is drawn.
    static let ofEndedDialogs = "GtkDialog mapped without a transient parent"

    /// Waits until the file dialog of a title has the keyboard.
    func expectFileDialog(_ title: String) throws {
        toleratedErrors.append(Self.ofEndedDialogs)
        try app.waitUntil("the dialog \(title)") { self.app.windows.active?.title == title }
    }
}
