import Files
import Formats
import Localization
import Platform

/// Offers to recover unsaved work left by programs that ended unexpectedly.
package struct Recovery {
    private let notes: any OpenNotes
    private let root: StateFolder

    /// - Parameter root: The folder that holds the journals.
    package init(into notes: any OpenNotes, from root: StateFolder = JournalWriter.defaultRoot) {
        (self.notes, self.root) = (notes, root)
    }

    /// Looks for journals and asks what to do with them. Undecided ones are offered again at the next start.
    package func offer() async {
        var findings = await JournalRecovery.find(in: root)
        await findings.leaveOutReplaced()
        let found = RecoveryQuestion.sorted(await Self.unsaved(among: findings.found), by: \.age)
        // A note that is being opened may not have its window yet.
        await notes.untilOneIsOpen()
        report(setAside: findings.setAside)
        for unread in findings.unread { report(unread) }
        for message in findings.incomplete { notes.showFurther(message) }
        guard !found.isEmpty, let asking = notes.stores.last else { return }
        let question = RecoveryQuestion(about: found.map { ($0.entry.title, $0.lastChange) })
        switch await asking.ask(.recovery(question)) {
        // The most recently changed note is opened last, and so comes to the front.
        case .recover: for journal in found.reversed() { await open(journal) }
        case .discard: for journal in found { await journal.remove() }
        case nil: break
        }
    }

    /// Returns the journals with contents that aren't in the notes' files, and removes the others. Reads the files concurrently,
    /// so that one on a disk that doesn't respond delays none of the others.
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
            notes.stores.first { $0.isKept(in: file, location.state?.identity) && !$0.isModified }
        }
        let store = open ?? notes.open(title: journal.entry.title, for: location.file)
        notes.present(store)
        await store.recover(note, missing: missing, from: journal)
    }

    /// Reads a note; returns `nil` and notifies the user if it can't be read.
    private func read(_ journal: JournalRecovery.Found) async -> (
        note: LoadedNote, missing: [String]
    )? {
        do {
            return try await journal.note()
        } catch is JournalRecovery.Damaged {
            do {
                report(setAside: [try await journal.setAside()])
            } catch {
                report(JournalRecovery.Unread(journal.path, error))
            }
        } catch {
            report(JournalRecovery.Unread(journal.path, error))
        }
        return nil
    }

    private func report(_ unread: JournalRecovery.Unread) {
        notes.showFurther(
            localized(
                "Unsaved changes can’t be read now. {reason} They are kept here: {place}",
                ["reason": unread.reason, "place": unread.path]))
    }

    private func report(setAside paths: [String]) {
        guard !paths.isEmpty else { return }
        notes.showFurther(
            localized(
                "The unsaved changes of a note can’t be read. They were moved to {places}",
                ["places": WordList.plain(paths)]))
    }
}
