import CGtk
import Longpress
import TestSupport

@testable import Gtk
@testable import Platform

/// A window with one item whose menu is a model. The model is described in an interface file, as in programs in all languages.
/// Its actions are the item's, with the prefix `item`, and the window's, with the prefix `box`.
@MainActor
final class ModelWindow {
    let model: Menu
    let item: Widget
    let group = Object(owning: UnsafeMutableRawPointer(g_simple_action_group_new()))
    private(set) var done: [String] = []

    init(_ description: String, on item: Widget? = nil) {
        let builder = gtk_builder_new_from_string("<interface><menu id='menu'>\(description)</menu></interface>", -1)!
        let described = gtk_builder_get_object(builder, "menu").map { UnsafeMutableRawPointer($0) }
        model = Menu(owning: g_object_ref(described))
        g_object_unref(UnsafeMutableRawPointer(builder))
        let plain = Box(.horizontal, role: .group)
        plain.append(Label("an item"))
        self.item = item ?? plain
        gtk_widget_insert_action_group(self.item.widget, "item", group.opaque)
    }

    /// Returns an item of a model: its label, its action and further attributes.
    static func item(_ label: String, _ action: String, _ attributes: String = "") -> String {
        "<item><attribute name='label'>\(label)</attribute><attribute name='action'>\(action)</attribute>\(attributes)</item>"
    }

    /// Adds an action: a plain one, a toggle, or a choice among texts.
    func add(_ name: String, parameter: String? = nil, isOn: Bool? = nil, choice: String? = nil) {
        let type = (choice == nil ? parameter : "s").map { g_variant_type_new($0)! }
        defer { type.map { g_variant_type_free($0) } }
        let state = choice.map { g_variant_new_string($0)! } ?? isOn.map { g_variant_new_boolean($0 ? 1 : 0)! }
        let action = Object(
            owning: UnsafeMutableRawPointer(
                state.map { g_simple_action_new_stateful(name, type, $0) } ?? g_simple_action_new(name, type)))
        action.connect(state == nil ? "activate" : "change-state") { [weak self] arguments in
            guard let value = g_value_get_variant(arguments.valuePointer(0)) else {
                self?.done.append(name)
                return
            }
            self?.done.append("\(name) \(String(freeing: g_variant_print(value, 0)) ?? "")")
            if state != nil { g_simple_action_set_state(found(name, in: self), value) }
        }
        g_action_map_add_action(group.opaque, action.opaque)
    }

    /// Enables or disables an action.
    func enable(_ name: String, _ isEnabled: Bool = true) {
        g_simple_action_set_enabled(found(name, in: self), isEnabled ? 1 : 0)
    }

    func remove(_ name: String) { g_action_map_remove_action(group.opaque, name) }

    /// Shows the item until the body returns.
    func onScreen(_ body: (Window) throws -> Void) throws { try TestWindow.with(item, body) }

    /// Opens the menu of the item with a press on it.
    @discardableResult
    func open() -> Bool { MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 10, y: 5)) }
}

@MainActor private func found(_ name: String, in window: ModelWindow?) -> OpaquePointer? {
    window.flatMap { g_action_map_lookup_action($0.group.opaque, name) }
}
