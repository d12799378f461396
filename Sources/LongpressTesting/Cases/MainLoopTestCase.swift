import Platform
import XCTest

/// A test on the main actor that can iterate GLib's main loop, without a display.
open class MainLoopTestCase: MainThreadTestCase {
    open override func begin() throws {
        try super.begin()
        CriticalMessages.report { XCTFail($0) }
        MainLoop.install()
        Self.taskThreads
    }

    /// Installs the task threads once per process, as the program does.
    private static let taskThreads: Void = TaskThreads.install()

    open override func end() throws {
        iterateMainContext()
        try super.end()
    }
}
