import Localization
import Platform

extension NoteStore {
    /// Whether the note is saved by itself a while after each change, if it has a file. Nothing is asked then: what can't be
    /// saved without a question waits until the person saves it.
    package var savesAutomatically: Bool {
        get { automatic.isOn }
        set { if newValue != automatic.isOn { automatic.isOn = newValue } }
    }

    func saveAutomatically() {
        guard isModified, let file = location.file, location.foreign == nil, !isSettled else { return }
        // Later, once what goes on is over.
        guard saving == nil, reading == nil, !isAsking, !note.history.isWithinStep, questions?.isBusy != true else {
            return automatic.noteChanged()
        }
        Task {
            await alone(isAutomatic: true) {
                await self.write(to: file, self.location.format, expecting: self.expectation)
            }
        }
    }

    /// Says why the note isn't saved by itself, which goes on once the person has saved it.
    func pauseAutomaticSaving(_ name: String, because reason: String) {
        automatic.isPaused = true
        messages?.show(
            localized(
                "“{name}” is saved automatically again once you have saved it. {reason}",
                ["name": name, "reason": reason]))
    }
}
