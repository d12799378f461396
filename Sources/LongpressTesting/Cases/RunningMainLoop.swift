import CGtk
import Foundation
import Platform

/// GLib's main loop, which the main thread runs under Swift Testing.
enum RunningMainLoop {
    // Written before the context is woken up, and read afterwards.
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

    /// Stops the main loop when the process exits, which may happen on any thread. Otherwise GTK would notice that its display
    /// is gone, and exit with another status.
    static func end() {
        guard isRunning, !Thread.isMainThread else { return }
        isEnding = true
        g_main_context_wakeup(nil)
        _ = hasEnded.wait(timeout: .now() + 1)
    }
}

/// The function that CMainThread calls on the main thread.
@_cdecl("lp_testing_run_main_loop")
func runMainLoop() -> Never { RunningMainLoop.run() }
