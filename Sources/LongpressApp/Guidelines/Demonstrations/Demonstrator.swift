import Gtk
import Longpress
import Notes

/// Shows guidelines on a note, by presses that are the app's own, and puts everything back.
///
/// A note that lacks what it takes is left alone, as is any note if something is to be changed: an example is shown on
/// instead, in a window of its own.
final class Demonstrator {
    private weak var window: NoteWindow?
    private let application: LongpressApplication
    private let pace: Pace
    private var run: DemonstrationRun?
    /// Called after each step that is done, with the window that it is done in.
    var onStep: (Demonstration.Step, NoteWindow) -> Void = { _, _ in }

    /// How fast a demonstration goes, in milliseconds.
    struct Pace: Hashable {
        /// The time for the press to go from one place to another: that of a hand without haste.
        var moving = 500
        /// The time between two presses of a double tap; the desktop's limit is 400 by default.
        var tapping = 120
        /// The time in which one looks at something on the way.
        var looking = 1200
        /// The time in which one reads an item that is lit up.
        var pointing = 700
        /// The time in which one reads a menu.
        var reading = 3000
        /// The time after which something that isn't to happen would have happened.
        var settling = 300

        static let readable = Pace()
    }

    init(window: NoteWindow, pace: Pace = .readable) {
        (self.window, self.pace) = (window, pace)
        application = window.application
    }

    /// Shows a guideline, and returns once everything is as it was. What is being shown is called off.
    func perform(_ demonstration: Demonstration) async -> Demonstration.Outcome {
        cancel()
        guard let window, application.windows.contains(where: { $0 === window }) else {
            return .impossible(localized("The note has been closed."))
        }
        if let reason = window.reasonAgainstShowing { return .impossible(reason) }
        let active = application.application.activeWindow
        // In an example something is selected too, by which a desktop takes that from what was selected before.
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
        // What the person does decides by itself where the keyboard is.
        if outcome != .interrupted, let active, active.isVisible { active.present() }
        return outcome
    }

    /// Calls off what is being shown: everything is put back at once.
    func cancel() {
        run?.stop()
        run = nil
    }

    private func stage(for demonstration: Demonstration, _ window: NoteWindow) -> (NoteWindow, isExample: Bool) {
        let places = DemonstrationPlaces(note: window)
        if demonstration.exampleSize == nil, demonstration.needs.allSatisfy(places.has) { return (window, false) }
        let size = demonstration.exampleSize ?? Size(width: 900, height: 640)
        return (ExampleNote.open(in: application, size: size), true)
    }
}

extension NoteWindow {
    /// Why nothing can be shown in the window now; nil if something can.
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
