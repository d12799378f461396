import Files
import Formats
import Gtk
import GtkEditor
import Longpress
import Notes

extension NoteWindow {
    // MARK: Title

    /// Shows what the note is called and whether anything of it isn't saved.
    func showTitle() {
        let words = store.isModified ? "• {name} – Longpress" : "{name} – Longpress"
        let title = ShownText.filled(words, ["name": store.name])
        if window.title != title { window.title = title }
    }

    /// The note is kept elsewhere now.
    func locationChanged() {
        pageLocationChanged()
        showTitle()
        setNeedsValidation()
        // It was said of another file, or of what that was before.
        if let told = toldOfFile { takeBack(told) }
        toldOfFile = nil
        if !canEditCopy { takeBackAction() }
        adaptImages(to: store.location.format)
    }

    // MARK: Content

    /// Shows what there is to say of a note that was read, besides what is said already or in its place.
    func opened(_ note: LoadedNote, besides: Bool = false) {
        if let page = note.page { showForeign(page) }
        tellOfFile(copiesLeft: note.copiesLeft, besides: besides)
    }

    /// Says what of its file the note can't keep, and where that is which a saving that was cut off has left.
    private func tellOfFile(copiesLeft: [FileName], besides: Bool) {
        var lines = store.location.foreign.map { [$0.message] } ?? []
        if let message = lines.first, canEditCopy {
            lines[0] = message + " " + localized("Images and styles from the web aren’t shown.")
        }
        // It is true until the file is another one; where copies are is worth knowing after that, too.
        if copiesLeft.isEmpty { toldOfFile = lines.first }
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

    /// Whether there is anything to save.
    var canSave: Bool { store.isModified || store.location.file == nil }

    func save() {
        window.finishComposing()
        Task { tellSaved(await store.save()) }
    }

    func saveAs() {
        window.finishComposing()
        folderOfNew = nil
        Task { tellSaved(await store.saveAs()) }
    }

    private func tellSaved(_ isSaved: Bool) {
        guard isSaved else { return }
        let words = localized("Saved")
        // What offers to take something back stays.
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

    /// Waits for what is read from elsewhere, tells that it goes on, and lets the person call it off. Nil if that was
    /// done, or the window is gone; throws what else reading throws.
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

    /// Whether the window can close at once; otherwise what stands in the way is settled first, and it closes then.
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
