import Documents
import Longpress

/// Finds out whether this machine has a dictionary server. The search starts only when there is something to look up.
final class Dictionaries {
    static let shared = Dictionaries()

    /// Whether a dictionary has answered.
    private(set) var isAvailable = false
    private var isLooking = false
    private var hasLooked = false
    /// Whether another search was requested during this one: a server may have been started since.
    private var looksAgain = false
    private var handlers: [() -> Void] = []

    func onFound(_ handler: @escaping () -> Void) { handlers.append(handler) }

    /// Looks for a dictionary server, unless one is known or the last search found none. With `again`, searches even after a
    /// failed search.
    func look(again: Bool = false) {
        if isLooking { looksAgain = looksAgain || again }
        guard !isAvailable, !isLooking, again || !hasLooked else { return }
        (isLooking, hasLooked) = (true, true)
        Task {
            repeat {
                looksAgain = false
                isAvailable = await DictionaryServer.isAvailable()
            } while !isAvailable && looksAgain
            isLooking = false
            guard isAvailable else { return }
            // An open menu is composed again, now that Define is available.
            MenuPresenter.shared.setNeedsUpdate()
            handlers.forEach { $0() }
        }
    }
}
