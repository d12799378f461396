import Foundation
import TestSupport

/// GNOME's screen reader, running in a session, and its speech output.
///
/// It speaks as usual but without a voice, and logs every utterance to a file.
final class Orca {
    private let launcher: ChildProcess
    private let program: ChildProcess
    private let file: String
    /// The number of utterances that have been waited for.
    private var heard = 0

    /// Starts Orca, and waits until it listens.
    ///
    /// - Parameter bus: The session of the programs to speak about.
    init(in bus: SessionBus, keepingFilesIn folder: TemporaryFolder) throws {
        file = folder.path + "/orca.txt"
        // Orca and its child processes get nothing of the tests' own desktop but the display and the session.
        let environment = [
            "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": try folder.folder("home"),
            "XDG_DATA_DIRS": "/usr/share", "DISPLAY": TestSupport.environment("DISPLAY") ?? "",
            "XDG_RUNTIME_DIR": bus.runtime.path, "DBUS_SESSION_BUS_ADDRESS": bus.address,
            "AT_SPI_BUS_ADDRESS": bus.accessibilityAddress, "GSETTINGS_BACKEND": "memory",
        ]
        // The launcher announces that a screen reader is enabled. The session already has an accessibility bus.
        launcher = try ChildProcess(
            "/usr/libexec/at-spi-bus-launcher", ["--screen-reader=1"], environment: environment, outputIn: folder,
            workingDirectory: folder.path)
        try waitUntil("the announcement of a screen reader") {
            try bus.names.session.contains("org.a11y.Bus")
        }
        // Otherwise its log would be buffered.
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

    /// All utterances, in order.
    var said: [String] {
        ((try? String(contentsOfFile: file, encoding: .utf8)) ?? "").split(separator: "\n").compactMap { line in
            // The voice's parameters follow the words.
            line.firstMatch(of: #/SPEECH OUTPUT: '(.*)'[^']*(?:\{.*)?$/#).map { String($0.1) }
        }
    }

    /// Waits until it says something with these words, after the utterance that was waited for before.
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
