import Foundation

/// A desktop's clipboard manager. It takes over the clipboard contents of a program that ends, at the program's request
/// (freedesktop.org's clipboard manager specification).
public final class ClipboardManager: @unchecked Sendable {
    private let connection: XConnection
    private let window: XID
    private let selection: XID
    private let lock = NSLock()
    private var isStopping = false
    private var owner: ClipboardOwner?
    private let stopped = DispatchSemaphore(value: 0)

    /// Starts the manager. Throws if there is one already.
    public init() throws {
        let connection = try XConnection()
        self.connection = connection
        selection = connection.atom("CLIPBOARD_MANAGER")
        window = connection.makeWindow()
        _ = connection.x.setSelectionOwner(connection.display, selection, window, 0)
        guard connection.x.selectionOwner(connection.display, selection) == window else {
            throw TestFailure("there is a clipboard manager already")
        }
        Thread.detachNewThread { [self] in
            while !lock.withLock({ isStopping }) {
                if let request = nextEvent(ofType: 30, within: 0.005) { answer(request) }
            }
            stopped.signal()
        }
    }

    /// Stops the manager, which also gives up the contents it has taken over.
    public func stop() {
        lock.withLock { isStopping = true }
        stopped.wait()
        owner?.stop()
        _ = connection.x.setSelectionOwner(connection.display, selection, 0, 0)
        connection.sync()
    }

    /// Returns the fields of the next event of a type, from the requestor on, at their offsets on 64-bit machines; `nil` if
    /// none arrives in time.
    private func nextEvent(ofType type: Int32, within seconds: Double) -> [XID]? {
        let event = UnsafeMutableRawPointer.allocate(byteCount: 192, alignment: 8)
        defer { event.deallocate() }
        let end = Date() + seconds
        repeat {
            while connection.x.pending(connection.display) > 0 {
                _ = connection.x.nextEvent(connection.display, event)
                guard event.load(as: Int32.self) == type else { continue }
                return (4..<10).map { event.load(fromByteOffset: 8 * $0, as: XID.self) }
            }
            var descriptor = pollfd(fd: connection.x.connectionNumber(connection.display), events: 1, revents: 0)
            poll(&descriptor, 1, 5)
        } while Date() < end
        return nil
    }

    /// Answers an XSelectionRequestEvent: owner, requestor, selection, target, property, time.
    private func answer(_ request: [XID]) {
        let (requestor, target, property, time) = (request[1], request[3], request[4], request[5])
        let isSaving = target == connection.atom("SAVE_TARGETS")
        if isSaving {
            take(over: connection.property(connection.name(ofAtom: property) ?? "", of: requestor)?.numbers ?? [])
        }
        connection.sendSelectionNotify(
            to: requestor, selection: selection, target: target, property: isSaving ? property : 0, time: time)
    }

    private func take(over targets: [Int]) {
        let own: Set = ["TARGETS", "SAVE_TARGETS", "MULTIPLE", "TIMESTAMP", "DELETE"]
        let (clipboard, place) = (connection.atom("CLIPBOARD"), "LONGPRESS_TAKEN_OVER")
        var forms: [(type: String, bytes: [UInt8])] = []
        for target in targets.map(XID.init) {
            guard let name = connection.name(ofAtom: target), !own.contains(name) else { continue }
            _ = connection.x.convertSelection(
                connection.display, clipboard, target, connection.atom(place), window, 0)
            // Requestor, selection, target, property, which is 0 if the owner doesn't have this form.
            guard let notice = nextEvent(ofType: 31, within: 5), notice[3] != 0 else { continue }
            if let bytes = connection.property(place, of: window)?.bytes { forms.append((name, bytes)) }
        }
        owner = try? ClipboardOwner(offering: forms, manners: .polite)
    }
}
