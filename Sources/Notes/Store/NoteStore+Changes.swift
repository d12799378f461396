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
            isSilenceTold = false
        } catch {
            let isSilent = (error as? PlatformError)?.isDiskSilence == true
            if isSilent, location.file == file { tellOfSilence(of: file) }
            return
        }
        guard saving == nil, location.file == file, location.state == known, now != known,
            toldState != .some(now),
            let questions, !questions.isBusy
        else { return }
        toldState = .some(now)
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
    private func tellOfSilence(of file: File) {
        guard !isSilenceTold else { return }
        isSilenceTold = true
        messages?.showFurther(
            localized(
                "The disk with “{name}” isn’t responding. The note is still here.", ["name": file.name]))
    }
}
