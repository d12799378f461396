import Localization
import Platform

extension NoteStore {
    /// Whether the note, if it has a file, is saved automatically a while after each change. Automatic saving asks nothing: a
    /// note that can't be saved without a question waits until the user saves it.
    package var savesAutomatically: Bool {
        get { automatic.isOn }
        set { if newValue != automatic.isOn { automatic.isOn = newValue } }
    }

    func saveAutomatically() {
        guard isModified, let file = location.file, location.foreign == nil, !isSettled else { return }
        // Tries again later if something else is under way.
        guard saving == nil, reading == nil, !isAsking, !note.history.isWithinStep, questions?.isBusy != true else {
            return automatic.noteChanged()
        }
        Task {
            await alone(isAutomatic: true) {
                await self.write(to: file, self.location.format, expecting: self.expectation)
            }
        }
    }

    /// Pauses automatic saving and shows why. It resumes once the user has saved the note.
    func pauseAutomaticSaving(_ name: String, because reason: String) {
        automatic.isPaused = true
        messages?.show(
            localized(
                "“{name}” is saved automatically again once you have saved it. {reason}",
                ["name": name, "reason": reason]))
    }
}
