/// Counts how often the X server's bell is rung, by whichever program.
public final class BellWatch {
    private let connection: XConnection
    private let firstEvent: Int32
    private var rung = 0

    /// Begins to count.
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

    /// How often it has been rung by now.
    public var count: Int {
        connection.takeEvents { event in
            // XkbBellNotify; the offset is that of XkbAnyEvent's xkb_type on 64-bit machines.
            if event.load(as: Int32.self) == firstEvent, event.load(fromByteOffset: 40, as: Int32.self) == 8 {
                rung += 1
            }
        }
        return rung
    }
}
