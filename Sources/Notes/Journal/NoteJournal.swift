import Localization
import Platform

/// Keeps unsaved work on the disk within two seconds of a change, until it is saved or discarded.
package final class NoteJournal {
    /// Returns the contents to be kept: nil if the note isn't modified, so that nothing needs to be.
    package var content: () async -> (JournalEntry, NoteSnapshot)? = { nil }
    /// Called with a sentence when the work can't be kept, once until it can be again.
    package var onFailure: (String) -> Void = { _ in }

    private let writer: JournalWriter
    private var timer: Timer?
    private var task: Task<Void, Never>?
    /// The moment of the first change that isn't being written, by the main loop's clock; nil for none.
    private var changedAt: Int?
    private var hasFailed = false
    /// Journals with an earlier state of the note, and whether they go once this one has it.
    private var replaced: [(journal: JournalRecovery.Found, goes: Bool)] = []
    private var isClosed = false
    /// Whether there is one on the disk, or about to be.
    package private(set) var exists = false

    /// The delay between a change and its being written, in milliseconds: the rest of the two seconds is for writing.
    package static let delay = 800
    /// The delay between a failure and the next attempt, in milliseconds.
    private static let retry = 5000
    /// How long the disk may take before the person is told that it doesn't answer, in milliseconds.
    package static let patience = 10_000
    /// How long a window that closes waits for its journal to go, in milliseconds. The next start finds what is left.
    private static let longestClosing = 3000

    package init(_ writer: JournalWriter = JournalWriter()) {
        self.writer = writer
    }

    package func noteChanged() {
        guard !isClosed else { return }
        changedAt = changedAt ?? Clock.milliseconds
        schedule()
    }

    /// Takes the place of a journal with an earlier state of the note, which is removed then, or stays; waits until all of
    /// the note is on the disk here, unless that fails. Should the program be killed while both are there, the next start
    /// offers the note once.
    package func replace(_ journal: JournalRecovery.Found, removing isRemoved: Bool) async {
        replaced.append((journal, goes: isRemoved))
        noteChanged()
        await flush()
    }

    /// Removes what this one has taken the place of.
    private func removeReplaced() async {
        for (journal, goes) in replaced where goes { await journal.remove() }
        replaced = []
    }

    /// Has the first change that isn't on the disk written a while after it: what was written meanwhile took of that time.
    private func schedule() {
        guard let changedAt, timer?.isPending != true, task == nil, !isClosed else { return }
        let passed = Clock.milliseconds - changedAt
        timer = MainLoop.after(milliseconds: max(Self.delay - passed, 0)) { [weak self] in self?.write() }
    }

    /// Writes what has changed at once, and waits until it is on the disk.
    package func flush() async {
        timer?.cancel()
        while changedAt != nil || task != nil {
            if task == nil { write() }
            await task?.value
        }
    }

    /// The same, but waits no longer than some milliseconds: it goes on then.
    package func flush(within milliseconds: Int) async { _ = await Task { await flush() }.isOver(within: milliseconds) }

    /// Removes it, for good: the note is saved or discarded, and its window closes.
    package func close() async {
        isClosed = true
        changedAt = nil
        timer?.cancel()
        let ending = Task { [task, writer] in
            await task?.value
            await removeReplaced()
            await writer.remove()
        }
        if await ending.isOver(within: Self.longestClosing) { exists = false }
    }

    private func write() {
        timer?.cancel()
        guard task == nil, !isClosed else { return }
        changedAt = nil
        task = Task {
            if let content = await content() {
                exists = true
                var entry = content.0
                entry.replaced = replaced.flatMap { [$0.journal.name] + $0.journal.entry.replaced }
                let isWhole = await keep(entry, content.1)
                if isWhole, !hasFailed { await removeReplaced() }
                // The rest is written at once, with what has come meanwhile.
                if !isWhole { changedAt = min(changedAt ?? .max, Clock.milliseconds - Self.delay) }
            } else if exists {
                await removeReplaced()
                await writer.remove()
                exists = false
            }
            task = nil
            schedule()
        }
    }

    /// - Returns: False if there is more to be written.
    private func keep(_ entry: JournalEntry, _ snapshot: NoteSnapshot) async -> Bool {
        let patience = MainLoop.after(milliseconds: Self.patience) { [weak self] in
            self?.fail(PlatformError.diskSilence)
        }
        defer { patience.cancel() }
        do {
            let isWhole = try await writer.write(entry, snapshot)
            hasFailed = false
            return isWhole
        } catch {
            fail(error)
            MainLoop.after(milliseconds: Self.retry) { [weak self] in self?.noteChanged() }
            return true
        }
    }

    private func fail(_ error: any Error) {
        if !hasFailed {
            onFailure(
                localized("Unsaved changes can’t be backed up. {reason}", ["reason": FileProblem.saving(error)]))
        }
        hasFailed = true
    }
}
