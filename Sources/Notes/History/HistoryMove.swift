import Platform
import RichText

/// Undoes or redoes a long step piece by piece, so that the window stays responsive. Nothing else may change the text meanwhile.
/// If it is cancelled, it leaves the note as it was.
package final class HistoryMove {
    private let history: History
    private let direction: HistoryDirection
    private var isCancelled = false

    /// The work done between two checks of the clock, in characters.
    private nonisolated static let pieceWork = 1 << 15

    package init(_ history: History, _ direction: HistoryDirection) {
        (self.history, self.direction) = (history, direction)
    }

    package func cancel() { isCancelled = true }

    /// Runs the move. Returns false if it was cancelled, or there is nothing to do.
    @discardableResult
    package func run() async -> Bool {
        guard let step = history.beginMove(direction) else { return false }
        let slice = TimeSlice()
        let made = await make(step.changes(direction), slice)
        if isCancelled {
            for change in made.reversed() {
                await slice.yieldIfOver()
                history.make([change.inverse])
            }
        }
        history.endMove(direction, of: isCancelled ? nil : step)
        return !isCancelled
    }

    /// Makes changes until it is cancelled, and returns those made.
    private func make(_ changes: [NoteChange], _ slice: TimeSlice) async -> [NoteChange] {
        var made: [NoteChange] = []
        for change in changes {
            for piece in await Self.pieces(of: change) {
                await slice.yieldIfOver()
                if isCancelled { return made }
                history.make([piece])
                made.append(piece)
            }
        }
        return made
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
