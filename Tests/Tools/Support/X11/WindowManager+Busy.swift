import Foundation

extension TestDisplay {
    /// Stops the window manager for 90 of every 100 milliseconds while a function runs, as if the machine were busy.
    public func whileManagerIsBusy(_ body: () throws -> Void) throws {
        let manager = try manager.process()
        let stopping = Process()
        stopping.executableURL = URL(fileURLWithPath: "/bin/sh")
        stopping.arguments = [
            "-c", "while kill -STOP \(manager) && sleep .09; do kill -CONT \(manager); sleep .01; done",
        ]
        try stopping.run()
        defer {
            stopping.terminate()
            stopping.waitUntilExit()
            kill(manager, SIGCONT)
        }
        try body()
    }
}

extension WindowManager {
    /// Returns the process of this display's window manager. Other displays may have one, too.
    fileprivate func process() throws -> pid_t {
        let place = Array("DISPLAY=\(environment("DISPLAY") ?? "")".utf8)
        for name in try FileManager.default.contentsOfDirectory(atPath: "/proc") {
            guard let id = pid_t(name),
                FileManager.default.contents(atPath: "/proc/\(id)/comm") == Data("openbox\n".utf8),
                let variables = FileManager.default.contents(atPath: "/proc/\(id)/environ"),
                variables.split(separator: 0).contains(where: { $0.elementsEqual(place) })
            else { continue }
            return id
        }
        throw TestFailure("no window manager runs on \(environment("DISPLAY") ?? "no display")")
    }
}
