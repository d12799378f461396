import Platform

/// Has a note saved a while after it was changed, if the person wants that.
final class AutomaticSaving {
    /// Whether the person wants it.
    var isOn = false {
        didSet { if isOn { noteChanged() } else { forget() } }
    }
    /// Whether saving has failed: until the person saves the note, or opens another one, nothing more is tried.
    var isPaused = false {
        didSet { if isPaused { forget() } }
    }
    /// Saves the note; called once it is due.
    var save: () -> Void = {}
    private var timer: Timer?
    /// The moment of the first change that isn't saved, by the main loop's clock.
    private var changedAt: Int?

    /// The time without a change after which the note is saved, in milliseconds.
    private static let rest = 2000
    /// The longest time that a person who goes on typing has changes unsaved, in milliseconds.
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
