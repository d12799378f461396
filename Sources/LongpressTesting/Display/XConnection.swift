import Foundation

/// A connection to an X server, with the requests that the tests need in Swift's types.
///
/// Use it on one thread at a time. Errors of the server, such as about a window that has been destroyed meanwhile, are never
/// fatal: the request returns nothing.
package final class XConnection {
    package let x: XLibrary
    package let display: OpaquePointer
    package let root: XID
    private var atoms: [String: XID] = [:]

    package init(displayName: String? = nil) throws {
        x = try XLibrary.shared.get()
        guard let display = x.openDisplay(displayName) else {
            throw TestFailure("the X display \(displayName ?? environment("DISPLAY") ?? "(none)") can't be opened")
        }
        self.display = display
        root = x.rootWindow(display)
        // Keeps an error handler that has been set, for example by GTK. Replaces only Xlib's own, which ends the process.
        let previous = x.setErrorHandler(nil)
        let deadly = x.setErrorHandler { _, _ in 0 }
        if let previous, unsafeBitCast(previous, to: Int.self) != unsafeBitCast(deadly, to: Int.self) {
            _ = x.setErrorHandler(previous)
        }
    }

    deinit {
        _ = x.closeDisplay(display)
    }

    /// Returns after the server has carried out every request so far.
    package func sync() {
        _ = x.sync(display, 0)
    }

    /// Sends every request so far to the server, and returns without waiting for it.
    package func flush() {
        _ = x.pending(display)
    }

    /// Passes on each event that has arrived once the server has carried out every request so far.
    package func readEvents(_ body: (UnsafeRawBufferPointer) -> Void) {
        sync()
        withUnsafeTemporaryAllocation(byteCount: 192, alignment: 8) { event in
            while x.pending(display) > 0 {
                _ = x.nextEvent(display, event.baseAddress!)
                body(UnsafeRawBufferPointer(event))
            }
        }
    }

    package func atom(_ name: String) -> XID {
        if let known = atoms[name] { return known }
        let atom = x.internAtom(display, name, 0)
        atoms[name] = atom
        return atom
    }

    package func name(ofAtom atom: XID) -> String? {
        guard let text = x.atomName(display, atom) else { return nil }
        defer { _ = x.free(text) }
        return String(cString: text)
    }

    package func children(of window: XID) -> [XID] { tree(at: window)?.children ?? [] }

    /// Returns a window's parent; `nil` for the root, and for a window that has been destroyed.
    package func parent(of window: XID) -> XID? {
        tree(at: window).flatMap { $0.parent == 0 ? nil : $0.parent }
    }

    private func tree(at window: XID) -> (parent: XID, children: [XID])? {
        var root: XID = 0
        var parent: XID = 0
        var list: UnsafeMutablePointer<XID>?
        var count: UInt32 = 0
        guard x.queryTree(display, window, &root, &parent, &list, &count) != 0 else { return nil }
        guard let list else { return (parent, []) }
        defer { _ = x.free(list) }
        return (parent, Array(UnsafeBufferPointer(start: list, count: Int(count))))
    }

    /// Creates a window that is never shown.
    package func makeWindow() -> XID {
        x.createSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0)
    }

    /// Sets a property of a window. 32-bit numbers are passed to Xlib as C longs.
    package func change<Element>(_ property: XID, of window: XID, type: XID, format: Int32, _ data: [Element]) {
        data.withUnsafeBytes {
            _ = x.changeProperty(display, window, property, type, format, 0, $0.baseAddress, Int32(data.count))
        }
    }

    /// Sets whether the server repeats a key while it is held.
    package func setRepeat(of key: UInt8, _ isOn: Bool) {
        // An XKeyboardControl. Only its last two numbers are used: KBKey and KBAutoRepeatMode.
        let control: [Int32] = [0, 0, 0, 0, 0, 0, Int32(key), isOn ? 1 : 0]
        _ = x.changeKeyboardControl(display, 1 << 6 | 1 << 7, control)
    }

    /// The window that the server sends key presses to.
    package var inputFocus: XID {
        var window: XID = 0
        var revertTo: Int32 = 0
        _ = x.inputFocus(display, &window, &revertTo)
        return window
    }

    package struct Attributes {
        package let width: Int
        package let height: Int
        package let isViewable: Bool
        package let overridesRedirect: Bool
    }

    package func attributes(of window: XID) -> Attributes? {
        // The offsets are those of XWindowAttributes on 64-bit machines.
        withUnsafeTemporaryAllocation(byteCount: 256, alignment: 8) { bytes in
            guard x.windowAttributes(display, window, bytes.baseAddress!) != 0 else { return nil }
            func int(_ offset: Int) -> Int { Int(bytes.load(fromByteOffset: offset, as: Int32.self)) }
            return Attributes(
                width: int(8), height: int(12), isViewable: int(92) == 2, overridesRedirect: int(120) != 0)
        }
    }

    /// Returns the upper left corner of `window` on the screen.
    package func origin(of window: XID) -> ScreenPoint? {
        var left: Int32 = 0
        var top: Int32 = 0
        var child: XID = 0
        guard x.translate(display, window, root, 0, 0, &left, &top, &child) != 0 else { return nil }
        return ScreenPoint(x: Int(left), y: Int(top))
    }

    /// The value of a property: bytes (8-bit) or numbers (32-bit, which Xlib returns as C longs).
    package struct Property {
        package let bytes: [UInt8]
        package let numbers: [Int]
        package var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    package func property(_ name: String, of window: XID) -> Property? {
        var type: XID = 0
        var format: Int32 = 0
        var count: UInt = 0
        var left: UInt = 0
        var data: UnsafeMutablePointer<UInt8>?
        let status = x.windowProperty(
            display, window, atom(name), 0, 1 << 20, 0, 0, &type, &format, &count, &left, &data)
        guard status == 0, type != 0, let data else { return nil }
        defer { _ = x.free(data) }
        if format == 32 {
            let longs = UnsafeRawPointer(data).assumingMemoryBound(to: Int.self)
            return Property(bytes: [], numbers: Array(UnsafeBufferPointer(start: longs, count: Int(count))))
        }
        return Property(bytes: Array(UnsafeBufferPointer(start: data, count: Int(count))), numbers: [])
    }

    /// Answers a request for a selection with the property that holds it, or with `None`.
    package func sendSelectionNotify(to requestor: XID, selection: XID, target: XID, property: XID, time: XID) {
        // The offsets are those of XSelectionEvent on 64-bit machines.
        withUnsafeTemporaryAllocation(byteCount: 192, alignment: 8) { event in
            event.initializeMemory(as: UInt8.self, repeating: 0)
            event.storeBytes(of: 31, toByteOffset: 0, as: Int32.self)
            for (index, value) in [requestor, selection, target, property, time].enumerated() {
                event.storeBytes(of: value, toByteOffset: 32 + 8 * index, as: XID.self)
            }
            _ = x.sendEvent(display, requestor, 0, 0, event.baseAddress!)
        }
        sync()
    }

    /// Sends the window manager a request, as a message about `window`.
    package func sendToManager(_ message: String, about window: XID, _ data: [Int]) {
        send(message, to: root, about: window, data, mask: 1 << 20 | 1 << 19)
    }

    /// Asks the program of a window to close it, as a window manager does.
    package func askToClose(_ window: XID) {
        send("WM_PROTOCOLS", to: window, about: window, [Int(atom("WM_DELETE_WINDOW"))], mask: 0)
    }

    private func send(_ message: String, to receiver: XID, about window: XID, _ data: [Int], mask: Int) {
        // The offsets are those of XClientMessageEvent on 64-bit machines.
        withUnsafeTemporaryAllocation(byteCount: 192, alignment: 8) { event in
            event.initializeMemory(as: UInt8.self, repeating: 0)
            event.storeBytes(of: 33, toByteOffset: 0, as: Int32.self)
            event.storeBytes(of: window, toByteOffset: 32, as: XID.self)
            event.storeBytes(of: atom(message), toByteOffset: 40, as: XID.self)
            event.storeBytes(of: 32, toByteOffset: 48, as: Int32.self)
            for (index, number) in data.prefix(5).enumerated() {
                event.storeBytes(of: number, toByteOffset: 56 + 8 * index, as: Int.self)
            }
            _ = x.sendEvent(display, receiver, 0, mask, event.baseAddress!)
        }
        sync()
    }
}
