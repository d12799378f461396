import Documents
import Longpress

/// Knows whether there is a dictionary on this machine. Nobody looks before there is something to look up.
final class Dictionaries {
    static let shared = Dictionaries()

    /// Whether a dictionary has answered.
    private(set) var isThere = false
    private var isLooking = false
    private var hasLooked = false
    /// Whether another look was requested during this one: a server may have been started since.
    private var looksAgain = false
    private var handlers: [() -> Void] = []

    func onFound(_ handler: @escaping () -> Void) { handlers.append(handler) }

    /// Looks for a dictionary, unless one is known, or there was none the last time; `again` looks all the same.
    func look(again: Bool = false) {
        if isLooking { looksAgain = looksAgain || again }
        guard !isThere, !isLooking, again || !hasLooked else { return }
        (isLooking, hasLooked) = (true, true)
        Task {
            repeat {
                looksAgain = false
                isThere = await DictionaryServer.isThere()
            } while !isThere && looksAgain
            isLooking = false
            guard isThere else { return }
            // A menu that is open is composed anew with what can be done now.
            MenuPresenter.shared.setNeedsUpdate()
            handlers.forEach { $0() }
        }
    }
}
