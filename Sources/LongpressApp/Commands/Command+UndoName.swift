import Longpress

extension Command {
    /// What a change made by the command is called, as in "Undo Add Image".
    var undoName: String {
        title.hasSuffix("…") ? String(title.dropLast()) : title
    }
}
