import Files
import Platform
import RichText

/// Recovers journals left by a program that ended before its notes were saved.
package nonisolated enum JournalRecovery {
    /// A journal that no other program uses. This process keeps it locked while this value exists.
    package struct Found: Sendable {
        package let entry: JournalEntry
        /// The time of the note's last change; `nil` if unknown.
        package let lastChange: Moment?
        /// The age of the last change, which determines the journal's position among several.
        package var age: RecoveryQuestion.Age { RecoveryQuestion.Age(lastChange: lastChange, uptime: entry.uptime) }
        fileprivate let journal: JournalFolder
        fileprivate let lock: StateFolder.Lock

        package var path: String { journal.folder.path }
        /// The journal's name, unique among all journals.
        var name: String { journal.name.text }

        package func remove() async {
            _ = try? await BlockingWork.run(at: journal.file, isNeeded: true, timeLimit: FileWait.look) { _ in
                journal.remove()
            }
        }

        /// Reads the note. Returns it with the names of the pictures that can't be read and are therefore missing. Throws
        /// `Damaged`, or `PlatformError` if its text can't be read.
        package func note() async throws -> (note: LoadedNote, missing: [String]) {
            var (note, missing) = try await BlockingWork.run(at: journal.file, silenceLimit: FileWait.reading) {
                try noteNow($0)
            }
            // The note's own file may be on a disk that doesn't respond, but the note itself is here.
            if let file = entry.location.file {
                note.copiesLeft =
                    (try? await BlockingWork.run(at: file, timeLimit: FileWait.look) { file.copiesLeft($0) }) ?? []
            }
            return (note, missing)
        }

        private func noteNow(_ cancellation: Cancellation) throws -> (note: LoadedNote, missing: [String]) {
            var note = LoadedNote(text: RichText(), location: entry.location)
            let folder = journal.folder
            for id in entry.texts {
                let bytes = try folder.file(JournalEntry.text(id)).read(limit: .max, cancellation: cancellation).bytes
                guard let text = RichText(journalBytes: bytes) else { throw Damaged() }
                note.text.append(text)
            }
            var missing: [String] = []
            let level = Thumbnails.levels[entry.pictures.count > 1 ? 0 : 1]
            for picture in entry.pictures {
                let file = folder.file(JournalEntry.picture(picture.fileID))
                guard let bytes = try? file.read(limit: .max, cancellation: cancellation).bytes,
                    let loaded = try? PictureFile.loadNow(bytes, name: picture.name, level: level)
                else {
                    missing.append(picture.name)
                    continue
                }
                note.pictures.pictures.append(
                    .init(id: picture.id, picture: loaded, caption: picture.caption, pose: picture.pose))
            }
            return (note, missing)
        }

        /// Returns whether a file already contains what the journal keeps: the program was killed after it had saved the note and
        /// before it removed the journal.
        package func isSaved() async -> Bool {
            let locations = await locationsSavedSince
            guard !locations.isEmpty, let (note, missing) = try? await note(), missing.isEmpty else { return false }
            let snapshot = NoteSnapshot(note)
            for location in locations {
                guard let file = location.file else { continue }
                if (try? await snapshot.isWritten(in: file, as: location)) == true { return true }
            }
            return false
        }

        /// The locations where the note may have been saved since the journal was written. A file in the state that the journal
        /// recorded hasn't been saved since, and isn't read.
        private var locationsSavedSince: [NoteLocation] {
            get async {
                var locations: [NoteLocation] = []
                if let destination = entry.destination, let file = destination.file,
                    (try? await file.currentState()) ?? nil != nil
                {
                    locations.append(destination)
                }
                if let file = entry.location.file, let known = entry.location.state, entry.location.foreign == nil,
                    let now = try? await file.currentState(), now != known
                {
                    locations.append(entry.location)
                }
                return locations
            }
        }

        /// Sets the journal aside, and returns its new path. Throws `PlatformError` if it stays where it was.
        package func setAside() async throws -> String {
            try await BlockingWork.run(at: journal.file, timeLimit: FileWait.look) { _ in try journal.setAside() }
        }
    }

    /// A journal's contents aren't what a program has written.
    package struct Damaged: Error {}

    /// A journal that can't be read at the moment, and stays in place.
    package struct Unread: Equatable, Sendable {
        package let path: String
        /// The reason, as a sentence.
        package let reason: String

        package init(_ path: String, _ error: any Error) {
            self.path = path
            reason = FileProblem.opening(error)
        }
    }

    /// The result of a search for journals.
    package struct Findings: Sendable {
        package var found: [Found] = []
        /// The new paths of damaged journals.
        package var setAside: [String] = []
        /// Journals that couldn't be read or set aside.
        package var unread: [Unread] = []
        /// Sentences about images that can't be read in otherwise readable journals.
        package var incomplete: [String] = []
    }

    /// Looks for journals that no running program uses. Leaves what can't be read.
    package static func find(in root: StateFolder = JournalWriter.defaultRoot) async -> Findings {
        do {
            return try await BlockingWork.run(at: root.asFile, silenceLimit: FileWait.reading) { findNow(in: root, $0) }
        } catch {
            return Findings(unread: [Unread(root.path, error)])
        }
    }

    private static func findNow(in root: StateFolder, _ cancellation: Cancellation) -> Findings {
        var findings = Findings()
        do {
            // Left over from making or removing a journal. One that is being made now is locked already, or gets another folder.
            for journal in try JournalFolder.unfinished(in: root) {
                if let lock = try? journal.hidden.lock() { withExtendedLifetime(lock) { journal.finishRemoving() } }
            }
            for journal in try JournalFolder.all(in: root) { look(at: journal, &findings, cancellation) }
        } catch {
            findings.unread.append(Unread(root.path, error))
        }
        return findings
    }

    private static func look(
        at journal: JournalFolder, _ findings: inout Findings, _ cancellation: Cancellation
    ) {
        do {
            // A journal without a lock belongs to no program. Only folders can be locked this way.
            guard let lock = try journal.folder.lock() else { return }
            if let entry = try entry(of: journal, cancellation) {
                let lastChange = journal.folder.file(JournalEntry.index).lastChange(cancellation)
                findings.found.append(Found(entry: entry, lastChange: lastChange, journal: journal, lock: lock))
            } else {
                try withExtendedLifetime(lock) { findings.setAside.append(try journal.setAside()) }
            }
        } catch {
            findings.unread.append(Unread(journal.folder.path, error))
        }
    }

    /// Returns the entry in a journal's index; `nil` if it is damaged or missing. Throws `PlatformError` if it can't be read.
    private static func entry(of journal: JournalFolder, _ cancellation: Cancellation) throws -> JournalEntry? {
        do {
            let index = journal.folder.file(JournalEntry.index)
            return JournalEntry(try index.read(limit: 1 << 30, cancellation: cancellation).bytes)
        } catch let error as PlatformError where error.isNotFound {
            return nil
        }
    }
}
