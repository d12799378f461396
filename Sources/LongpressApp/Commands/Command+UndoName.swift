import Longpress

extension Command {
    /// The name of a change made by the command, as in "Undo Add Image".
    var undoName: String {
        guard title.hasSuffix("…") else { return title }
        // Some languages have a space before the ellipsis.
        return String(title.dropLast().reversed().drop { $0.isWhitespace }.reversed())
    }
}
