/// A measurement of the time between requests, by the X server's own clock, which also gives events their times.
///
/// It changes a property of a window: the server reports each change with its time.
package final class ServerClock {
    private let connection: XConnection
    private let window: XID
    private let property: XID

    package init(_ connection: XConnection) {
        self.connection = connection
        window = connection.makeWindow()
        property = connection.atom("LONGPRESS_TIME")
        _ = connection.x.selectInput(connection.display, window, 1 << 22)  // PropertyChangeMask
    }

    /// Marks a position in the stream of requests. The server records the time at which it gets there.
    package func mark() {
        connection.change(property, of: window, type: property, format: 8, [UInt8]())
    }

    /// Returns the times between the marks so far, in milliseconds, and clears the marks. Waits until the server has processed
    /// the last one.
    package func gaps() -> [UInt] {
        var times: [UInt] = []
        connection.readEvents { event in
            // PropertyNotify; the offset is that of XPropertyEvent on 64-bit machines.
            if event.load(as: Int32.self) == 28 { times.append(event.load(fromByteOffset: 48, as: UInt.self)) }
        }
        return zip(times, times.dropFirst()).map { $1 - $0 }
    }
}
