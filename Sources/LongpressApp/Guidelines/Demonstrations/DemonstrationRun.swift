import Gtk
import GtkEditor
import Longpress
import MenuGuidelines

/// One run of a demonstration in a note's window.
final class DemonstrationRun {
    let note: NoteWindow
    let simulator: InputSimulator
    let pace: Demonstrator.Pace
    private let demonstration: Demonstration
    private var before: NoteWindowState?
    /// The widget that had handles before.
    private var handled: WeakObject<Widget>?
    private(set) var mark: PressMark?
    private var watch: InputWatch?
    private var activeChange: SignalConnection?
    private var isStopped = false
    private var isEndedByHand = false
    /// The vector from the line of the dragged handle to the press.
    var grip = Point(x: 0, y: 0)
    /// Whether the demonstration has moved the keyboard to another window of the app for now.
    var isElsewhere = false
    /// Called after each step.
    var onStep: (Demonstration.Step, NoteWindow) -> Void = { _, _ in }

    var window: Window { note.window }
    private var words: String {
        localized("Showing {rule}. Click or press any key to stop.", ["rule": demonstration.rule.id])
    }
    var targets: DemonstrationTargets { DemonstrationTargets(note: note) }

    /// The reason why a demonstration ends before its last step.
    enum End: Error {
        /// The user did something, or the demonstration was cancelled.
        case interrupted
        /// An expected effect didn't happen.
        case failed(String)
    }

    /// How long an effect may take, in milliseconds.
    private static let timeLimit = 3000
    /// The interval between checks for an effect, in milliseconds: about one frame.
    private static let interval = 16

    init(_ demonstration: Demonstration, in note: NoteWindow, at pace: Demonstrator.Pace) {
        (self.demonstration, self.note, self.pace) = (demonstration, note, pace)
        simulator = InputSimulator(in: note.window)
    }

    /// Performs all steps, and restores the window. If user input ends the run, returns only after that input has taken effect.
    func perform() async -> Demonstration.Outcome {
        let outcome = await outcome()
        if isEndedByHand { await waitForHand() }
        watch?.end()
        watch = nil
        return outcome
    }

    private func outcome() async -> Demonstration.Outcome {
        defer { restoreNote() }
        do {
            try await begin()
            for step in demonstration.steps { try await perform(step) }
            try await pause(pace.reading)
            return .shown
        } catch End.failed(let reason) {
            return .impossible(reason)
        } catch {
            return .interrupted
        }
    }

    /// Ends the run now, and restores the window.
    func stop() {
        isStopped = true
        restoreNote()
    }

    private func begin() async throws {
        if !window.isActive { window.present() }
        // A desktop may leave the keyboard to another window.
        try? await wait(upTo: 1000) { [window] in window.isMapped && window.isActive }
        try check()
        before = NoteWindowState(of: note)
        handled = simulator.handledWidget.map { WeakObject($0) }
        // What is selected only for the demonstration doesn't replace what the user would paste by a middle click.
        note.text.view.offerSelection(false)
        simulator.startOver()
        watch = InputWatch { [weak self] in self?.handDidSomething() }
        activeChange = window.onActiveChange { [weak self] in
            guard let self, !window.isActive, !isElsewhere else { return }
            stop()
        }
        mark = PressMark(words, in: window)
        try await wait(localized("The note’s window isn’t visible.")) { [self] in
            window.isMapped && demonstration.needs.allSatisfy(targets.has)
        }
    }

    /// Ends the run before the user's input takes effect, so that the input acts on the restored window.
    private func handDidSomething() {
        guard !isStopped else { return }
        isEndedByHand = true
        stop()
    }

    /// Waits until a button is released: pressing the button that started the run then ends it, and doesn't start it again.
    private func waitForHand() async {
        let end = Clock.milliseconds + Self.timeLimit
        while watch?.isDown == true, Clock.milliseconds < end { await MainLoop.pause(milliseconds: Self.interval) }
        // A button that is pressed by a key clicks a moment later.
        await MainLoop.pause(milliseconds: pace.settling)
    }

    private func perform(_ step: Demonstration.Step) async throws {
        if case .all(let steps) = step {
            for step in steps { try await perform(step) }
            return
        }
        try await play(step)
        try check()
        mark?.raise()
        onStep(step, note)
    }

    private func restoreNote() {
        activeChange?.disconnect()
        activeChange = nil
        mark?.remove()
        mark = nil
        guard let before else { return }
        self.before = nil
        simulator.point(at: nil)
        simulator.cancel()
        simulator.startOver()
        MenuPresenter.shared.close(in: window)
        for viewer in viewers { viewer.close() }
        guard window.isMapped else { return }
        ActionSheet.cancel(in: window)
        note.text.view.offerSelection(true)
        before.restore(to: note)
        simulator.handledWidget = handled?.value
    }

    /// The windows of pictures that have been opened meanwhile.
    var viewers: [Window] = []

    // MARK: Time

    private func check() throws {
        if isStopped || !window.isMapped { throw End.interrupted }
    }

    /// Waits for some milliseconds.
    func pause(_ milliseconds: Int) async throws {
        let end = Clock.milliseconds + milliseconds
        while Clock.milliseconds < end {
            try check()
            await MainLoop.pause(milliseconds: min(Self.interval, max(end - Clock.milliseconds, 1)))
        }
        try check()
    }

    /// Waits until a condition is true. Fails with a reason after a number of milliseconds, as measured on an idle machine.
    func wait(
        _ reason: String = localized("This menu can’t open here now."), upTo limit: Int = timeLimit,
        until isSo: () -> Bool
    ) async throws {
        // This counts checks instead of time: while the machine is busy with something else, nothing can happen.
        var looks = limit / Self.interval
        while !isSo() {
            try check()
            guard looks > 0 else { throw End.failed(reason) }
            looks -= 1
            await MainLoop.pause(milliseconds: Self.interval)
        }
    }

    // MARK: Presses

    /// Moves the press to a point at the speed of a hand.
    func go(to location: Point) async throws {
        guard let start = mark?.location, pace.moving > 0, Settings.allowsAnimation else {
            moved(to: location)
            return try await pause(Self.interval)
        }
        let begin = Clock.milliseconds
        while true {
            let part = min(Double(Clock.milliseconds - begin) / Double(pace.moving), 1)
            let eased = part * part * (3 - 2 * part)
            moved(to: Point(x: start.x + (location.x - start.x) * eased, y: start.y + (location.y - start.y) * eased))
            guard part < 1 else { return }
            try await pause(Self.interval)
        }
    }

    private func moved(to location: Point) {
        mark?.move(to: location)
        simulator.move(to: location)
    }

    func press(_ pointer: InputSimulator.Pointer, at location: Point) {
        mark?.show(isDown: true)
        simulator.press(pointer, at: location)
    }

    func lift() {
        mark?.show(isDown: false)
        simulator.lift()
    }
}
