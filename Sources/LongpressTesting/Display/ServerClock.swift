/// Tells how far apart in time the X server carried out requests, by its own clock: the one that events have their times
/// from.
///
/// It notes each change of a property of a window with its time.
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

    /// Has the server note when it comes to this among the requests.
    package func mark() {
        connection.change(property, of: window, type: property, format: 8, [UInt8]())
    }

    /// The times between the marks so far, in milliseconds. It waits for the last one, and forgets them.
    package func gaps() -> [UInt] {
        var times: [UInt] = []
        connection.takeEvents { event in
            // PropertyNotify; the offset is that of XPropertyEvent on 64-bit machines.
            if event.load(as: Int32.self) == 28 { times.append(event.load(fromByteOffset: 48, as: UInt.self)) }
        }
        return zip(times, times.dropFirst()).map { $1 - $0 }
    }
}
