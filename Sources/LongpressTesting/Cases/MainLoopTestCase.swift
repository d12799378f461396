import Platform
import XCTest

/// A test on the main actor that can let GLib's main loop turn, without a display.
open class MainLoopTestCase: MainThreadTestCase {
    open override func begin() throws {
        try super.begin()
        CriticalMessages.report { XCTFail($0) }
        MainLoop.install()
        Self.taskThreads
    }

    /// As in the program; once is enough.
    private static let taskThreads: Void = TaskThreads.install()

    open override func end() throws {
        iterateMainContext()
        try super.end()
    }
}
