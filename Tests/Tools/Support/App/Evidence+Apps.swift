import Foundation

extension Evidence {
    /// The maximum number of apps: the last ones are used, because a test may start many, one after another.
    private static let mostApps = 4

    /// Saves the current state, and returns the path of the folder, or the reason why there is none.
    ///
    /// - Parameters:
    ///   - test: The name of the folder. A number is added if the folder exists.
    ///   - apps: The apps that the test has started, in order. The evidence of the last is in the folder itself; that of each
    ///     app before it is in a subfolder.
    ///   - parent: The parent of the folder, if other than `LONGPRESS_EVIDENCE`.
    ///   - timeLimit: The seconds within which an app has to return its accessibility tree.
    public static func gather(
        test: String, failure: Failure, apps: [AppUnderTest], in parent: String? = nil, timeLimit: Double = 10
    ) -> String {
        gather(test: test, failure: failure, in: parent) { evidence in
            for (index, app) in apps.enumerated().suffix(mostApps).reversed() {
                let own = index == apps.count - 1 ? evidence : try evidence.folder("app-\(index + 1)")
                own.keep(app, timeLimit)
            }
        }
    }

    private func keep(_ app: AppUnderTest, _ timeLimit: Double) {
        let display = app.display.report(of: app)
        let tree = Self.tree(of: app, timeLimit)
        let focused = tree.split(separator: "\n").map(String.init)
            .filter { $0.contains(#/\[[a-z ]*\bfocused\b[a-z ]*\]/#) }
        keep("tree.txt") { tree }
        keep("keyboard.txt") {
            display + "Focused in the accessibility tree:\n" + Self.lines(focused.isEmpty ? ["nothing"] : focused)
        }
        keep("events.txt") { Self.lines(app.events) }
        keep("stderr.txt") { app.standardError }
        keep("stdout.txt") { app.standardOutput }
    }

    /// Returns everything in the app's windows, as assistive technologies see it, as far as the app answers in time.
    private static func tree(of app: AppUnderTest, _ timeLimit: Double) -> String {
        if let ending = app.ending { return "There is no tree: the app \(ending).\n" }
        let windows = app.isOnWayland ? nil : app.windows
        return AccessibleApp.outline(
            of: app.process.id, on: app.bus.accessibility, windows: windows, timeLimit: timeLimit)
    }

    private static func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
