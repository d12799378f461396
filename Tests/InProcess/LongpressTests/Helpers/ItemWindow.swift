import Longpress
import TestSupport

@testable import Gtk
@testable import Platform

/// A window with one item that has a context menu.
@MainActor
enum ItemWindow {
    static let open = Command("open", title: "Open", icon: "document-open-symbolic")
    static let copy = Command("copy-image", title: "Copy Image", icon: "edit-copy-symbolic")
    static let left = Command("rotate-left", title: "Rotate Left")
    static let right = Command("rotate-right", title: "Rotate Right")
    static let remove = Command(
        "remove", title: "Remove Image", icon: "user-trash-symbolic", shortcut: Shortcut("Delete"), isDestructive: true)

    /// The destructive section comes first, so that the menu must move it to the end.
    static let menu = ContextMenu([
        ContextMenu.Section(.command(remove)),
        ContextMenu.Section(.command(open), .command(copy)),
        ContextMenu.Section(.submenu(ContextMenu.Submenu(title: "Rotate", commands: [left, right]))),
    ])

    /// Shows the item until the body returns. By default it can perform all of the commands.
    static func with(
        _ menu: ContextMenu = menu, able: [Command]? = nil, x: Int = 100, y: Int = 100,
        width: Int = 600, height: Int = 500, _ body: (Widget, FakeResponder, Window) throws -> Void
    ) throws {
        let item = Box(.horizontal, role: .group)
        item.append(Label("an item"))
        item.isFocusable = true
        item.setMinimumSize(width: 80, height: 30)
        item.align(horizontal: .start, vertical: .start)
        item.setMargins(horizontal: x, vertical: 0)
        let responder = FakeResponder(able ?? menu.commands)
        item.responder = responder
        item.menu = .context(menu)
        let room = Box(.vertical)
        let above = Label()
        above.setMinimumSize(height: y)
        room.append(above)
        room.append(item)
        try TestWindow.with(room, width: width, height: height) { window in
            item.grabFocus()
            try body(item, responder, window)
        }
    }
}
