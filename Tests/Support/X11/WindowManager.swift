extension TestDisplay {
    /// Waits until the window manager has dealt with all input so far.
    ///
    /// The X server keeps each press from its window until the manager, which may give that window the keyboard first,
    /// lets it go. Keys don't wait: one that follows too soon overtakes the press.
    public func waitForManager() throws {
        let x = connection.x
        let window = askingWindow ?? x.createSimpleWindow(connection.display, connection.root, 0, 0, 1, 1, 0, 0, 0)
        askingWindow = window
        // The manager answers by setting four numbers, in the order in which things come to it.
        let property = "_NET_FRAME_EXTENTS"
        withUnsafeBytes(of: 0) {
            _ = x.changeProperty(
                connection.display, window, connection.atom(property), connection.atom("CARDINAL"), 32, 0,
                $0.baseAddress, 1)
        }
        connection.sendToManager("_NET_REQUEST_FRAME_EXTENTS", about: window, [])
        try waitUntil("the window manager to answer", every: 1) {
            connection.property(property, of: window)?.numbers.count == 4
        }
    }
}
