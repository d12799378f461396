import Foundation

/// Notes every popover, menu and tooltip of one program that comes up, for however short a time it is there. The loupe
/// and the selection handles don't count: they offer nothing.
public final class PopoverWatch {
    private let connection: XConnection
    private let clients: Set<XID>
    private var count = 0

    /// Watches from now on. The program must have a window on the screen.
    public init(_ windows: Windows) throws {
        connection = try XConnection()
        clients = Set(windows.topLevels.map { Windows.clientPart($0.id) })
        guard !clients.isEmpty else { throw TestFailure("there is no window whose popovers could be watched") }
        _ = connection.x.selectInput(connection.display, connection.root, 1 << 19)  // SubstructureNotifyMask
        connection.sync()
    }

    /// How many have come up so far.
    public var appeared: Int {
        connection.sync()
        // The offsets are those of XMapEvent on 64-bit machines.
        withUnsafeTemporaryAllocation(byteCount: 192, alignment: 8) { event in
            while connection.x.pending(connection.display) > 0 {
                _ = connection.x.nextEvent(connection.display, event.baseAddress!)
                guard event.load(as: Int32.self) == 19 else { continue }  // MapNotify
                let window = event.load(fromByteOffset: 40, as: XID.self)
                let isOverriding = event.load(fromByteOffset: 48, as: Int32.self) != 0
                if isOverriding, clients.contains(Windows.clientPart(window)), !isSelectionAid(window) { count += 1 }
            }
        }
        return count
    }

    /// One that has gone already was no aid: those stay as long as they are held, or selected.
    private func isSelectionAid(_ window: XID) -> Bool {
        guard let attributes = connection.attributes(of: window) else { return false }
        let frame = ScreenRectangle(x: 0, y: 0, width: attributes.width, height: attributes.height)
        return Windows.Window(id: window, title: "", frame: frame, shadow: [], isPopover: true).isSelectionAid
    }
}
