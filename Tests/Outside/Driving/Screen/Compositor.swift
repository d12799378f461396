import TestSupport

/// A compositor on the tests' display: translucent content shows what is below it, as on users' desktops.
final class Compositor {
    private let folder: TemporaryFolder
    private let process: ChildProcess

    init() throws {
        folder = try TemporaryFolder()
        process = try ChildProcess(
            "picom", ["--backend", "xrender", "--config", "/dev/null"],
            environment: [
                "DISPLAY": TestSupport.environment("DISPLAY") ?? "", "PATH": TestSupport.environment("PATH") ?? "",
            ],
            outputIn: folder)
        try TestSupport.waitUntil("the compositor") { try Self.isRunning }
    }

    func stop() {
        process.stop()
        try? TestSupport.waitUntil("no compositor") { try !Self.isRunning }
    }

    /// Whether a compositor is running, which programs recognize by the owner of a selection.
    private static var isRunning: Bool {
        get throws {
            let connection = try TestDisplay.shared().connection
            let name = connection.x.internAtom(connection.display, "_NET_WM_CM_S0", 0)
            return connection.x.selectionOwner(connection.display, name) != 0
        }
    }
}
