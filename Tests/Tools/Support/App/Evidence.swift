import Foundation

/// What is there when a test fails, kept in a folder to be understood by afterwards.
///
/// Nothing here fails or waits for long: what can't be had is said in its place.
public enum Evidence {
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

    /// Where the folders go: the folder that LONGPRESS_EVIDENCE names, else `evidence` beside the built tests.
    private static var usualFolder: String {
        get throws { try environment("LONGPRESS_EVIDENCE") ?? BuiltProducts.folder + "/evidence" }
    }

    /// Of so many apps at most, those that were started last: a test may start very many, one after another.
    private static let mostApps = 4

    /// Keeps what there is now, and answers the folder's path, or why there is none.
    ///
    /// - Parameters:
    ///   - test: The name of the folder; a number is added if there is one already.
    ///   - apps: What the test has started, in this order. What is of the last is in the folder itself, what is of those
    ///     before in a folder of each.
    ///   - parent: Where the folder is to be, if not where LONGPRESS_EVIDENCE says.
    ///   - timeLimit: Within how many seconds an app has to tell what is in its windows.
    public static func gather(
        test: String, failure: Failure, apps: [AppUnderTest], in parent: String? = nil, timeLimit: Double = 10
    ) -> String {
        let time = Date()
        do {
            let folder = try newFolder(test, in: parent ?? usualFolder)
            keep("failure.txt", in: folder) {
                "\(failure.file):\(failure.line)\n\(Self.timeFormat.string(from: time))\n\(failure.message)\n"
            }
            // The display and everything on it belong to the main thread.
            guard Thread.isMainThread else { return "\(folder) (no more than the failure: it was on another thread)" }
            // What changes soonest comes first.
            do {
                try Screenshot.picture().write(to: folder + "/screen.png")
            } catch {
                keep("screen.txt", in: folder) { "There is no picture: \(error)\n" }
            }
            for (index, app) in apps.enumerated().suffix(mostApps).reversed() {
                let own = index == apps.count - 1 ? folder : "\(folder)/app-\(index + 1)"
                try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
                keep(app, in: own, timeLimit)
            }
            return folder
        } catch {
            return "none, for \(error)"
        }
    }

    private static func keep(_ app: AppUnderTest, in folder: String, _ timeLimit: Double) {
        let display = app.display.report(of: app)
        let tree = tree(of: app, timeLimit)
        let focused = tree.split(separator: "\n").map(String.init)
            .filter { $0.contains(#/\[[a-z ]*\bfocused\b[a-z ]*\]/#) }
        keep("tree.txt", in: folder) { tree }
        keep("keyboard.txt", in: folder) {
            display + "Focused in the accessibility tree:\n" + lines(focused.isEmpty ? ["nothing"] : focused)
        }
        keep("events.txt", in: folder) { lines(app.events) }
        keep("stderr.txt", in: folder) { app.standardError }
        keep("stdout.txt", in: folder) { app.standardOutput }
    }

    /// Everything in the app's windows, as assistive tools see it, as far as the app answers.
    private static func tree(of app: AppUnderTest, _ timeLimit: Double) -> String {
        if let ending = app.ending { return "There is no tree: the app \(ending).\n" }
        let bus = app.bus.accessibility
        return bus.withTimeLimit(timeLimit) {
            do {
                let windows = app.isOnWayland ? nil : app.windows
                guard let root = try AccessibleApp(process: app.process.id, on: bus, windows: windows) else {
                    return "There is no tree: the app isn't known to the accessibility bus.\n"
                }
                let outline = root.node.outline + "\n"
                guard bus.isOverTime else { return outline }
                return "The app didn't answer within \(timeLimit) s. What it had told by then:\n" + outline
            } catch {
                return "There is no tree: \(error)\n"
            }
        }
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

    /// Writes a file. One that can't be written isn't there.
    private static func keep(_ name: String, in folder: String, _ content: () -> String) {
        try? Data(content().utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    }

    private static func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

    private static let timeFormat: DateFormatter = {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
        return format
    }()
}
