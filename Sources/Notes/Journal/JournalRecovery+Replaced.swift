import Formats
import Localization
import Platform

/// Two journals of one note: a program recovered the note, and was killed after it had written a journal of its own and before it
/// had removed the old one.
nonisolated extension JournalRecovery.Findings {
    /// Keeps one of them: the new one, if all of it can be read, or the old one, if the new one can't be read. If the new one
    /// only lacks images, keeps both. Removes only what the program was about to remove, and sets aside what can't be read.
    mutating func leaveOutReplaced() async {
        for new in found where !new.entry.replaced.isEmpty {
            let old = found.filter { new.entry.replaced.contains($0.name) }
            guard !old.isEmpty else { continue }
            do {
                // The old journal may have what the new one lacks.
                guard try await new.note().missing.isEmpty else { continue }
                for journal in old { await remove(journal) }
                found.removeAll { journal in old.contains { $0.name == journal.name } }
            } catch {
                await setAside(new, error)
                found.removeAll { $0.name == new.name }
            }
        }
    }

    /// Removes a journal that another one has replaced, or sets it aside if some of its images can't be read.
    private mutating func remove(_ journal: JournalRecovery.Found) async {
        do {
            let missing = try await journal.note().missing
            guard !missing.isEmpty else { return await journal.remove() }
            incomplete.append(await journal.setAside(for: missing))
        } catch {
            await setAside(journal, error)
        }
    }

    /// Sets a damaged journal aside; leaves one that can't be read at the moment.
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
    /// Sets the journal aside because some images, which stay in it, can't be read. Returns a sentence that says so.
    func setAside(for images: [String]) async -> String {
        let path = (try? await setAside()) ?? path
        return localized(
            "Some images of “{title}” can’t be read: {names}. Their files are in {place}",
            ["title": entry.title, "names": WordList.plain(images), "place": path])
    }
}
