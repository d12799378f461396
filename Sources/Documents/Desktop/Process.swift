import CGtk

/// The process that the program runs in.
package enum Process {
    /// Writes a line to standard error.
    package static func printError(_ line: String) {
        let bytes = Array("\(line)\n".utf8)
        _ = write(STDERR_FILENO, bytes, bytes.count)
    }

    /// The process's number, as other programs know it.
    package nonisolated static var identifier: Int { Int(getpid()) }

    /// Whether the desktop has started the program, such as its file manager, so that nobody reads what it writes to
    /// standard error. To be asked before GTK's start, which takes what tells it out of the environment.
    package static var isStartedByDesktop: Bool {
        // GIO leaves the number, for what the program starts in turn, such as a shell, has the variables as well.
        if variable("GIO_LAUNCHED_DESKTOP_FILE_PID") == "\(identifier)" { return true }
        // Others leave what the window comes to the front with. Terminals hand that on now and then.
        return isatty(STDERR_FILENO) == 0
            && ["XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"].contains { variable($0)?.isEmpty == false }
    }

    private static func variable(_ name: String) -> String? { g_getenv(name).map { String(cString: $0) } }

    /// Has the memory of large pictures and texts go back to the system as soon as they are freed. Call it before anything
    /// large is needed.
    package static func givesBackLargeBlocks() { lp_give_back_large_blocks() }

    /// Calls a handler, on the main loop, when the process is asked to end: by SIGTERM, SIGHUP or SIGINT.
    package static func onTermination(_ handler: @escaping () -> Void) {
        for signal in [SIGTERM, SIGHUP, SIGINT] {
            let box = Unmanaged.passRetained(TerminationHandler(handler)).toOpaque()
            g_unix_signal_add_full(
                G_PRIORITY_HIGH, signal,
                { data in
                    nonisolated(unsafe) let data = data!
                    MainActor.assumeIsolated {
                        Unmanaged<TerminationHandler>.fromOpaque(data).takeUnretainedValue().run()
                    }
                    return 1
                }, box, { Unmanaged<TerminationHandler>.fromOpaque($0!).release() })
        }
    }

    private final class TerminationHandler {
        let run: () -> Void

        init(_ run: @escaping () -> Void) {
            self.run = run
        }
    }

    /// Ends the process without waiting for other threads and without closing libraries: one that a thread is still
    /// loading or using, as a dictionary's or a picture's may be, would be closed under it.
    package static func exitAtOnce(_ status: Int32) -> Never {
        fflush(nil)
        _exit(status)
    }

    /// Ends the process.
    package static func exit(_ status: Int32) -> Never {
        CGtk.exit(status)
    }
}
