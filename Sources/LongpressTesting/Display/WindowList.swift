import Foundation

/// The windows on a display, cached until the X server reports a change.
///
/// Tests look for windows a few hundred times a second, and to ask the X server for everything about them takes about a hundred
/// requests. The server reports each change. While it reports none, one request is enough. Programs and the window manager
/// create many windows that are never shown, and nothing about those changes.
final class WindowList {
    private let connection: XConnection
    private var watched: Set<XID> = []
    /// The known facts about the watched windows.
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

    // The values are from X.h.
    private static let structureNotify = 1 << 17
    private static let substructureNotify = 1 << 19
    private static let propertyChange = 1 << 22
    private static let destroyNotify: Int32 = 17

    /// Returns the visible windows of a process, from bottom to top.
    func windows(ofProcess process: Int32) -> [Windows.Window] {
        // A change that happens during the requests below is reported the next time.
        connection.readEvents { event in
            known = [:]
            // The receiver of the event and the window it is about, at their offsets on 64-bit machines. Both may be the same
            // window.
            let subjects = [32, 40].map { event.load(fromByteOffset: $0, as: XID.self) }
            for window in subjects { forget(window) }
            // The server may reuse the window's number.
            if event.load(as: Int32.self) == Self.destroyNotify { watched.remove(subjects[1]) }
        }
        if let windows = known[process] { return windows }
        let tops = connection.children(of: connection.root)
        let managed = tops.compactMap { client(in: $0, depth: 2) }
        // In a sandbox, GTK doesn't set its process id, because it may be a different number outside. A display has at most one
        // such program at a time.
        let isInSandbox = access("/proc/\(process)/root/.flatpak-info", F_OK) == 0
        let own = managed.filter {
            guard let number = property("_NET_WM_PID", of: $0)?.numbers.first else { return isInSandbox }
            return number == Int(process)
        }
        let clients = Set(own.map(Windows.clientPart))
        let popovers = tops.filter { top in
            guard clients.contains(Windows.clientPart(top)), let attributes = attributes(of: top) else {
                return false
            }
            // GTK uses a window of one pixel to talk to other programs during a drag.
            return attributes.overridesRedirect && attributes.width > 1
        }
        let windows =
            own.compactMap { window($0, isPopover: false) } + popovers.compactMap { window($0, isPopover: true) }
        known[process] = windows
        return windows
    }

    /// Returns the program's own window inside the frame that the window manager has put around it.
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

    /// Makes the server report changes to a window and to its direct children.
    private func watch(_ window: XID) {
        guard watched.insert(window).inserted else { return }
        _ = connection.x.selectInput(
            connection.display, window, Self.structureNotify | Self.substructureNotify | Self.propertyChange)
    }

    /// Clears the facts about a window and about its children, which appear and disappear with it.
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

    /// Returns a fact about a window, asking for it if it isn't known.
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
