import Files
import Formats
import Gtk
import GtkEditor
import Longpress
import Notes

extension NoteWindow {
    // MARK: Title

    /// Shows the note's name in the title, and whether the note has unsaved changes.
    func showTitle() {
        let words = store.isModified ? "• {name} – Longpress" : "{name} – Longpress"
        let title = ShownText.filled(words, ["name": store.name])
        if window.title != title { window.title = title }
    }

    /// Updates the window after the note's location has changed.
    func locationChanged() {
        pageLocationChanged()
        showTitle()
        setNeedsValidation()
        // The message was about another file, or about an earlier state of this one.
        if let message = fileMessage { removeMessage(message) }
        fileMessage = nil
        if !canEditCopy { removeAction() }
        adaptImages(to: store.location.format)
    }

    // MARK: Content

    /// Shows the messages about a note that has been read, below the current message or in its place.
    func opened(_ note: LoadedNote, besides: Bool = false) {
        if let page = note.page { showForeign(page) }
        showFileMessages(copiesLeft: note.copiesLeft, besides: besides)
    }

    /// Reports what the note can't keep of its file, and where an interrupted saving has left the previous version.
    private func showFileMessages(copiesLeft: [FileName], besides: Bool) {
        var lines = store.location.foreign.map { [$0.message] } ?? []
        if let message = lines.first, canEditCopy {
            lines[0] = message + " " + localized("Images and styles from the web aren’t shown.")
        }
        // The first message holds until the file changes. Where copies are is useful after that, too.
        if copiesLeft.isEmpty { fileMessage = lines.first }
        if !copiesLeft.isEmpty {
            let names = WordList.plain(copiesLeft.map { localized("“{name}”", ["name": $0.text]) })
            lines.append(
                localized(
                    "Saving “{name}” was interrupted. The previous version is in {names}.",
                    ["name": store.name, "names": names]))
        }
        guard !lines.isEmpty else { return }
        let message = lines.joined(separator: "\n")
        let action =
            canEditCopy ? MessageBar.Action(title: Command.editCopy.title) { [weak self] in self?.editCopy() } : nil
        if besides { showFurther(message, action: action) } else { show(message, action: action) }
    }

    // MARK: Commands

    /// Whether the note has anything to save.
    var canSave: Bool { store.isModified || store.location.file == nil }

    func save() {
        window.finishComposing()
        Task { showSaved(await store.save()) }
    }

    func saveAs() {
        window.finishComposing()
        newNoteFolder = nil
        Task { showSaved(await store.saveAs()) }
    }

    private func showSaved(_ isSaved: Bool) {
        guard isSaved else { return }
        let words = localized("Saved")
        // A toast that offers Undo stays.
        if toast.widget.isVisible { text.view.announce(words) } else { savedNotice.show(words) }
    }

    func chooseNote() {
        Task {
            let files = await FileChooser.open(
                over: window, title: localized("Open"), accept: localized("Open"), kind: localized("Notes"),
                types: MediaType.notes.flatMap(\.names),
                in: await application.folders.folder(for: .notes, unless: store.location.file))
            guard !files.isEmpty else { return }
            application.folders.chose(files, for: .notes)
            application.open(files, from: self)
        }
    }

    /// Waits for something to be read, shows this as an activity, and lets the user cancel it. Returns nil if it was cancelled,
    /// or the window is gone; throws the other errors of reading.
    func whileReading<Value: Sendable>(
        _ words: String, _ read: @escaping () async throws -> Value
    ) async throws -> Value? {
        let task = Task { try await read() }
        let activity = activity.begin(words) { task.cancel() }
        defer { activity.end() }
        do {
            return try await task.value
        } catch is CancellationError {
            return nil
        }
    }

    // MARK: Closing

    /// Returns whether the window can close at once. Otherwise settles what prevents this, and closes the window then.
    func mayClose() -> Bool {
        window.finishComposing()
        if store.isAtRest, output == nil {
            store.reading?.cancel()
            return true
        }
        Task {
            await output?.value
            if await store.settle() { closeSettled() }
        }
        return false
    }

    /// Closes the window, whose note is settled.
    func closeSettled() {
        MenuPresenter.shared.close(in: window)
        activity.cancelAll()
        application.windowClosed(self)
        window.destroy()
    }
}
