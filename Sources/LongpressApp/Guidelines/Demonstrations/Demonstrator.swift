import Gtk
import Longpress
import Notes

/// Demonstrates guidelines on a note by simulated presses within the app, and restores everything afterwards.
///
/// If the note lacks what a demonstration needs, or the demonstration changes a note, it runs on an example in a window of its
/// own.
final class Demonstrator {
    private weak var window: NoteWindow?
    private let application: LongpressApplication
    private let pace: Pace
    private var run: DemonstrationRun?
    /// Called after each step, with the window of the demonstration.
    var onStep: (Demonstration.Step, NoteWindow) -> Void = { _, _ in }

    /// The timing of a demonstration, in milliseconds.
    struct Pace: Hashable {
        /// The time in which the press moves from one point to another: that of an unhurried hand.
        var moving = 500
        /// The time between two presses of a double tap; the desktop's limit is 400 by default.
        var tapping = 120
        /// The time for the user to look at an intermediate result.
        var looking = 1200
        /// The time for the user to read a highlighted item.
        var pointing = 700
        /// The time for the user to read a menu.
        var reading = 3000
        /// The time after which something that must not happen would have happened.
        var settling = 300

        static let readable = Pace()
    }

    init(window: NoteWindow, pace: Pace = .readable) {
        (self.window, self.pace) = (window, pace)
        application = window.application
    }

    /// Demonstrates a guideline, and returns once everything is restored. Cancels a demonstration that is running.
    func perform(_ demonstration: Demonstration) async -> Demonstration.Outcome {
        cancel()
        guard let window, application.windows.contains(where: { $0 === window }) else {
            return .impossible(localized("The note has been closed."))
        }
        if let reason = window.reasonAgainstShowing { return .impossible(reason) }
        let active = application.application.activeWindow
        // An example selects something, too, and the desktop then forgets what was selected before.
        let before = NoteWindowState(of: window)
        let (stage, isExample) = stage(for: demonstration, window)
        let run = DemonstrationRun(demonstration, in: stage, at: pace)
        run.onStep = { [weak self] in self?.onStep($0, $1) }
        self.run = run
        let outcome = await run.perform()
        if self.run === run { self.run = nil }
        if isExample {
            ExampleNote.close(stage)
            if window.window.isMapped { before.restore(to: window) }
        }
        // After an interruption, the user's own input decides which window has the keyboard.
        if outcome != .interrupted, let active, active.isVisible { active.present() }
        return outcome
    }

    /// Cancels the running demonstration, and restores everything at once.
    func cancel() {
        run?.stop()
        run = nil
    }

    private func stage(for demonstration: Demonstration, _ window: NoteWindow) -> (NoteWindow, isExample: Bool) {
        let targets = DemonstrationTargets(note: window)
        if demonstration.exampleSize == nil, demonstration.needs.allSatisfy(targets.has) { return (window, false) }
        let size = demonstration.exampleSize ?? Size(width: 900, height: 640)
        return (ExampleNote.open(in: application, size: size), true)
    }
}

extension NoteWindow {
    /// The reason why nothing can be demonstrated in the window now; nil if it can.
    var reasonAgainstShowing: String? {
        if store.reading != nil { return localized("The note is still loading.") }
        if isPageShown { return localized("The note is shown as a web page. Show its text first.") }
        if caption.isEditing { return localized("You are editing a caption. Finish that first.") }
        if store.isAsking || ActionSheet.isPresented(in: window) || window.isBlocked {
            return localized("The note’s window is asking a question. Answer it first.")
        }
        return nil
    }
}
