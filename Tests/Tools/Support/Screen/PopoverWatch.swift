import Foundation

/// Counts every popover, menu and tooltip of one program that appears, however briefly. The loupe and the selection handles
/// don't count, because they offer no actions.
public final class PopoverWatch {
    private let connection: XConnection
    private let clients: Set<XID>
    private var count = 0
    private var sizes: [XID: (width: Int, height: Int)] = [:]

    /// Starts counting. The program must have a window on the screen.
    public init(_ windows: Windows) throws {
        connection = try XConnection()
        clients = Set(windows.topLevels.map { Windows.clientPart($0.id) })
        guard !clients.isEmpty else { throw TestFailure("there is no window whose popovers could be watched") }
        _ = connection.x.selectInput(connection.display, connection.root, 1 << 19)  // SubstructureNotifyMask
        connection.sync()
    }

    /// The number that has appeared so far.
    public var appeared: Int {
        connection.readEvents(take)
        return count
    }

    /// Processes an event. The offsets are those of XCreateWindowEvent, XConfigureEvent and XMapEvent on 64-bit machines.
    private func take(_ event: UnsafeRawBufferPointer) {
        func int(_ offset: Int) -> Int { Int(event.load(fromByteOffset: offset, as: Int32.self)) }
        let window = event.load(fromByteOffset: 40, as: XID.self)
        switch int(0) {
        case 16, 22: sizes[window] = (int(56), int(60))  // CreateNotify, ConfigureNotify
        case 19 where int(48) != 0 && clients.contains(Windows.clientPart(window)):  // MapNotify, overriding
            if !isLoupe(window) { count += 1 }
        default: break
        }
    }

    private func isLoupe(_ window: XID) -> Bool {
        let known = sizes[window] ?? connection.attributes(of: window).map { ($0.width, $0.height) }
        return known.map(Windows.Window.isLoupe) ?? false
    }
}
