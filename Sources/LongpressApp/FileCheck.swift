import Gtk

/// Looks at files given on the command line before any window opens, so that a bad one ends the program with a word.
enum FileCheck {
    /// How many files are looked at in full. Of more the window tells what is wrong with them: with two hundred it
    /// would be long in coming otherwise.
    private static let most = 8

    /// What is wrong with the first bad one of some files, and the way out; nil if all are notes that can be opened or
    /// pictures that can be added.
    static func problem(with arguments: [String]) -> String? {
        for (number, argument) in arguments.enumerated() {
            let file = DiskFile(argument: argument)
            if let reason = problem(with: file, inFull: number < most) {
                return "“\(argument)” can’t be opened. \(reason)"
            }
        }
        return nil
    }

    private static func problem(with file: DiskFile, inFull: Bool) -> String? {
        do {
            let start = try file.start(FileKind.startLength, limit: max(NoteFormat.byteLimit, PictureFile.byteLimit))
            switch FileKind(named: file.name, start: start) {
            case .picture:
                if inFull { _ = try PictureFile(file.read(limit: PictureFile.byteLimit).bytes, name: file.name) }
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
