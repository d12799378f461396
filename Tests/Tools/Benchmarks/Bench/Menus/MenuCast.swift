import Glibc

/// The programs whose menus are measured, and the files that they open. The files are removed with the object.
final class MenuCast {
    private let app: (name: String, path: String)
    private let folder: String
    /// The C program, whose picture has a menu, too.
    let baseline: Program
    /// GNOME Text Editor, if it is installed.
    let textEditor: Program?

    /// - Parameters:
    ///   - path: The program to measure; `nil` for `longpress`.
    init(program path: String?) throws(Failure) {
        let package = try BuiltPackage()
        app =
            if let path { (lastComponent(path), path) } else { ("longpress", try package.product("longpress")) }
        baseline = Program(
            name: "baseline", path: try package.product("longpress-baseline"),
            arguments: ["--menus", package.picture])
        folder = try makeTemporaryFolder()
        let text = "\(folder)/text.txt"
        try NoteFile.writeText(to: text, bytes: NoteFile.shortLength)
        textEditor = Self.find("gnome-text-editor").map {
            Program(name: "GNOME Text Editor", path: $0, arguments: ["--standalone", text])
        }
    }

    deinit { removeFolder(folder) }

    /// The app, started without a file.
    var welcome: Program { Program(name: app.name, path: app.path, arguments: []) }

    /// Returns the app with a note of `bytes` bytes of text, and a picture.
    func longpress(noteOf bytes: Int = NoteFile.shortLength) throws(Failure) -> Program {
        let path = "\(folder)/\(bytes).html"
        if modificationTime(path) == nil { try NoteFile.writeNote(to: path, bytes: bytes, pictures: 1) }
        return Program(name: app.name, path: app.path, arguments: [path])
    }

    /// Returns the path of a program in `PATH`.
    private static func find(_ name: String) -> String? {
        let folders = getenv("PATH").map { String(cString: $0) }?.split(separator: ":") ?? []
        return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }
}
