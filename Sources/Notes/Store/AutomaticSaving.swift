import Platform

/// Saves a note automatically a while after it was changed, if the user has turned that on.
final class AutomaticSaving {
    /// Whether automatic saving is turned on.
    var isOn = false {
        didSet { if isOn { noteChanged() } else { forget() } }
    }
    /// Whether automatic saving is paused because a save failed: until the user saves the note or opens another one.
    var isPaused = false {
        didSet { if isPaused { forget() } }
    }
    /// Saves the note; called when it is due.
    var save: () -> Void = {}
    private var timer: Timer?
    /// The time of the first unsaved change, by the main loop's clock.
    private var changedAt: Int?

    /// The time without a change after which the note is saved, in milliseconds.
    private static let rest = 2000
    /// The longest time for which changes stay unsaved while the user keeps typing, in milliseconds.
    private static let longest = 10_000

    func noteChanged() {
        guard isOn, !isPaused else { return }
        let now = Clock.milliseconds
        let first = changedAt ?? now
        changedAt = first
        timer?.cancel()
        timer = MainLoop.after(milliseconds: max(min(Self.rest, first + Self.longest - now), 0)) { [weak self] in
            self?.changedAt = nil
            self?.save()
        }
    }

    private func forget() {
        timer?.cancel()
        (timer, changedAt) = (nil, nil)
    }
}
