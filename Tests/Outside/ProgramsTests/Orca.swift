import Foundation
import TestSupport

/// GNOME's screen reader, running in a session, and what it says.
///
/// It says all that it would to a voice, where there is none, and writes each word of it to a file.
final class Orca {
    private let launcher: ChildProcess
    private let program: ChildProcess
    private let file: String
    /// How much of what it has said was waited for.
    private var heard = 0

    /// Starts it, and waits until it listens.
    ///
    /// - Parameter bus: The session of the programs that it speaks of.
    init(in bus: SessionBus, keepingFilesIn folder: TemporaryFolder) throws {
        file = folder.path + "/orca.txt"
        // It and what it asks get nothing of the tests' own desktop but the display and the session.
        let environment = [
            "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": try folder.folder("home"),
            "XDG_DATA_DIRS": "/usr/share", "DISPLAY": TestSupport.environment("DISPLAY") ?? "",
            "XDG_RUNTIME_DIR": bus.runtime.path, "DBUS_SESSION_BUS_ADDRESS": bus.address,
            "AT_SPI_BUS_ADDRESS": bus.accessibilityAddress, "GSETTINGS_BACKEND": "memory",
        ]
        // Who says that a screen reader is wanted. The session has a bus for assistive tools already.
        launcher = try ChildProcess(
            "/usr/libexec/at-spi-bus-launcher", ["--screen-reader=1"], environment: environment, outputIn: folder,
            workingDirectory: folder.path)
        try waitUntil("who says that a screen reader is wanted") {
            try bus.names.session.contains("org.a11y.Bus")
        }
        // It would keep back what it writes until there is much of it.
        try folder.write(
            "import orca.debug\norca.debug.debugFile.reconfigure(line_buffering=True)\n",
            to: "orca/orca-customizations.py")
        program = try ChildProcess(
            "orca", ["--debug-file", file, "--user-prefs", folder.folder("orca")], environment: environment,
            outputIn: folder, workingDirectory: folder.path)
        try expectSaid("Screen reader on")
    }

    func stop() {
        program.stop()
        launcher.stop()
    }

    /// All that it has said, in order.
    var said: [String] {
        ((try? String(contentsOfFile: file, encoding: .utf8)) ?? "").split(separator: "\n").compactMap { line in
            // What follows the words is how they are said.
            line.firstMatch(of: #/SPEECH OUTPUT: '(.*)'[^']*(?:\{.*)?$/#).map { String($0.1) }
        }
    }

    /// Waits until it says something with these words, after what was waited for before.
    func expectSaid(_ words: String) throws {
        do {
            try waitUntil("“\(words)”", upTo: 30) {
                if hasSaid(words) { return true }
                guard !program.isRunning else { return false }
                throw TestFailure("Orca ended: \(program.standardOutput)\(program.standardError)")
            }
        } catch {
            throw TestFailure("“\(words)” isn't among \(said.dropFirst(heard)): \(error)")
        }
    }

    private func hasSaid(_ words: String) -> Bool {
        let said = said
        guard let place = said.indices.dropFirst(heard).first(where: { said[$0].contains(words) }) else { return false }
        heard = place + 1
        return true
    }
}
