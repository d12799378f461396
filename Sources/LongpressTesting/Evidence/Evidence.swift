import Foundation

/// The state at the failure of a test, saved in a folder for later examination.
///
/// Nothing here fails or waits for long. If something can't be saved, a text in its place says why.
public struct Evidence {
    /// The failure that a test has reported.
    public struct Failure: Sendable {
        let message: String
        let file: String
        let line: Int

        /// Creates a failure with the place where it was noticed.
        public init(message: String, file: String, line: Int) {
            (self.message, self.file, self.line) = (message, file, line)
        }
    }

    /// The folder's path.
    package let folder: String

    /// The parent of the folders: the folder that `LONGPRESS_EVIDENCE` names, otherwise `evidence` beside the built tests.
    private static var defaultFolder: String {
        get throws { try environment("LONGPRESS_EVIDENCE") ?? TestProgram.folder + "/evidence" }
    }

    /// Saves the current state, the screen first. Returns the path of the folder, or the reason why there is none.
    ///
    /// - Parameters:
    ///   - test: The name of the folder. A number is added if the folder exists.
    ///   - parent: The parent of the folder, if other than `LONGPRESS_EVIDENCE`.
    ///   - more: A function that saves more.
    package static func gather(
        test: String, failure: Failure, in parent: String? = nil, more: (Evidence) throws -> Void
    ) -> String {
        let time = Date()
        do {
            let evidence = Evidence(folder: try newFolder(test, in: parent ?? defaultFolder))
            evidence.keep("failure.txt") {
                "\(failure.file):\(failure.line)\n\(Self.timeFormat.string(from: time))\n\(failure.message)\n"
            }
            // The display and everything on it belong to the main thread.
            guard Thread.isMainThread else {
                return "\(evidence.folder) (only the message, because the failure was on another thread)"
            }
            // The screen comes first because it changes soonest.
            do {
                try Screenshot.picture().write(to: evidence.folder + "/screen.png")
            } catch {
                evidence.keep("screen.txt") { "There is no picture: \(error)\n" }
            }
            try more(evidence)
            return evidence.folder
        } catch {
            return "none: \(error)"
        }
    }

    /// Creates a folder in the evidence's folder.
    package func folder(_ name: String) throws -> Evidence {
        let folder = "\(folder)/\(name)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return Evidence(folder: folder)
    }

    /// Writes a file. Ignores errors.
    package func keep(_ name: String, _ content: () -> String) {
        try? Data(content().utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    }

    private static func newFolder(_ name: String, in parent: String) throws -> String {
        var folder = parent + "/" + name
        var number = 1
        while FileManager.default.fileExists(atPath: folder) {
            number += 1
            folder = "\(parent)/\(name)-\(number)"
        }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return folder
    }

    private static let timeFormat: DateFormatter = {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
        return format
    }()
}
