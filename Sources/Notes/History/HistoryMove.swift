import Platform
import RichText

/// Undoes a long step, or makes it again, bit by bit, so that the window is never held for long. Meanwhile nothing else may change
/// the text. Called off, it leaves the note as it was.
package final class HistoryMove {
    private let history: History
    private let direction: HistoryDirection
    private var isCancelled = false
    private var start = Clock.milliseconds

    /// The maximum time for which the main loop waits, in milliseconds.
    private static let turn = 15
    /// The work that is done between two looks at the clock, in letters.
    private nonisolated static let pieceWork = 1 << 15

    package init(_ history: History, _ direction: HistoryDirection) {
        (self.history, self.direction) = (history, direction)
    }

    package func cancel() { isCancelled = true }

    /// Returns false if it was called off, or there is nothing to be done.
    @discardableResult
    package func run() async -> Bool {
        guard let step = history.beginMove(direction) else { return false }
        start = Clock.milliseconds
        let made = await make(step.changes(direction))
        if isCancelled {
            for change in made.reversed() {
                await letOthers()
                history.make([change.inverse])
            }
        }
        history.endMove(direction, of: isCancelled ? nil : step)
        return !isCancelled
    }

    /// Makes changes as far as it isn't called off, and returns those that it has made.
    private func make(_ changes: [NoteChange]) async -> [NoteChange] {
        var made: [NoteChange] = []
        for change in changes {
            for piece in await Self.pieces(of: change) {
                await letOthers()
                if isCancelled { return made }
                history.make([piece])
                made.append(piece)
            }
        }
        return made
    }

    /// Lets the main loop go on once it has waited long enough.
    private func letOthers() async {
        guard Clock.milliseconds - start >= Self.turn else { return }
        await MainLoop.idle()
        start = Clock.milliseconds
    }

    private static func pieces(of change: NoteChange) async -> [NoteChange] {
        guard case .text(let text) = change, text.work > 2 * pieceWork else { return [change] }
        return await pieces(of: text).map(NoteChange.text)
    }

    @concurrent
    private nonisolated static func pieces(of change: TextChange) async -> [TextChange] {
        change.pieces(ofWork: pieceWork)
    }
}
