import Localization
import Platform

/// Keeps unsaved work on the disk, within two seconds of a change, until it is saved or discarded.
package final class NoteJournal {
    /// Returns the contents to keep; `nil` if the note isn't modified.
    package var content: () async -> (JournalEntry, NoteSnapshot)? = { nil }
    /// Called with a sentence when the work can't be kept; not again until keeping it has worked in between.
    package var onFailure: (String) -> Void = { _ in }

    private let writer: JournalWriter
    private var timer: Timer?
    private var task: Task<Void, Never>?
    /// The time of the first change that isn't being written, by the main loop's clock; `nil` if there is none.
    private var changedAt: Int?
    private var hasFailed = false
    /// Journals with an earlier state of the note, and whether to remove them once this one has the note.
    private var replaced: [(journal: JournalRecovery.Found, isRemoved: Bool)] = []
    private var isClosed = false
    /// Whether the journal is on the disk, or about to be.
    package private(set) var exists = false

    /// The delay between a change and writing it, in milliseconds. The rest of the two seconds is for writing.
    package static let delay = 800
    /// The delay between a failure and the next attempt, in milliseconds.
    private static let retry = 5000
    /// The time after which the user is told that the disk doesn't respond, in milliseconds.
    package static let timeLimit = 10_000
    /// The longest time for which a closing window waits for its journal to be removed, in milliseconds. The next start finds
    /// what is left.
    private static let longestClosing = 3000

    package init(_ writer: JournalWriter = JournalWriter()) {
        self.writer = writer
    }

    package func noteChanged() {
        guard !isClosed else { return }
        changedAt = changedAt ?? Clock.milliseconds
        schedule()
    }

    /// Replaces a journal with an earlier state of the note, which is then removed or stays. Waits until all of the note is on
    /// the disk here, unless that fails. If the program is killed while both journals exist, the next start offers the note once.
    package func replace(_ journal: JournalRecovery.Found, removing isRemoved: Bool) async {
        replaced.append((journal, isRemoved: isRemoved))
        noteChanged()
        await flush()
    }

    /// Removes the journals that this one has replaced.
    private func removeReplaced() async {
        for (journal, isRemoved) in replaced where isRemoved { await journal.remove() }
        replaced = []
    }

    /// Schedules writing the first unwritten change. Time spent on writing since the change counts towards the delay.
    private func schedule() {
        guard let changedAt, timer?.isPending != true, task == nil, !isClosed else { return }
        let passed = Clock.milliseconds - changedAt
        timer = MainLoop.after(milliseconds: max(Self.delay - passed, 0)) { [weak self] in self?.write() }
    }

    /// Writes pending changes now, and waits until they are on the disk.
    package func flush() async {
        timer?.cancel()
        while changedAt != nil || task != nil {
            if task == nil { write() }
            await task?.value
        }
    }

    /// Like `flush()`, but waits no longer than a number of milliseconds. Writing continues after that.
    package func flush(within milliseconds: Int) async { _ = await Task { await flush() }.isOver(within: milliseconds) }

    /// Closes the journal and removes it: the note is saved or discarded, and its window closes.
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
                // The rest is written immediately, with the changes made meanwhile.
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
        let timer = MainLoop.after(milliseconds: Self.timeLimit) { [weak self] in
            self?.fail(PlatformError.diskSilence)
        }
        defer { timer.cancel() }
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
