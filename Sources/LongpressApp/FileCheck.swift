import Gtk

/// Looks at files given on the command line before any window opens, so that a bad one ends the program with a word.
enum FileCheck {
    /// What is wrong with a file, and the way out; nil if it is a picture that can be added.
    static func problem(with argument: String) -> String? {
        let file = File(argument: argument)
        do {
            _ = try PictureFile(file.contentsNow(limit: PictureFile.byteLimit), name: file.name)
            return nil
        } catch {
            let failure = PictureFailure(name: argument, error)
            return "“\(argument)” can’t be opened. \(failure.reason)"
        }
    }
}
