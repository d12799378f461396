import Foundation
import Gtk
import Longpress
import LongpressTesting
import Testing

/// Swift Testing on the main thread, and on a display that it starts itself.
@MainActor @Suite(.onDisplay) struct LabelMenuTests {
    @Test func aRightClickOpensTheMenuAndAClickChooses() async throws {
        var loaded = ""
        let item = Box(.horizontal, role: .group)
        item.append(Label("an item"))
        item.contextMenu {
            Later {
                try await Task.sleep(for: .milliseconds(1))
                return [1, 2].map { number in Action("Album \(number)") { loaded += "\(number)" } }
            }
        }
        let window = try ThisProgram.show(item)
        try TestDisplay.shared().pointer.click(.secondary, at: item.screenRectangle.center)
        try await eventually("the albums") { MenuOnScreen.outline(in: window) == "Album 1\nAlbum 2" }
        try MenuOnScreen.click("Album 2", in: window)
        try await eventually("the choice") { loaded == "2" }
    }

    /// A screen reader queries the program, which replies while its main loop runs.
    @Test func theTreeHasTheMenu() async throws {
        let item = Box(.horizontal, role: .group)
        item.append(Label("an item"))
        item.contextMenu(title: "Song") { Action("Play") {} }
        try ThisProgram.show(item)
        item.grabFocus()
        try TestDisplay.shared().keyboard.press("shift+F10")
        let tree = try ThisProgram.accessible
        try await eventually("the menu in the tree") { try tree.find(role: "menu item", name: "Play") != nil }
    }

    @Test func theMainActorStaysOnTheMainThread() async {
        #expect(isMainThread)
        await Task.detached {}.value
        #expect(isMainThread)
    }

    private var isMainThread: Bool { Thread.isMainThread }
}
