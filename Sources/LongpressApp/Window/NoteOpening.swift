import Formats
import Gtk
import Longpress
import Notes

/// Opens a file as a note. What can be read in half a second is there with its window; otherwise the window comes first
/// and tells what goes on.
final class NoteOpening {
    let file: File
    private let application: LongpressApplication
    private var window: NoteWindow?
    private var activity: Activity?
    /// Whether there is no window without it.
    private let ownsWindow: Bool
    /// Whether the window goes if the file can't be opened, as long as there is another one.
    private let isMadeForIt: Bool
    private let round: OpeningRound
    /// The file's position in it.
    private let position: Int
    /// Whether another file of the round is read in its place.
    private var hasMadeRoom = false
    private var task: Task<LoadedNote, any Error>?
    private var filling: Task<LoadedPictures, any Error>?
    private var isCancelled = false
    private var isRead = false

    /// The time for which the window waits for its note, in milliseconds.
    private static let patience = 400

    /// - Parameters:
    ///   - window: The window that is to show the note; nil for a new one.
    ///   - isMadeForIt: Whether the window is there for this note alone.
    ///   - round: What else is opened with it.
    init(
        _ file: File, _ application: LongpressApplication, in window: NoteWindow? = nil, isMadeForIt: Bool = false,
        round: OpeningRound = OpeningRound()
    ) {
        (self.file, self.application, self.window) = (file, application, window)
        ownsWindow = window == nil
        self.isMadeForIt = isMadeForIt || window == nil
        self.round = round
        position = round.nextPosition()
        if let window { begin(in: window) }
    }

    /// Calls it off.
    func cancel() {
        isCancelled = true
        task?.cancel()
        // What is put in place of a note that was there is never left half.
        if window?.store.location.file == nil { filling?.cancel() }
    }

    /// Brings the window to the front, once there is one.
    func present() { window?.window.present() }

    /// Opens the file.
    func run() async {
        await round.begin()
        guard !isCancelled else {
            round.end(hasMadeRoom: false)
            return fail(CancellationError())
        }
        let task = Task { [file] in try await LoadedNote.load(file) }
        self.task = task
        let patience = MainLoop.after(milliseconds: Self.patience) { [weak self] in self?.takeLong() }
        let result = await task.result
        patience.cancel()
        isRead = true
        round.end(hasMadeRoom: hasMadeRoom)
        do {
            try await show(result.get())
        } catch {
            fail(error)
        }
    }

    /// Makes room for another file, and shows a window that tells what goes on.
    private func takeLong() {
        hasMadeRoom = round.makeRoom()
        guard ownsWindow else { return }
        Task {
            await application.windowTurns.next()
            if !isRead { ownWindow().window.present() }
        }
    }

    /// The window, made if there is none yet.
    private func ownWindow() -> NoteWindow {
        if let window { return window }
        let new = application.makeWindow(title: file.name, for: file)
        window = new
        begin(in: new)
        return new
    }

    private func begin(in window: NoteWindow) {
        window.store.opening = self
        window.wantsImages = application.settings.settings.window(for: file.uri)?.images
        window.adaptImages(to: NoteFormat(named: file.name) ?? .html)
        window.setLoading(true)
        activity = window.activity.begin(localized("Opening “{name}”…", ["name": file.name])) { [weak self] in
            self?.cancel()
        }
    }

    private func end() {
        guard let window else { return }
        window.store.opening = nil
        window.setLoading(false)
        activity?.end()
    }

    private func show(_ note: LoadedNote) async throws {
        if isCancelled { throw CancellationError() }
        if window == nil {
            await application.windowTurns.next()
            if isCancelled { throw CancellationError() }
        }
        // All of a short note is in its window before that is to be seen.
        let window = ownWindow()
        let filling = Task {
            try await window.fill(note) { part in
                self.activity?.update(
                    localized(
                        "Opening “{name}”… {percent} %",
                        ["name": self.file.name, "percent": "\(Int(part * 100))"]))
            }
        }
        self.filling = filling
        let pictures = try await filling.value
        window.store.adopt(
            NoteLocation(
                file: file, format: note.format, hasMark: note.hasMark, lineEnd: note.lineEnd, title: note.title,
                foreign: note.foreign(with: pictures), state: note.state))
        end()
        window.locationChanged()
        // One that has been there for a while may be behind another by now, in which the person goes on.
        if !window.window.isVisible { window.window.present() }
        if let page = note.page { window.showForeign(page) }
        window.tellOfFile(copiesLeft: note.copiesLeft, besides: round.hasFailures)
        application.noteUsed(file, note.format)
    }

    private func fail(_ error: any Error) {
        end()
        if let window, window.store.location.file == nil, !leave(window) { window.clear() }
        guard !(error is CancellationError) else { return }
        let failure = localized(
            "“{name}” can’t be opened. {reason}", ["name": file.name, "reason": FileProblem.opening(error)])
        round.fail(failure, at: position) { [round, application, weak window] in
            let tellers: [NoteWindow] = [round.teller, window].compactMap { $0 }
            let teller = tellers.first { teller in application.windows.contains { $0 === teller } }
            round.teller = application.show(round.message, in: teller, comesToFront: round.isFromElsewhere)
        }
    }

    /// Gives up the window that was made for the note: to another file that is being opened and has none yet, or for good,
    /// if there is another one.
    ///
    /// - Returns: Whether it is gone.
    private func leave(_ window: NoteWindow) -> Bool {
        guard isMadeForIt else { return false }
        if let heir = application.openings.first(where: { $0.window == nil && $0 !== self }) {
            window.clear()
            heir.window = window
            heir.begin(in: window)
            return true
        }
        guard application.windows.count > 1 else { return false }
        self.window = nil
        window.store.isSettled = true
        application.windowClosed(window, isKept: false)
        window.window.destroy()
        return true
    }
}
