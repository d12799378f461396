import Longpress

extension Command {
    /// The name of a change made by the command, as in "Undo Add Image".
    var undoName: String {
        title.hasSuffix("…") ? String(title.dropLast()) : title
    }
}
