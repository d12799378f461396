/// The window manager of a display, if it has one.
package final class WindowManager {
    private let connection: XConnection
    /// The window that requests to the manager are about.
    private lazy var window = connection.makeWindow()

    package init(_ connection: XConnection) {
        self.connection = connection
    }

    /// Waits until the manager has processed all input so far.
    ///
    /// The X server withholds each press from its window until the manager, which may focus that window first, releases it.
    /// Keys aren't withheld: a key that follows too soon overtakes the press. And if a second press follows too soon, no window
    /// receives it or the release before it (openbox 3.6, with any program).
    package func wait() throws {
        guard connection.property("_NET_SUPPORTING_WM_CHECK", of: connection.root) != nil else { return }
        // The manager answers by setting four numbers. It processes requests in the order in which they arrive.
        let property = "_NET_FRAME_EXTENTS"
        connection.change(
            connection.atom(property), of: window, type: connection.atom("CARDINAL"), format: 32, [0])
        connection.sendToManager("_NET_REQUEST_FRAME_EXTENTS", about: window, [])
        try waitUntil("the window manager to answer", every: 1) {
            connection.property(property, of: window)?.numbers.count == 4
        }
    }
}

extension TestDisplay {
    /// Waits until the window manager has processed all input so far: presses have reached their windows.
    public func waitForManager() throws { try manager.wait() }
}
