import Foundation

/// What is there when a test fails, kept in a folder to be understood by afterwards.
///
/// Nothing here fails or waits for long: what can't be had is said in its place.
public struct Evidence {
    /// What a test has said as it failed.
    public struct Failure: Sendable {
        let message: String
        let file: String
        let line: Int

        /// A failure with where it was noticed.
        public init(message: String, file: String, line: Int) {
            (self.message, self.file, self.line) = (message, file, line)
        }
    }

    /// The folder's path.
    package let folder: String

    /// Where the folders go: the folder that LONGPRESS_EVIDENCE names, else `evidence` beside the built tests.
    private static var usualFolder: String {
        get throws { try environment("LONGPRESS_EVIDENCE") ?? TestProgram.folder + "/evidence" }
    }

    /// Keeps what there is now, the screen first, and answers the folder's path, or why there is none.
    ///
    /// - Parameters:
    ///   - test: The name of the folder; a number is added if there is one already.
    ///   - parent: Where the folder is to be, if not where LONGPRESS_EVIDENCE says.
    ///   - more: Keeps what there is besides.
    package static func gather(
        test: String, failure: Failure, in parent: String? = nil, more: (Evidence) throws -> Void
    ) -> String {
        let time = Date()
        do {
            let evidence = Evidence(folder: try newFolder(test, in: parent ?? usualFolder))
            evidence.keep("failure.txt") {
                "\(failure.file):\(failure.line)\n\(Self.timeFormat.string(from: time))\n\(failure.message)\n"
            }
            // The display and everything on it belong to the main thread.
            guard Thread.isMainThread else {
                return "\(evidence.folder) (no more than the failure: it was on another thread)"
            }
            // What changes soonest comes first.
            do {
                try Screenshot.picture().write(to: evidence.folder + "/screen.png")
            } catch {
                evidence.keep("screen.txt") { "There is no picture: \(error)\n" }
            }
            try more(evidence)
            return evidence.folder
        } catch {
            return "none, for \(error)"
        }
    }

    /// A folder in its folder.
    package func folder(_ name: String) throws -> Evidence {
        let folder = "\(folder)/\(name)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return Evidence(folder: folder)
    }

    /// Writes a file. One that can't be written isn't there.
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
