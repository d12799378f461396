import Gtk
import Longpress
import Notes

extension NoteStore {
    /// Looks whether another program has changed the file, and tells the person once.
    func lookForChanges() async {
        guard let file = location.file, let known = location.state, saving == nil, opening == nil, !isAsking, !isLooking
        else { return }
        let now: FileState?
        isLooking = true
        defer { isLooking = false }
        do {
            now = try await file.currentState()
            isSilenceTold = false
        } catch {
            let isSilent = (error as? PlatformError)?.isDiskSilence == true
            if isSilent, location.file == file { tellOfSilence(of: file) }
            return
        }
        guard saving == nil, location.file == file, location.state == known, now != known, toldState != .some(now)
        else {
            return
        }
        guard let window = window?.window, !ActionSheet.isPresented(in: window) else { return }
        toldState = .some(now)
        guard now != nil else {
            // Nothing else has the note now.
            note.history.markSaved(at: nil)
            self.window?.show(
                localized(
                    "“{name}” was moved, renamed or deleted. The note is still here.",
                    ["name": file.name]))
            return
        }
        let title = localized("Another program changed “{name}”", ["name": file.name])
        if isModified {
            let answer = await ask(
                title, localized("Reloading discards your changes since you last saved."),
                .init(title: localized("Save As…")), .init(title: localized("Reload"), isDestructive: true))
            if answer == 0 { _ = await saveAs() }
            if answer == 1 { await reload() }
        } else {
            let answer = await ask(
                title, localized("The note is unchanged."), .init(title: localized("Reload")))
            if answer == 0 { await reload() }
        }
    }

    /// Says once that the note's disk doesn't answer.
    private func tellOfSilence(of file: File) {
        guard !isSilenceTold else { return }
        isSilenceTold = true
        window?.showFurther(
            localized("The disk with “{name}” isn’t responding. The note is still here.", ["name": file.name]))
    }

    /// Reads the file again in place of what the note holds.
    func reload() async {
        guard let window, let file = location.file else { return }
        await NoteOpening(file, window.application, in: window).run()
    }

    // MARK: Closing

    /// Settles what is to become of the note before its window goes: asks if there is anything that isn't saved, and has its
    /// journal go.
    ///
    /// - Returns: Whether the window may go.
    func settle() async -> Bool {
        guard await decide() else { return false }
        await journal.close()
        return true
    }

    /// The same without its journal, which is to be closed afterwards.
    func decide() async -> Bool {
        window?.window.finishComposing()
        if let saving { _ = await saving.value }
        if isModified {
            guard !isAsking, let window else { return false }
            window.window.present()
            let answer = await ask(
                localized("Save changes to “{name}”?", ["name": name]), localized("Unsaved changes will be lost."),
                .init(title: localized("Save")), .init(title: localized("Discard"), isDestructive: true))
            switch answer {
            case 0: guard await save(), !isModified else { return false }
            case 1: break
            default: return false
            }
        }
        isSettled = true
        opening?.cancel()
        return true
    }

    /// Whether the window can go without a word and at once.
    var isAtRest: Bool { isSettled || (!isModified && !journal.exists && saving == nil) }
}
