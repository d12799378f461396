import Documents
import Gtk

/// Looks at files given on the command line before any window opens, so that a bad one ends the program with a word.
enum FileCheck {
    /// Returns the problem with the first bad file among some, and the way out; nil if all are notes or pictures as far
    /// as their beginnings tell. Problems further on, and with files elsewhere, which may be long in coming, are shown
    /// in the window.
    static func problem(with arguments: [String]) -> String? {
        for argument in arguments {
            if let reason = problem(with: File(argument: argument)) {
                return "“\(argument)” can’t be opened. \(reason)"
            }
        }
        return nil
    }

    private static func problem(with file: File) -> String? {
        guard file.path != nil else { return nil }
        do {
            let start = try file.start(FileKind.startLength, limit: max(NoteFormat.byteLimit, PictureFile.byteLimit))
            switch FileKind(named: file.name, start: start) {
            case .picture:
                if start.isEmpty { throw PictureError.empty }
                if !PictureDecoder.isPicture(start) { throw PictureError.notAPicture }
                return nil
            case .note: return nil
            case .other: return FileProblem.opening(NotANote())
            }
        } catch {
            return FileKind(named: file.name) == .picture
                ? PictureFailure(name: file.name, error).reason : FileProblem.opening(error)
        }
    }
}
