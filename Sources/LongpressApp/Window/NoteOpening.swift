import Formats
import Gtk
import Notes

/// Opens a file as a note. If the file can be read within half a second, its window appears with the note; otherwise the window
/// appears earlier, and shows the activity.
final class NoteOpening {
    let file: File
    private let application: LongpressApplication
    private let reading: NoteReading
    private var window: NoteWindow?
    /// Whether the opening was given no window, and makes its own.
    private let ownsWindow: Bool
    /// Whether the window closes if the file can't be opened, unless it is the only one.
    private let isNewWindow: Bool
    private let batch: OpeningBatch
    /// The file's position in the batch.
    private let position: Int
    /// Whether another file of the batch is being read in its place.
    private var hasMadeRoom = false
    private var isRead = false

    /// How long the window waits for its note, in milliseconds.
    private static let timeLimit = 400

    /// Creates an opening. `isNewWindow` says that the window exists only for this note, as a new one does.
    init(
        _ file: File, _ application: LongpressApplication, in window: NoteWindow? = nil,
        isNewWindow: Bool = false,
        batch: OpeningBatch = OpeningBatch()
    ) {
        (self.file, self.application, self.window) = (file, application, window)
        reading = NoteReading(file)
        ownsWindow = window == nil
        self.isNewWindow = isNewWindow || window == nil
        self.batch = batch
        position = batch.nextPosition()
        if let window { begin(in: window) }
    }

    /// Brings the window to the front, once there is one.
    func present() { window?.window.present() }

    func run() async {
        await batch.begin()
        let timer = MainLoop.after(milliseconds: Self.timeLimit) { [weak self] in self?.makeRoom() }
        let result: Result<LoadedNote, any Error>
        do { result = .success(try await reading.load()) } catch { result = .failure(error) }
        timer.cancel()
        isRead = true
        batch.end(hasMadeRoom: hasMadeRoom)
        do {
            try await show(result.get())
        } catch {
            fail(error)
        }
    }

    /// Lets another file be read, and shows a window with the activity.
    private func makeRoom() {
        hasMadeRoom = batch.makeRoom()
        guard ownsWindow else { return }
        Task {
            await application.windowQueue.next()
            if !isRead { ownWindow().window.present() }
        }
    }

    /// Returns the window, which is made if there is none yet.
    private func ownWindow() -> NoteWindow {
        if let window { return window }
        let new = application.makeWindow(title: file.name, for: file)
        window = new
        begin(in: new)
        return new
    }

    private func begin(in window: NoteWindow) {
        window.wantsImages = application.settings.settings.window(for: file.uri)?.images
        window.adaptImages(to: NoteFormat(named: file.name) ?? .html)
        reading.begin(in: window.store)
    }

    private func show(_ note: LoadedNote) async throws {
        if note.page != nil { await NoteWindow.preparePages() }
        if reading.isCancelled { throw CancellationError() }
        if window == nil {
            await application.windowQueue.next()
            if reading.isCancelled { throw CancellationError() }
        }
        // A short note is complete in its window before the window is visible.
        let window = ownWindow()
        try await reading.finish(with: note)
        // A window that was shown earlier may be behind another one, in which the user is working.
        if !window.window.isVisible { window.window.present() }
        window.opened(note, besides: batch.hasFailures)
        application.noteUsed(file, note.location.format)
    }

    private func fail(_ error: any Error) {
        reading.end()
        if let window, window.store.location.file == nil, !leave(window) { window.store.clear() }
        guard let message = reading.message(for: error) else { return }
        batch.fail(message, at: position) { [batch, application, weak window] in
            let candidates: [NoteWindow] = [batch.reportingWindow, window].compactMap { $0 }
            let candidate = candidates.first { candidate in application.windows.contains { $0 === candidate } }
            batch.reportingWindow = application.show(
                batch.message, in: candidate, comesToFront: batch.isFromElsewhere)
        }
    }

    /// Gives up the window that was made for the note. Hands it to another file that is being opened without a window, or closes
    /// it if there is another window. Returns whether the window was given up.
    private func leave(_ window: NoteWindow) -> Bool {
        guard isNewWindow else { return false }
        if let successor = application.openings.first(where: { $0.window == nil && $0 !== self }) {
            window.store.clear()
            successor.window = window
            successor.begin(in: window)
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
