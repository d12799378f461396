import Files
import Gtk
import GtkEditor
import Longpress
import Notes

/// The list of notes at the side of the window.
extension NoteWindow {
    var showsSidebar: Bool { sidebar?.widget.isVisible ?? false }

    /// Shows or hides the list, in this window and in new ones.
    func toggleSidebar() {
        let shows = !showsSidebar
        application.settings.change { $0.showsSidebar = shows }
        showSidebar(shows)
        if shows { sidebar?.focus() }
    }

    /// Shows or hides the list, which is made when first needed.
    func showSidebar(_ shows: Bool) {
        guard shows != showsSidebar else { return }
        if shows {
            let sidebar = self.sidebar ?? makeSidebar()
            self.sidebar = sidebar
            sidebar.widget.isVisible = true
            sidebar.show(root: application.settings.settings.notesFolder.map { File(uri: $0) })
        } else {
            keepSidebarWidth()
            if sidebar?.widget.containsFocus == true { text.view.grabFocus() }
            sidebar?.widget.isVisible = false
        }
        adaptToWidth()
        setNeedsValidation()
    }

    private func makeSidebar() -> NotesSidebar {
        let sidebar = NotesSidebar(in: self)
        sidebar.widget.isVisible = false
        sides.start = sidebar.widget
        sides.startKeepsSize = true
        sides.position = application.settings.settings.sidebarWidth ?? NotesSidebar.defaultWidth
        sides.onChange(of: "position") { [weak self] in
            // Not while GTK is laying out the window.
            MainLoop.whenIdle { self?.adaptToWidth() }
        }
        return sidebar
    }

    /// The width of the list in points, while it is beside the note.
    var sidebarWidth: Int { showsSidebar && sides.orientation == .horizontal ? sides.position : 0 }

    /// The window's width in points below which the list is above the note: more than both need side by side.
    private static let minWidth = 560

    /// Moves the list above the note if there is no room beside it.
    func adaptSidebar() {
        guard sidebar != nil else { return }
        let orientation: Orientation = expectedSize.width < Self.minWidth ? .vertical : .horizontal
        guard orientation != sides.orientation else { return }
        keepSidebarWidth()
        sides.orientation = orientation
        sides.position =
            orientation == .vertical
            ? expectedSize.height / 3 : application.settings.settings.sidebarWidth ?? NotesSidebar.defaultWidth
    }

    /// Saves the width for the next window that shows the list.
    func keepSidebarWidth() {
        guard sidebarWidth > 0, sidebarWidth != application.settings.settings.sidebarWidth ?? NotesSidebar.defaultWidth
        else { return }
        let width = sidebarWidth
        application.settings.change { $0.sidebarWidth = width }
    }

    // MARK: Notes

    func chooseFolder() {
        Task {
            let before = application.settings.settings.notesFolder.map { File(uri: $0) }
            guard
                let folder = await FileChooser.folder(
                    over: window, title: localized("Choose Notes Folder"), accept: localized("Choose"), in: before)
            else { return }
            application.settings.change { ($0.notesFolder, $0.showsSidebar) = (folder.uri, true) }
            showSidebar(true)
            for window in application.windows where window.showsSidebar { window.sidebar?.show(root: folder) }
        }
    }

    /// Opens notes of the list: the first one in this window, if its own note can be replaced without a question.
    func openListed(_ files: [File], inNewWindow: Bool) {
        guard !files.isEmpty else { return }
        Task {
            if !inNewWindow { await saveBeforeLeaving() }
            application.open(files, from: inNewWindow ? nil : self, replacing: !inNewWindow)
        }
    }

    /// Saves the note if automatic saving would do so in a moment.
    private func saveBeforeLeaving() async {
        guard store.savesAutomatically, store.isModified, store.location.file != nil, store.location.foreign == nil
        else { return }
        if await store.save() { await store.journal.flush() }
    }

    /// Whether the note can be replaced by another one without a question.
    var canGiveWay: Bool { store.isAtRest && store.reading == nil && output == nil }

    /// Starts a note that will be saved in a folder without asking where.
    func beginNote(in folder: File) {
        let new = store.isUntouched ? self : application.makeWindow()
        new.newNoteFolder = folder
        new.window.present()
        new.text.view.grabFocus()
    }

    /// Returns a file for a note that was started in a folder: the first of its name and numbered names that isn't taken; nil to
    /// ask the user.
    func newNoteFile(named suggestion: FileName) async -> File? {
        guard let folder = newNoteFolder else { return nil }
        newNoteFolder = nil
        return try? await BlockingWork.run(at: folder, timeLimit: FileWait.look) { cancellation in
            try suggestion.numbered.prefix(Self.maxNames).lazy.map { folder.child($0) }
                .first { try $0.state(cancellation) == nil }
        }
    }

    /// The maximum number of names to try.
    private nonisolated static let maxNames = 1000
}
