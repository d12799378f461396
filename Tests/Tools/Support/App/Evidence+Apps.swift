import Foundation

extension Evidence {
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

    /// Everything in the app's windows, as assistive tools see it, as far as the app answers.
    private static func tree(of app: AppUnderTest, _ timeLimit: Double) -> String {
        if let ending = app.ending { return "There is no tree: the app \(ending).\n" }
        let windows = app.isOnWayland ? nil : app.windows
        return AccessibleApp.outline(
            of: app.process.id, on: app.bus.accessibility, windows: windows, timeLimit: timeLimit)
    }

    private static func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
