import Foundation
import TestSupport

extension OutsideTestCase {
    /// GTK's own dialog for files.
    var fileDialog: FileDialog { FileDialog(test: self) }
}

/// GTK's own dialog for files, by its title.
struct FileDialog {
    let test: OutsideTestCase

    private var app: AppUnderTest { test.app }

    /// What GTK 4.8 writes when a file dialog ends before it has looked up its folder: it wants to show a message, which
    /// the app closes before it is drawn.
    static let ofEndedDialogs = "GtkDialog mapped without a transient parent"

    /// What GTK 4.8 prints about the scroll buttons of its dialog's path bar when it draws them before they have a size.
    static let ofPathBars = "Trying to snapshot GtkButton"

    /// Waits until the file dialog of a title has the keyboard.
    func expect(_ title: String) throws {
        test.toleratedErrors += [Self.ofEndedDialogs, Self.ofPathBars]
        try app.waitUntil("the dialog \(title)") { app.windows.active?.title == title }
    }

    /// Cancels the file dialog of a title, as a person does who has seen it.
    func cancel(_ title: String) throws {
        try expect(title)
        let dialog = try app.waitFor("the dialog \(title)") { app.windows.active }
        _ = try Screenshot.settled(of: dialog.visibleFrame)
        try app.keyboard.press("Escape")
    }

    /// Accepts what is chosen in the file dialog that has a title. While GTK still reads a folder, Return does nothing: a person
    /// presses it again.
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

    /// Types a path into the file dialog that has a title; what is in the app's home folder from there on (`~`). GTK reads each
    /// folder on the way, and where files come and go meanwhile, as in the one of temporary files, GTK 4.18 removes rows from its
    /// list of proposals that aren't there ("gtk_tree_store_remove: assertion 'VALID_ITER (iter, tree_store)' failed").
    func type(_ path: String, in title: String) throws {
        let home = app.home.path + "/"
        let path = path.hasPrefix(home) ? "~/" + path.dropFirst(home.count) : path
        let dialog = try app.waitFor("the dialog's contents") {
            try app.accessible.children.first { try $0.name == title }
        }
        // A slash or a tilde opens the field for a path. GTK 4.18 may lose a tilde on the way.
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
            // While it is typed quickly, GTK 4.18 leaves behind it what it took for the rest, or takes letters along with that.
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
        // What it proposes as the rest is selected, and may come late. A person has seen the dialog by then: while GTK still
        // reads the folder that it began in, Return does nothing.
        try app.keyboard.press("Delete")
        try app.waitUntil("the path and no more") {
            if let frame = app.windows.active?.visibleFrame { _ = try Screenshot.settled(of: frame) }
            if try field.text == path { return true }
            try app.keyboard.press("Delete")
            return false
        }
    }

    /// Types a path into the dialog that has a title, and accepts it.
    func enter(_ path: String, in dialog: String) throws {
        try expect(dialog)
        // GTK's own dialog sometimes says so of its two buttons, on a busy machine (GTK 4.8).
        test.toleratedErrors.append("Trying to snapshot GtkButton")
        if dialog == "Open" {
            try type(path, in: dialog)
        } else {
            try app.keyboard.press("ctrl+a")
            try app.keyboard.type(path)
        }
        try accept(dialog)
    }

    /// Types the path of a file that is there into the dialog that has a title, and lets that replace it.
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
