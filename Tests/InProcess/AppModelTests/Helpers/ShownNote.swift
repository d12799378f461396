import Notes
import CGtk
import TestSupport

@testable import Gtk
@testable import Platform
@testable import Longpress
@testable import LongpressApp

/// A note in a window of the app, which runs in the test's process.
@MainActor
final class ShownNote {
    let note: NoteWindow
    var window: Window { note.window }

    /// The app, which is started once.
    static let application: LongpressApplication = {
        let application = LongpressApplication(SettingsStore { _ in })
        application.application.isAlone = true
        g_application_register(application.application.typed(), nil, nil)
        AppStyle.install()
        return application
    }()

    /// Shows the example, which has words, an address, and pictures with and without a caption.
    init(width: Double = 900, height: Double = 640) throws {
        note = ExampleNote.open(in: Self.application, size: Size(width: width, height: height))
        try waitUntil("the note to be shown") { [note] in
            note.window.isActive && note.images.items.count == 3
                && note.images.items.allSatisfy { $0.texture != nil && $0.widget.size.width > 1 }
        }
    }

    /// Closes the note's window.
    func close() {
        ExampleNote.close(note)
        iterateMainContext()
    }

    /// Everything that a user would notice if it changed.
    var state: [String] {
        let buffer = note.text.view.buffer
        let history = note.note.history
        return [
            "text \(buffer.text)", "selection \(buffer.selectionAnchor)…\(buffer.insertionPoint)",
            "scrolled \(note.text.widget.scrollPosition), \(note.images.widget.scrollPosition)",
            "pictures \(note.note.pictures.map { "\($0.id) \($0.caption)" })",
            "selected \(note.images.selection)", "undo \(history.undoName ?? "-"), \(history.redoName ?? "-")",
            "modified \(note.store.isModified)", "size \(window.size)",
            "focus \(note.window.focus.map { "\($0.raw)" } ?? "-")",
            "caption \(note.shownCaption?.selection.map { "\($0)" } ?? "-")",
            "menu \(String(describing: MenuPresenter.shared.openKind))", "viewers \(note.viewers.open.count)",
            "windows \(OpenWindows.all.count)", "sheet \(ActionSheet.isPresented(in: window))",
        ]
    }

    /// Returns the parts of the state that have changed.
    func changes(since before: [String]) -> [String] {
        zip(before, state).filter { $0 != $1 }.map { "\($1), before \($0)" }
    }

    /// Returns the open menu in words: its kind, and its items in visual order.
    static func menu(in window: Window) -> String? {
        guard let kind = MenuPresenter.shared.openKind else { return nil }
        let popovers = window.children.filter { $0.isOpenPopover }
        let menus = popovers.filter { $0.hasStyle("longpress-edit-menu") || $0.hasStyle("longpress-context-menu") }
        return "\(kind): " + menus.flatMap(texts).joined(separator: ", ")
    }

    private static func texts(in widget: Widget) -> [String] {
        if let label = Label(widget) { return [label.text] }
        return widget.children.filter { !$0.isPopover }.flatMap(texts)
    }
}
