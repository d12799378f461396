/// A check of whether the X server responds. Unlike every other request, it doesn't block until the server answers.
package final class ServerProbe {
    private let connection: XConnection
    private let window: XID
    private let property: XID

    package init() throws {
        connection = try XConnection()
        window = connection.makeWindow()
        property = connection.atom("LONGPRESS_PROBE")
        // PropertyChangeMask
        _ = connection.x.selectInput(connection.display, window, 1 << 22)
        connection.sync()
    }

    /// Returns whether the server answers within a time. It doesn't while a stopped program has grabbed it (`XGrabServer`), nor
    /// while it is stopped itself.
    package func isAnswered(within milliseconds: Double) -> Bool {
        connection.change(property, of: window, type: connection.atom("CARDINAL"), format: 32, [0])
        let answer: Void? = try? waitUntil("the X server to answer", upTo: milliseconds / 1000, every: 1) {
            connection.x.pending(connection.display) > 0
        }
        guard answer != nil else { return false }
        connection.readEvents { _ in }
        return true
    }
}
