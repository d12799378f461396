import Foundation
import TestSupport

extension OutsideTestCase {
    /// GTK's own file dialog.
    var fileDialog: FileDialog { FileDialog(test: self) }
}

/// GTK's own file dialog, identified by its title.
struct FileDialog {
    let test: OutsideTestCase

    private var app: AppUnderTest { test.app }

    /// The error that GTK 4.8 prints when a file dialog is closed before it has looked up its folder: it tries to show a
    /// message, but the app closes the dialog before it is drawn.
    static let ofEndedDialogs = "GtkDialog mapped without a transient parent"

    /// The error that GTK 4.8 prints when it draws the scroll buttons of a dialog's path bar before they have a size.
    static let ofPathBars = "Trying to snapshot GtkButton"

    /// Waits until the file dialog with a title has the focus.
    func expect(_ title: String) throws {
        test.toleratedErrors += [Self.ofEndedDialogs, Self.ofPathBars]
        try app.waitUntil("the dialog \(title)") { app.windows.active?.title == title }
    }

    /// Cancels the file dialog with a title, once it is drawn completely, as a user would.
    func cancel(_ title: String) throws {
        try expect(title)
        let dialog = try app.waitFor("the dialog \(title)") { app.windows.active }
        _ = try Screenshot.settled(of: dialog.visibleFrame)
        try app.keyboard.press("Escape")
    }

    /// Accepts the choice in the file dialog with a title. While GTK is still reading a folder, Return has no effect: like a
    /// user, this presses it again.
    func accept(_ title: String) throws {
        for isLast in [false, false, true] {
            try app.keyboard.press("Return")
            do {
                return try app.waitUntil("the dialog \(title) to be gone", upTo: isLast ? 30 : 5) {
                    !app.windows.topLevels.contains { $0.title == title }
                }
            } catch  where !isLast {}
        }
    }

    /// Types a path into the file dialog with a title. A path in the app's home folder is typed relative to it (`~`). GTK reads
    /// each folder on the way. If files appear and disappear there meanwhile, as in the folder of temporary files, GTK 4.18
    /// removes rows that don't exist from its list of completions ("gtk_tree_store_remove: assertion 'VALID_ITER (iter,
    /// tree_store)' failed").
    func type(_ path: String, in title: String) throws {
        let home = app.home.path + "/"
        let path = path.hasPrefix(home) ? "~/" + path.dropFirst(home.count) : path
        let dialog = try app.waitFor("the dialog's contents") {
            try app.accessible.children.first { try $0.name == title }
        }
        // A slash or a tilde opens the path field. GTK 4.18 may lose a tilde on the way.
        try app.keyboard.type(String(path.prefix(1)))
        let field = try app.waitFor("the field for the path") {
            try dialog.first { try $0.role == "text box" && $0.has("focused") }
        }
        try app.keyboard.press("ctrl+a")
        try app.keyboard.type(path)
        var (seen, since) = ("", DispatchTime.now())
        try app.waitUntil("the path to be typed") {
            let text = try field.text
            if text != seen { (seen, since) = (text, .now()) }
            guard text != path, since.elapsed > 0.5 else { return text == path }
            // During quick typing, GTK 4.18 leaves its completion after the text, or removes letters together with it.
            since = .now()
            if text.hasPrefix(path) {
                try app.keyboard.press("End")
                for _ in text.dropFirst(path.count) { try app.keyboard.press("BackSpace") }
            } else {
                try app.keyboard.press("ctrl+a")
                try app.keyboard.type(path)
            }
            return false
        }
        // The completion is selected, and may come late. A user would have seen the dialog by then: while GTK is still reading
        // the initial folder, Return has no effect.
        try app.keyboard.press("Delete")
        try app.waitUntil("only the path") {
            if let frame = app.windows.active?.visibleFrame { _ = try Screenshot.settled(of: frame) }
            if try field.text == path { return true }
            try app.keyboard.press("Delete")
            return false
        }
    }

    /// Types a path into the dialog with a title, and accepts it.
    func enter(_ path: String, in dialog: String) throws {
        try expect(dialog)
        // On a busy machine, GTK 4.8 sometimes prints this about the dialog's two buttons.
        test.toleratedErrors.append("Trying to snapshot GtkButton")
        if dialog == "Open" {
            try type(path, in: dialog)
        } else {
            try app.keyboard.press("ctrl+a")
            try app.keyboard.type(path)
        }
        try accept(dialog)
    }

    /// Types the path of an existing file into the dialog with a title, and confirms replacing it.
    func enterReplacing(_ path: String, in dialog: String) throws {
        try expect(dialog)
        test.toleratedErrors.append("Trying to snapshot GtkButton")
        try app.keyboard.press("ctrl+a")
        try app.keyboard.type(path)
        try app.keyboard.press("Return")
        _ = try app.waitFor("GTK's question") {
            try app.accessible.first {
                try $0.role == "button" && $0.name.hasSuffix("Replace") && $0.has("focused")
            }
        }
        try app.keyboard.press("Return")
        try app.waitUntil("the dialog to be gone") { !app.windows.topLevels.contains { $0.title == dialog } }
    }
}
