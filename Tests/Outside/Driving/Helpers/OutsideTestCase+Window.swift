import TestSupport
import XCTest

/// The window of the program under test, and its content.
extension OutsideTestCase {
    /// The app's focused window.
    var window: Windows.Window {
        get throws { try app.waitFor("an active window") { app.windows.active } }
    }

    /// Waits for the first visible object with this role and name in the focused window, and returns it.
    func find(role: String? = nil, name: String) throws -> AccessibleNode {
        let key = "\(app.process.id) \(app.windows.active?.id ?? 0) \(role ?? "") \(name)"
        if let node = known[key], node.isShowing, (try? node.name) == name { return node }
        let root = try app.accessible
        let node = try app.showing(root) {
            try app.waitFor("\(role ?? "") \"\(name)\"") {
                let windows = try root.children
                // The window manager reports the focused window; on Wayland, nothing does.
                let title = app.windows.active?.title
                // If there are several windows, waits until the focused window's title is also its name in the tree.
                let isOnlyOne = title == nil || windows.count == 1
                let window = windows.first { (try? $0.name) == title } ?? (isOnlyOne ? windows.first : nil)
                return try window?.first { node in
                    try (role == nil || node.role == role) && node.name == name && node.isShowing
                }
            }
        }
        known[key] = node
        return node
    }

    /// The text of the note.
    var note: AccessibleNode { get throws { try find(role: "text box", name: "Note") } }

    /// Waits until the focused window has this title, followed by the program's name.
    func expectTitle(_ title: String) throws {
        try TestSupport.waitFor(
            "the title \(title)", value: { app.windows.active?.title }, until: { $0 == "\(title) – Longpress" })
        // Later searches look in that window.
        try app.waitUntil("the window \(title) in the accessibility tree") {
            try self.app.accessible.children.contains { try $0.name == "\(title) – Longpress" }
        }
    }

    /// Focuses the window with this title.
    func activate(_ title: String) throws {
        let window = try app.waitFor("the window \(title)") {
            self.app.windows.topLevels.first { $0.title == title }
        }
        try app.windows.activate(window)
    }

    /// Waits until a running app has exactly these windows, in any order.
    func expectWindows(_ titles: [String], of app: AppUnderTest) throws {
        try TestSupport.waitFor(
            "the windows' titles", value: { app.windows.topLevels.map(\.title).sorted() },
            until: { $0 == titles.map { "\($0) – Longpress" }.sorted() })
    }
}
