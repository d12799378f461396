import Files
import Gtk
import GtkEditor
import Longpress
import Notes

/// Shows the questions and messages of the window's note store, and follows its events.
extension NoteWindow {
    func followStore() {
        store.questions = self
        store.messages = self
        store.notes = application
        store.onEvent { [weak self] event in self?.handleStoreEvent(event) }
    }

    private func handleStoreEvent(_ event: NoteStore.Event) {
        switch event {
        case .emptying:
            foreignPage = nil
            hidePage()
            caption.end(keeping: true, wasLeft: true)
        case .filled: text.view.grabFocus()
        case .reading(let isReading): setLoading(isReading)
        case .located:
            locationChanged()
            sidebar?.selectOpenNote()
        case .opened(let note): opened(note)
        case .used(let file, let format): application.noteUsed(file, format)
        }
    }
}

extension NoteWindow: NoteQuestions {
    package var isBusy: Bool { ActionSheet.isPresented(in: window) }

    package func ask<Answer: Sendable>(_ question: NoteQuestion<Answer>) async -> Answer? {
        if question.comesToFront { window.present() }
        return await question.answer(over: window)
    }

    package func chooseFile(named suggestion: FileName, near current: File?) async -> File? {
        if current == nil, let file = await newNoteFile(named: suggestion) { return file }
        let chosen = await FileChooser.save(
            over: window, title: localized("Save As"), accept: localized("Save"),
            suggestedName: suggestion,
            in: await application.folders.folder(for: .notes, unless: current))
        if let chosen { application.folders.chose([chosen], for: .notes) }
        return chosen
    }
}

extension NoteWindow: NoteMessages {
    package func showFurther(_ message: String) { showFurther(message, action: nil) }

    package func begin(_ text: String, onCancel: @escaping () -> Void) -> any NoteActivity {
        activity.begin(text, onCancel: onCancel)
    }
}

extension Activity: NoteActivity {}
