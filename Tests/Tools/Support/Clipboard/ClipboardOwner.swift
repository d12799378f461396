import Foundation

/// Another program that owns the clipboard: an X client with its own connection and thread.
final class ClipboardOwner: @unchecked Sendable {
    enum Manners {
        /// Answers every request.
        case polite
        /// Lists its forms, but never delivers one.
        case stalled
    }

    private let connection: XConnection
    private let selection: XID
    private let forms: [(target: XID, bytes: [UInt8])]
    private let manners: Manners
    private let lock = NSLock()
    private var isStopping = false
    private var asked: [XID: Int] = [:]
    private var delivered = 0
    private let stopped = DispatchSemaphore(value: 0)

    init(offering forms: [(type: String, bytes: [UInt8])], manners: Manners) throws {
        let connection = try XConnection()
        self.connection = connection
        self.manners = manners
        selection = connection.atom("CLIPBOARD")
        self.forms = forms.map { (connection.atom($0.type), $0.bytes) }
        let window = connection.makeWindow()
        _ = connection.x.setSelectionOwner(connection.display, selection, window, 0)
        guard connection.x.selectionOwner(connection.display, selection) == window else {
            throw TestFailure("the clipboard can't be taken")
        }
        Thread.detachNewThread { [self] in
            serve()
            stopped.signal()
        }
    }

    /// Returns how many times the program of a window has requested the list of forms.
    func timesAsked(byProgramOf window: XID) -> Int {
        lock.withLock { asked[Windows.clientPart(window), default: 0] }
    }

    /// The number of times that any form has been delivered.
    var timesDelivered: Int { lock.withLock { delivered } }

    /// Gives up the clipboard.
    func stop() {
        guard !lock.withLock({ isStopping }) else { return }
        lock.withLock { isStopping = true }
        stopped.wait()
        let x = connection.x
        _ = x.setSelectionOwner(connection.display, selection, 0, 0)
        connection.sync()
    }

    private func serve() {
        let event = UnsafeMutableRawPointer.allocate(byteCount: 192, alignment: 8)
        defer { event.deallocate() }
        while !lock.withLock({ isStopping }) {
            while connection.x.pending(connection.display) > 0 {
                _ = connection.x.nextEvent(connection.display, event)
                switch event.load(as: Int32.self) {
                case 29: return  // SelectionClear: another program owns the clipboard now.
                case 30: answer(event)  // SelectionRequest
                default: break
                }
            }
            var descriptor = pollfd(fd: connection.x.connectionNumber(connection.display), events: 1, revents: 0)
            poll(&descriptor, 1, 5)
        }
    }

    /// Answers an XSelectionRequestEvent with an XSelectionEvent. The offsets are for 64-bit machines.
    private func answer(_ request: UnsafeMutableRawPointer) {
        func id(_ offset: Int) -> XID { request.load(fromByteOffset: offset, as: XID.self) }
        let (requestor, target, time) = (id(40), id(56), id(72))
        let wanted = id(64) == 0 ? target : id(64)
        let targets = connection.atom("TARGETS")
        var property: XID = 0
        if target == targets {
            let list = [targets] + forms.map(\.target)
            property = wanted
            connection.change(property, of: requestor, type: connection.atom("ATOM"), format: 32, list)
        } else if let form = forms.first(where: { $0.target == target }) {
            if manners == .stalled { return }
            property = wanted
            connection.change(property, of: requestor, type: target, format: 8, form.bytes)
        }
        connection.sendSelectionNotify(
            to: requestor, selection: selection, target: target, property: property, time: time)
        lock.withLock {
            if target == targets {
                asked[Windows.clientPart(requestor), default: 0] += 1
            } else if property != 0 {
                delivered += 1
            }
        }
    }
}
