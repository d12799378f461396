/// The window manager of a display, if it has one.
package final class WindowManager {
    private let connection: XConnection
    /// The window about which it is asked.
    private lazy var window = connection.makeWindow()

    package init(_ connection: XConnection) {
        self.connection = connection
    }

    /// Waits until it has dealt with all input so far.
    ///
    /// The X server keeps each press from its window until the manager, which may give that window the keyboard first,
    /// lets it go. Keys don't wait: one that follows too soon overtakes the press. And of a second press that comes too
    /// soon no window ever hears, nor of the release before it (openbox 3.6, in any program).
    package func wait() throws {
        guard connection.property("_NET_SUPPORTING_WM_CHECK", of: connection.root) != nil else { return }
        // The manager answers by setting four numbers, in the order in which things come to it.
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
    /// Waits until the window manager has dealt with all input so far: presses are with their windows.
    public func waitForManager() throws { try manager.wait() }
}
