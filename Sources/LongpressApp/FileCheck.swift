import Gtk

/// Looks at files given on the command line before any window opens, so that a bad one ends the program with a word.
enum FileCheck {
    /// How many files are looked at in full. Of more the window tells what is wrong with them: with two hundred it
    /// would be long in coming otherwise.
    private static let most = 8

    /// What is wrong with the first bad one of some files, and the way out; nil if they can be added.
    static func problem(with arguments: [String]) -> String? {
        for (number, argument) in arguments.enumerated() {
            let file = File(argument: argument)
            do {
                try file.check(limit: PictureFile.byteLimit)
                guard number < most else { continue }
                _ = try PictureFile(file.contentsNow(limit: PictureFile.byteLimit), name: file.name)
            } catch {
                return "“\(argument)” can’t be opened. \(PictureFailure(name: argument, error).reason)"
            }
        }
        return nil
    }
}
