extension AppUnderTest {
    /// The app's windows on the screen.
    public var windows: Windows { Windows(ofProcess: process.id, on: display) }

    /// The root of the app's accessibility tree. Waits until the app has registered with the accessibility bus.
    public var accessible: AccessibleNode {
        get throws {
            if let registered { return registered.node }
            let app = try waitFor("the app to register with the accessibility bus") {
                try AccessibleApp(process: process.id, on: bus.accessibility, windows: isOnWayland ? nil : windows)
            }
            registered = app
            return app.node
        }
    }

    /// Waits until the app has a focused window on the screen, and until its accessibility tree shows it.
    ///
    /// On Wayland, only the tree shows the window: use `waitForTree` there.
    @discardableResult
    public func waitForWindow(upTo seconds: Double = patience) throws -> Windows.Window {
        let window = try waitFor("the app's first window", upTo: seconds) { windows.active }
        try waitForTree(upTo: seconds)
        // The window manager reports the focus first. Until the app knows of it, keys go nowhere.
        let root = try accessible
        try showing(root) {
            try waitUntil("the window to know that it has the keyboard", upTo: seconds) {
                try root.children.contains { $0.has("active") }
            }
        }
        return window
    }

    /// Waits until the app's accessibility tree has a window.
    public func waitForTree(upTo seconds: Double = patience) throws {
        let root = try accessible
        try waitUntil("the window to be in the accessibility tree", upTo: seconds) { try !root.children.isEmpty }
    }

    /// Waits until the accessibility tree has a visible object with this role and name, and returns it.
    public func waitFor(
        role: String? = nil, name: String? = nil, upTo seconds: Double = patience
    ) throws -> AccessibleNode {
        let root = try accessible
        return try showing(root) {
            try waitFor("\(role ?? "anything") \"\(name ?? "")\"", upTo: seconds) {
                try root.first { node in
                    try (role == nil || node.role == role) && (name == nil || node.name == name) && node.isShowing
                }
            }
        }
    }

    /// Waits until the accessibility tree has no visible object with this role and name.
    public func waitForNo(role: String? = nil, name: String? = nil, upTo seconds: Double = patience) throws {
        let root = try accessible
        try showing(root) {
            try waitUntil("no \(role ?? "anything") \"\(name ?? "")\"", upTo: seconds) {
                try root.first { node in
                    try (role == nil || node.role == role) && (name == nil || node.name == name) && node.isShowing
                } == nil
            }
        }
    }

    /// Waits until a sheet with this title is open and has the focus. A previous sheet with the same title may still be sliding
    /// away.
    public func waitForSheet(_ title: String) throws -> AccessibleNode {
        let root = try accessible
        return try showing(root) {
            try waitFor("the keyboard to be in the sheet \(title)") {
                try root.first { node in
                    try node.role == "dialog" && node.name == title && node.isShowing
                        && node.first { try $0.role == "button" && $0.has("focused") } != nil
                }
            }
        }
    }

    /// Runs a wait. If it fails, adds an outline of a tree to the error.
    public func showing<Value>(_ root: AccessibleNode, _ wait: () throws -> Value) throws -> Value {
        do { return try wait() } catch { throw TestFailure("\(error)\nwhat is there:\n\(root.outline)") }
    }
}
