import Files
import Localization
import Platform

extension NoteStore {
    /// Checks whether another program has changed the file, and notifies the user once.
    package func lookForChanges() async {
        guard let file = location.file, let known = location.state, saving == nil, reading == nil,
            !isAsking, !isLooking
        else { return }
        let now: FileState?
        isLooking = true
        defer { isLooking = false }
        do {
            now = try await file.currentState()
            isSilenceReported = false
        } catch {
            let isSilent = (error as? PlatformError)?.isDiskSilence == true
            if isSilent, location.file == file { reportSilence(of: file) }
            return
        }
        guard saving == nil, location.file == file, location.state == known, now != known,
            reportedState != .some(now),
            let questions, !questions.isBusy
        else { return }
        reportedState = .some(now)
        guard now != nil else {
            // No file contains the note any more.
            note.history.markSaved(at: nil)
            messages?.show(
                localized(
                    "“{name}” was moved, renamed or deleted. The note is still here.",
                    ["name": file.name]))
            return
        }
        switch await ask(.fileChanged(file.name, isModified: isModified)) {
        case .saveAs: _ = await saveAs()
        case .reload: await reload()
        case nil: break
        }
    }

    /// Notifies the user once that the note's disk doesn't respond.
    private func reportSilence(of file: File) {
        guard !isSilenceReported else { return }
        isSilenceReported = true
        messages?.showFurther(
            localized(
                "The disk with “{name}” isn’t responding. The note is still here.", ["name": file.name]))
    }
}
