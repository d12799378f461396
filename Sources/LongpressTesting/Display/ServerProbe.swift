/// Asks the X server for an answer without waiting for it, as every other request does.
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

    /// Whether the server answers within a time. It doesn't while a program that stands still has it to itself
    /// (`XGrabServer`), nor while it stands still itself.
    package func isAnswered(within milliseconds: Double) -> Bool {
        connection.change(property, of: window, type: connection.atom("CARDINAL"), format: 32, [0])
        let answer: Void? = try? waitUntil("the X server to answer", upTo: milliseconds / 1000, every: 1) {
            connection.x.pending(connection.display) > 0
        }
        guard answer != nil else { return false }
        connection.takeEvents { _ in }
        return true
    }
}
