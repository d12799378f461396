import Foundation

/// The windows on a display, each asked for anew only when something about it has changed.
///
/// Tests look for windows some hundred times a second, and asking the X server for all that there is to know takes
/// about a hundred requests. The server tells of each change; as long as it has told of none, one request is enough.
/// Programs and the window manager make many windows that are never shown, and about those nothing changes.
final class WindowList {
    private let connection: XConnection
    private var watched: Set<XID> = []
    /// What the server has told of windows that are watched.
    private var facts: [XID: Facts] = [:]
    private var known: [Int32: [Windows.Window]] = [:]

    init() throws {
        connection = try XConnection()
        _ = connection.x.selectInput(connection.display, connection.root, Self.substructureNotify)
    }

    private struct Facts {
        var attributes: XConnection.Attributes?
        var children: [XID]?
        var properties: [String: XConnection.Property?] = [:]
    }

    // The numbers are those of X.h.
    private static let structureNotify = 1 << 17
    private static let substructureNotify = 1 << 19
    private static let propertyChange = 1 << 22
    private static let destroyNotify: Int32 = 17

    /// The windows of a program on the screen, the lowest first.
    func windows(ofProcess process: Int32) -> [Windows.Window] {
        // What changes while it is asked for is told of next time.
        connection.takeEvents { event in
            known = [:]
            // Who is told, and about what; the offsets are those of 64-bit machines. A window may be told about itself.
            let subjects = [32, 40].map { event.load(fromByteOffset: $0, as: XID.self) }
            for window in subjects { forget(window) }
            // The server may use its number again.
            if event.load(as: Int32.self) == Self.destroyNotify { watched.remove(subjects[1]) }
        }
        if let windows = known[process] { return windows }
        let tops = connection.children(of: connection.root)
        let managed = tops.compactMap { client(in: $0, depth: 2) }
        // In a sandbox GTK doesn't tell its process, since that may be another number outside. Of these there is one on a
        // display at a time.
        let isInSandbox = access("/proc/\(process)/root/.flatpak-info", F_OK) == 0
        let own = managed.filter {
            guard let told = property("_NET_WM_PID", of: $0)?.numbers.first else { return isInSandbox }
            return told == Int(process)
        }
        let clients = Set(own.map(Windows.clientPart))
        let popovers = tops.filter { top in
            guard clients.contains(Windows.clientPart(top)), let attributes = attributes(of: top) else {
                return false
            }
            // A window of one pixel is by what GDK talks to other programs while something is dragged.
            return attributes.overridesRedirect && attributes.width > 1
        }
        let windows =
            own.compactMap { window($0, isPopover: false) } + popovers.compactMap { window($0, isPopover: true) }
        known[process] = windows
        return windows
    }

    /// The program's own window inside the frame that a window manager has put around it.
    private func client(in window: XID, depth: Int) -> XID? {
        watch(window)
        guard let attributes = attributes(of: window), attributes.isViewable else { return nil }
        if property("WM_STATE", of: window) != nil { return window }
        guard depth > 0 else { return nil }
        for child in children(of: window) {
            if let client = client(in: child, depth: depth - 1) { return client }
        }
        return nil
    }

    /// Has the server tell of changes to a window and to those right inside it.
    private func watch(_ window: XID) {
        guard watched.insert(window).inserted else { return }
        _ = connection.x.selectInput(
            connection.display, window, Self.structureNotify | Self.substructureNotify | Self.propertyChange)
    }

    /// Forgets what is known of a window, and of those inside it, which appear and disappear with it.
    private func forget(_ window: XID) {
        for child in facts.removeValue(forKey: window)?.children ?? [] { forget(child) }
    }

    private func attributes(of window: XID) -> XConnection.Attributes? {
        fact(\.attributes, of: window) { connection.attributes(of: window) }
    }

    private func children(of window: XID) -> [XID] {
        fact(\.children, of: window) { connection.children(of: window) } ?? []
    }

    private func property(_ name: String, of window: XID) -> XConnection.Property? {
        fact(\.properties[name], of: window) { .some(connection.property(name, of: window)) } ?? nil
    }

    /// What is known of a window; asks for it if it isn't.
    private func fact<Value>(_ path: WritableKeyPath<Facts, Value?>, of window: XID, ask: () -> Value?) -> Value? {
        if let known = facts[window]?[keyPath: path] { return known }
        let value = ask()
        facts[window, default: Facts()][keyPath: path] = value
        return value
    }

    private func window(_ id: XID, isPopover: Bool) -> Windows.Window? {
        guard let attributes = attributes(of: id), attributes.isViewable,
            let origin = connection.origin(of: id)
        else { return nil }
        let title = property("_NET_WM_NAME", of: id)?.text ?? ""
        return Windows.Window(
            id: id, title: isPopover ? "" : title,
            frame: ScreenRectangle(x: origin.x, y: origin.y, width: attributes.width, height: attributes.height),
            shadow: property("_GTK_FRAME_EXTENTS", of: id)?.numbers ?? [0, 0, 0, 0], isPopover: isPopover)
    }
}
