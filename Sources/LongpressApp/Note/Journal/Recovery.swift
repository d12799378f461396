import Documents
import Gtk
import Longpress

/// Offers what a program that ended too early has left behind.
final class Recovery {
    private let application: LongpressApplication

    init(_ application: LongpressApplication) {
        self.application = application
    }

    /// Looks for journals and asks what is to become of them; what isn't decided is offered again at the next start.
    func offer() async {
        let (found, setAside) = await JournalRecovery.find()
        // A note that is just being opened may not have its window yet.
        while application.windows.isEmpty { await MainLoop.pause(milliseconds: 50) }
        tell(setAside)
        guard !found.isEmpty, let window = application.windows.last else { return }
        let names = found.map { "“\($0.entry.title)”" }.joined(separator: ", ")
        let answer = await window.store.ask(
            found.count == 1 ? "Recover \(names)?" : "Recover \(found.count) notes?",
            """
            Longpress ended before \(found.count == 1 ? "its" : "their") changes were saved\
            \(found.count == 1 ? "" : ": \(names)").
            """,
            .init(title: "Recover"), .init(title: "Discard", isDestructive: true))
        switch answer {
        case 0: for journal in found { await open(journal) }
        case 1: for journal in found { await journal.remove() }
        default: break
        }
    }

    private func open(_ journal: JournalRecovery.Found) async {
        guard let note = await journal.note() else { return await tell([journal.setAside()]) }
        let place = journal.entry.place
        let open = place.file.flatMap { file in
            application.windows.first { $0.store.isKept(in: file) && !$0.store.isModified }
        }
        let window = open ?? application.makeWindow(title: journal.entry.title)
        window.window.present()
        window.setLoading(true)
        _ = try? await window.fill(note)
        window.setLoading(false)
        window.store.place = place
        window.note.history.markSaved(at: nil)
        window.placeChanged()
        window.tellOfFile(copiesLeft: note.copiesLeft)
        // Once it is kept anew, the old one is of no use.
        await window.store.journal.flush()
        if window.store.journal.isSafe { await journal.remove() }
    }

    private func tell(_ places: [String]) {
        guard !places.isEmpty else { return }
        application.show(
            "The unsaved changes of a note can’t be read. They were put aside: \(places.joined(separator: ", "))",
            in: nil)
    }
}
