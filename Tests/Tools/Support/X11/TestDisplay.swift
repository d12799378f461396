import Foundation

/// The X display that the tests run on, with its pointer and keyboard.
///
/// `Tests/run` gives the tests a display of their own, and a window manager on it.
public final class TestDisplay {
    let connection: XConnection
    let manager: WindowManager
    let windowList: WindowList
    let probe: ServerProbe
    /// The display's mouse.
    public let pointer: Pointer
    /// The display's keyboard.
    public let keyboard: Keyboard
    /// The display's clipboard.
    public let clipboard: SystemClipboard

    nonisolated(unsafe) private static var opened: TestDisplay?

    private init() throws {
        connection = try XConnection()
        manager = WindowManager(connection)
        windowList = try WindowList()
        probe = try ServerProbe()
        pointer = Pointer(connection, manager)
        keyboard = Keyboard(connection, manager)
        clipboard = SystemClipboard(connection)
    }

    /// Throws unless there is a display: a test that needs one fails without it, it is never skipped.
    public static func requireDisplay() throws {
        _ = try shared()
    }

    /// The display named by DISPLAY, opened at the first call. Call it on the main thread only.
    public static func shared() throws -> TestDisplay {
        precondition(Thread.isMainThread, "the test display belongs to the main thread")
        if let opened { return opened }
        guard environment("DISPLAY") != nil else {
            throw TestFailure("DISPLAY isn't set: run this test with Tests/run, which starts a display for it")
        }
        let display = try TestDisplay()
        opened = display
        atexit { TestDisplay.opened?.releaseAll() }
        return display
    }

    /// The size of the screen.
    public var bounds: ScreenRectangle {
        let size = connection.attributes(of: connection.root)
        return ScreenRectangle(x: 0, y: 0, width: size?.width ?? 0, height: size?.height ?? 0)
    }

    /// The windows of the test's own process.
    public var windows: Windows { Windows(ofProcess: getpid(), on: self) }

    /// Has the pointer to itself while a body runs, as a window manager has for moments.
    public func withPointerGrabbed(_ body: () throws -> Void) throws {
        let status = connection.x.grabPointer(connection.display, connection.root, 0, 0, 1, 1, 0, 0, 0)
        guard status == 0 else { throw TestFailure("the pointer can't be grabbed: \(status)") }
        defer {
            _ = connection.x.ungrabPointer(connection.display, 0)
            connection.sync()
        }
        try body()
    }

    /// Lets go of every button and key that is still held, and empties the clipboard.
    public func releaseAll() {
        pointer.releaseAll()
        keyboard.releaseAll()
        clipboard.clear()
    }
}
