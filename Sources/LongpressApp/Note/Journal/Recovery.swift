import Formats
import Gtk
import Longpress
import Notes

/// Offers what a program that ended too early has left behind.
final class Recovery {
    private let application: LongpressApplication

    init(_ application: LongpressApplication) {
        self.application = application
    }

    /// Looks for journals and asks what is to become of them; what isn't decided is offered again at the next start.
    func offer() async {
        let findings = await JournalRecovery.find()
        let found = RecoveryQuestion.sorted(await Self.unsaved(among: findings.found), by: \.age)
        // A note that is just being opened may not have its window yet.
        while application.windows.isEmpty { await MainLoop.pause(milliseconds: 50) }
        tell(setAside: findings.setAside)
        for unread in findings.unread { tell(unread) }
        guard !found.isEmpty, let window = application.windows.last else { return }
        let question = RecoveryQuestion(about: found.map { ($0.entry.title, $0.lastChange) })
        let answer = await window.store.ask(
            question.title, question.message, .init(title: localized("Recover")),
            .init(title: localized("Discard"), isDestructive: true), cancel: localized("Later"))
        switch answer {
        // The one that was changed last comes last, and so to the front.
        case 0: for journal in found.reversed() { await open(journal) }
        case 1: for journal in found { await journal.remove() }
        default: break
        }
    }

    /// Returns the journals of what isn't in the notes' files, and removes the others. The files are read side by side, so that one
    /// on a disk that doesn't respond delays none of the others.
    private static func unsaved(among found: [JournalRecovery.Found]) async -> [JournalRecovery.Found] {
        await withTaskGroup(of: JournalRecovery.Found?.self) { group in
            for journal in found {
                group.addTask {
                    guard await journal.isSaved() else { return journal }
                    await journal.remove()
                    return nil
                }
            }
            var unsaved: [JournalRecovery.Found] = []
            for await journal in group {
                if let journal { unsaved.append(journal) }
            }
            return unsaved
        }
    }

    private func open(_ journal: JournalRecovery.Found) async {
        guard let (note, missing) = await read(journal) else { return }
        let location = journal.entry.location
        let open = location.file.flatMap { file in
            application.windows.first { $0.store.isKept(in: file, location.state?.identity) && !$0.store.isModified }
        }
        let window = open ?? application.makeWindow(title: journal.entry.title, for: location.file)
        window.window.present()
        window.setLoading(true)
        _ = try? await window.fill(note)
        window.setLoading(false)
        window.store.adopt(location)
        window.store.keepTitle()
        window.note.history.markSaved(at: nil)
        window.locationChanged()
        window.tellOfFile(copiesLeft: note.copiesLeft)
        // Once it is kept anew, the old one is of no use.
        await window.store.journal.flush()
        guard missing.isEmpty else { return await keep(missing, of: journal, in: window) }
        if window.store.journal.isSafe { await journal.remove() }
    }

    /// Reads a note; nil if it can't be read, of which the person is told.
    private func read(_ journal: JournalRecovery.Found) async -> (note: LoadedNote, missing: [String])? {
        do {
            return try await journal.note()
        } catch is JournalRecovery.Damaged {
            do {
                tell(setAside: [try await journal.setAside()])
            } catch {
                tell(JournalRecovery.Unread(journal.path, error))
            }
        } catch {
            tell(JournalRecovery.Unread(journal.path, error))
        }
        return nil
    }

    /// Keeps a journal with pictures that couldn't be read, and says where.
    private func keep(_ pictures: [String], of journal: JournalRecovery.Found, in window: NoteWindow) async {
        let location = (try? await journal.setAside()) ?? journal.path
        application.show(
            localized(
                "Some images of “{title}” can’t be read: {names}. Their files are in {place}",
                ["title": journal.entry.title, "names": WordList.plain(pictures), "place": location]),
            in: window)
    }

    private func tell(_ unread: JournalRecovery.Unread) {
        application.show(
            localized(
                "Unsaved changes can’t be read now. {reason} They are kept here: {place}",
                ["reason": unread.reason, "place": unread.path]),
            in: nil, besides: true)
    }

    private func tell(setAside places: [String]) {
        guard !places.isEmpty else { return }
        application.show(
            localized(
                "The unsaved changes of a note can’t be read. They were moved to {places}",
                ["places": WordList.plain(places)]),
            in: nil, besides: true)
    }
}
