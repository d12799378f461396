import CGtk
import Longpress
import TestSupport

@testable import Gtk
@testable import Platform

/// An application's window with a menu bar, a text view and a field.
@MainActor
struct MenuBarWindow {
    static let close = Command("close", title: "Close", shortcut: Shortcut("w", .control), kind: .system)

    let window: ApplicationWindow
    let view: TextView
    let field: Entry
    let controller: FakeResponder
    let menuBar: MenuBarController

    private static let application: Application = {
        let application = Application(identifier: "org.longpress.Tests")
        g_application_register(application.typed(), nil, nil)
        return application
    }()

    /// Shows the window until the body returns; the text has the focus.
    static func with(_ body: (MenuBarWindow) throws -> Void) throws {
        let window = ApplicationWindow(application)
        let view = TextView()
        view.buffer.text = "some text"
        view.buffer.insertionPoint = 0
        view.responder = TextViewResponder(view)
        view.expandsVertically = true
        let field = Entry()
        field.responder = EntryResponder(field)
        let controller = FakeResponder([.undo, close])
        controller.titles["undo"] = "Undo Typing"
        window.responder = controller
        let edit: [ContextMenu.Section] = [
            .init(.command(.undo)), .init(Command.standardEditing.map { .command($0) }), .init(.command(.bold)),
        ]
        let menuBar = MenuBarController(
            MenuBar(menus: [
                MenuBar.Menu(title: "File", sections: [.init(.command(close))]),
                MenuBar.Menu(title: "Edit", sections: edit),
                MenuBar.Menu(title: "Extras", sections: [.init(.command(.italic)), .init(.command(.underline))]),
            ]), toggles: [Command.bold.id], window: window, application: application)
        let content = Box(.vertical)
        for widget in [menuBar.widget, field, view] as [Widget] { content.append(widget) }
        try TestWindow.with(content, in: window) { _ in
            view.grabFocus()
            iterateMainContext()
            try body(
                MenuBarWindow(window: window, view: view, field: field, controller: controller, menuBar: menuBar))
        }
    }

    /// The titles of the standard edit commands that are enabled.
    var enabled: String {
        Command.standardEditing.filter { isEnabled($0) }.map(\.title).joined(separator: " | ")
    }

    /// Returns whether a command is enabled.
    func isEnabled(_ command: Command) -> Bool {
        guard let action = action(command) else { return false }
        return g_action_get_enabled(action) != 0
    }

    /// Returns whether a toggle has a check mark.
    func isOn(_ command: Command) -> Bool? {
        guard let action = action(command), let state = g_action_get_state(action) else { return nil }
        defer { g_variant_unref(state) }
        return g_variant_get_boolean(state) != 0
    }

    /// Chooses a command, as its item or its keys do.
    func choose(_ command: Command) {
        g_action_activate(action(command), nil)
    }

    /// Returns the labels in a menu of the bar, with `—` between groups.
    func labels(of menu: Int) -> [String] {
        guard let bar = gtk_popover_menu_bar_get_menu_model(menuBar.widget.opaque) else { return [] }
        return Self.link(bar, menu, "submenu") { content in Self.labels(content) } ?? []
    }

    private func action(_ command: Command) -> OpaquePointer? {
        g_action_map_lookup_action(window.opaque, command.id.rawValue)
    }

    private static func labels(_ model: UnsafeMutablePointer<GMenuModel>) -> [String] {
        (0..<Int(g_menu_model_get_n_items(model))).flatMap { index -> [String] in
            if let section = link(model, index, "section", labels) { return section }
            guard let label = g_menu_model_get_item_attribute_value(model, gint(index), "label", nil) else { return [] }
            defer { g_variant_unref(label) }
            return [String(cString: g_variant_get_string(label, nil))]
        }
    }

    private static func link<Result>(
        _ model: UnsafeMutablePointer<GMenuModel>, _ index: Int, _ name: String,
        _ body: (UnsafeMutablePointer<GMenuModel>) -> Result
    ) -> Result? {
        guard let linked = g_menu_model_get_item_link(model, gint(index), name) else { return nil }
        defer { g_object_unref(linked) }
        return body(linked)
    }
}
