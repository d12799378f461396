import Formats
import Localization
import Platform

/// Two journals of one note: a program recovered it, and was killed after it had kept the note in a journal of its own, and
/// before the one that it came from was gone.
nonisolated extension JournalRecovery.Findings {
    /// Leaves one of them: the new one, if all of it can be read, and else the old one. What that takes out of the way is what
    /// the program was about to remove, or what can't be read.
    mutating func leaveOutReplaced() async {
        for new in found where !new.entry.replaced.isEmpty {
            let old = found.filter { new.entry.replaced.contains($0.name) }
            guard !old.isEmpty else { continue }
            do {
                // What it lacks the old one may have.
                guard try await new.note().missing.isEmpty else { continue }
                for journal in old { await remove(journal) }
                found.removeAll { journal in old.contains { $0.name == journal.name } }
            } catch {
                await setAside(new, error)
                found.removeAll { $0.name == new.name }
            }
        }
    }

    /// Removes one that another has taken the place of, unless there is something in it that couldn't be read.
    private mutating func remove(_ journal: JournalRecovery.Found) async {
        do {
            let missing = try await journal.note().missing
            guard !missing.isEmpty else { return await journal.remove() }
            incomplete.append(await journal.setAside(for: missing))
        } catch {
            await setAside(journal, error)
        }
    }

    /// Takes a damaged one out of the way; one that can't be read now stays.
    private mutating func setAside(_ journal: JournalRecovery.Found, _ error: any Error) async {
        do {
            guard error is JournalRecovery.Damaged else { throw error }
            setAside.append(try await journal.setAside())
        } catch {
            unread.append(JournalRecovery.Unread(journal.path, error))
        }
    }
}

nonisolated extension JournalRecovery.Found {
    /// Takes it out of the way for images that can't be read, which stay there. Returns a sentence that says so.
    func setAside(for images: [String]) async -> String {
        let path = (try? await setAside()) ?? path
        return localized(
            "Some images of “{title}” can’t be read: {names}. Their files are in {place}",
            ["title": entry.title, "names": WordList.plain(images), "place": path])
    }
}
