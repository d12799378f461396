extension TestDisplay {
    /// Returns a report for the evidence of a failed test: the keyboard focus, the stacking of the windows, the pointer's
    /// place, and the buttons and keys that are down.
    func report(of app: AppUnderTest) -> String {
        let own = app.windows.all
        func told(_ window: XID) -> String { self.told(window, among: own) }
        let active = XID(connection.property("_NET_ACTIVE_WINDOW", of: connection.root)?.numbers.first ?? 0)
        var lines = ["Keyboard (the X server's input focus): \(told(connection.inputFocus))"]
        lines.append("Active (as the window manager says): \(told(active))")
        lines.append("Both: \(app.windows.active.map(String.init(describing:)) ?? "none of the app's windows")")
        let pointer = pointer.state
        lines.append("Pointer: \(pointer.location), over \(told(pointer.window))")
        lines.append("Down: \(list(pointer.down)); keys: \(list(keyboard.down))")
        if app.isOnWayland { lines.append("The app's own windows are known to its compositor only.") }
        lines.append("Windows on the screen, the lowest first:")
        for window in connection.children(of: connection.root) {
            guard let attributes = connection.attributes(of: window), attributes.isViewable, attributes.width > 1 else {
                continue
            }
            lines.append("  " + told(window))
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func list(_ words: [String]) -> String { words.isEmpty ? "nothing" : words.joined(separator: ", ") }

    /// Describes a window as one of the app's own or another program's.
    private func told(_ id: XID, among own: [Windows.Window]) -> String {
        switch id {
        case 0: return "none"
        case 1: return "the window under the pointer"
        case connection.root: return "the background"
        default: break
        }
        // A program's window is inside the frame that the window manager has put around it, and has windows of its own inside.
        var next: XID? = id
        while let window = next, window != connection.root {
            if let found = own.first(where: { $0.id == window }) { return "the app's \(found)" }
            next = connection.parent(of: window)
        }
        if let found = own.first(where: { connection.parent(of: $0.id) == id }) { return "the app's \(found)" }
        let number = "0x" + String(id, radix: 16)
        let name = (connection.property("_NET_WM_NAME", of: id) ?? connection.property("WM_NAME", of: id))?.text ?? ""
        guard let attributes = connection.attributes(of: id), let origin = connection.origin(of: id) else {
            return "\(number), which is gone"
        }
        let frame = ScreenRectangle(x: origin.x, y: origin.y, width: attributes.width, height: attributes.height)
        return "another program's \"\(name)\" \(number), \(frame)"
    }
}

extension Pointer {
    /// The pointer's place, the window under it, and the buttons and modifiers that are down according to the display.
    fileprivate var state: (location: ScreenPoint, window: XID, down: [String]) {
        let (location, window, mask) = query()
        let names = ["shift", "caps lock", "ctrl", "alt", "num lock", "mod3", "super", "mod5"]
        let down = (names + (1...5).map { "button \($0)" }).enumerated().filter { mask >> $0.offset & 1 == 1 }
        return (location, window, down.map(\.element))
    }
}
