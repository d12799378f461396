import Foundation

/// The programs that the build has produced.
public enum BuiltProducts {
    /// The folder with the test program and the package's executables.
    public static var folder: String {
        get throws { try TestProgram.folder }
    }

    /// The path of the app: the one that `LONGPRESS_BINARY` names, otherwise the one beside the running tests or in a folder
    /// above.
    public static var app: String {
        get throws {
            if let named = environment("LONGPRESS_BINARY") {
                guard isProgram(named) else { throw TestFailure("LONGPRESS_BINARY names no program: \(named)") }
                return named
            }
            var folder = try self.folder
            while folder != "/" {
                let program = folder + "/longpress"
                if isProgram(program) { return program }
                folder = (folder as NSString).deletingLastPathComponent
            }
            throw TestFailure("the app isn't built: no longpress in \(try self.folder) or above")
        }
    }

    private static func isProgram(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
            && FileManager.default.isExecutableFile(atPath: path)
    }
}
