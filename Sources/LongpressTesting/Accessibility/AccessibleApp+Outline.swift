extension AccessibleApp {
    /// Returns everything in a program's windows, one line per object, as assistive technologies see it. Ends early if the
    /// program doesn't answer within the time limit.
    package static func outline(
        of process: Int32, on bus: DBusConnection, windows: Windows?, timeLimit: Double
    ) -> String {
        bus.withTimeLimit(timeLimit) {
            do {
                guard let app = try AccessibleApp(process: process, on: bus, windows: windows) else {
                    return "There is no tree: the app isn't on the accessibility bus.\n"
                }
                let outline = app.node.outline + "\n"
                guard bus.isOverTime else { return outline }
                return "The app didn't answer within \(timeLimit) s. What it had reported by then:\n" + outline
            } catch {
                return "There is no tree: \(error)\n"
            }
        }
    }
}
