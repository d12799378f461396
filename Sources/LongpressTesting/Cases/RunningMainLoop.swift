import CGtk
import Foundation
import Platform

/// GLib's main loop as the main thread runs it under Swift Testing.
enum RunningMainLoop {
    // Written before the context is woken up, and read after that.
    nonisolated(unsafe) private static var isEnding = false
    nonisolated(unsafe) private static var isRunning = false
    private static let hasEnded = DispatchSemaphore(value: 0)

    fileprivate static func run() -> Never {
        MainActor.assumeIsolated { MainLoop.install() }
        isRunning = true
        while !isEnding { g_main_context_iteration(nil, 1) }
        hasEnded.signal()
        while true { Glibc.pause() }
    }

    /// Stops it as the program ends, on whichever thread that is. Otherwise GTK would see that its display is gone, and end
    /// the program with a status of its own.
    static func end() {
        guard isRunning, !Thread.isMainThread else { return }
        isEnding = true
        g_main_context_wakeup(nil)
        _ = hasEnded.wait(timeout: .now() + 1)
    }
}

/// What CMainThread has the main thread do.
@_cdecl("lp_testing_run_main_loop")
func runMainLoop() -> Never { RunningMainLoop.run() }
