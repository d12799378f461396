import Foundation

/// The X display that the tests run on, with its pointer and keyboard.
///
/// It is never the user's own display. Either `Tests/run` of this package has started it, or the tests start one themselves:
/// Xvfb (or Xorg for a touch screen) with the window manager openbox and an accessibility bus. Both kinds end with the tests.
public final class TestDisplay {
    package let connection: XConnection
    package let manager: WindowManager
    let windowList: WindowList
    package let probe: ServerProbe
    /// The display's mouse.
    public let pointer: Pointer
    /// The display's keyboard.
    public let keyboard: Keyboard

    nonisolated(unsafe) private static var opened: TestDisplay?

    private init() throws {
        connection = try XConnection()
        manager = WindowManager(connection)
        windowList = try WindowList()
        probe = try ServerProbe()
        pointer = Pointer(connection, manager)
        keyboard = Keyboard(connection, manager)
    }

    /// Throws unless there is a display. A test that needs a display fails without one; it is never skipped.
    public static func requireDisplay() throws {
        _ = try shared()
    }

    /// The display. The first call starts one unless there is one already. Call this only on the main thread.
    public static func shared() throws -> TestDisplay {
        precondition(Thread.isMainThread, "the test display can be used only on the main thread")
        if let opened { return opened }
        try OwnSession.begin()
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

    /// The windows of the tests' own process.
    public var windows: Windows { Windows(ofProcess: getpid(), on: self) }

    /// Grabs the pointer while a function runs, as a window manager does for moments.
    public func withPointerGrabbed(_ body: () throws -> Void) throws {
        let status = connection.x.grabPointer(connection.display, connection.root, 0, 0, 1, 1, 0, 0, 0)
        guard status == 0 else { throw TestFailure("the pointer can't be grabbed: \(status)") }
        defer {
            _ = connection.x.ungrabPointer(connection.display, 0)
            connection.sync()
        }
        try body()
    }

    /// Releases every button and key that is still held.
    public func releaseAll() {
        pointer.releaseAll()
        keyboard.releaseAll()
    }
}
