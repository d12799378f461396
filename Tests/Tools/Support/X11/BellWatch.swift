/// A counter of how often any program rings the X server's bell.
public final class BellWatch {
    private let connection: XConnection
    private let firstEvent: Int32
    private var rung = 0

    /// Starts counting.
    public init() throws {
        connection = try XConnection()
        let x = connection.x
        var (opcode, event, error, major, minor): (Int32, Int32, Int32, Int32, Int32) = (0, 0, 0, 1, 0)
        guard x.keyboardExtension(connection.display, &opcode, &event, &error, &major, &minor) != 0 else {
            throw TestFailure("the X server has no keyboard extension")
        }
        firstEvent = event
        // XkbUseCoreKbd, XkbBellNotifyMask
        _ = x.selectKeyboardEvents(connection.display, 0x100, 1 << 8, 1 << 8)
        connection.sync()
    }

    /// The number of times that the bell has been rung so far.
    public var count: Int {
        connection.readEvents { event in
            // XkbBellNotify; the offset is that of XkbAnyEvent's xkb_type on 64-bit machines.
            if event.load(as: Int32.self) == firstEvent, event.load(fromByteOffset: 40, as: Int32.self) == 8 {
                rung += 1
            }
        }
        return rung
    }
}
