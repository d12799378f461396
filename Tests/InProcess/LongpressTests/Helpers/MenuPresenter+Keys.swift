import CGtk

@testable import Gtk
@testable import Platform
@testable import Longpress

@MainActor extension MenuPresenter {
    /// Passes a key, by its name, to the open menu.
    func handleKey(named name: String, control: Bool) -> Bool {
        handle(Key(value: gdk_keyval_from_name(name), modifiers: control ? GDK_CONTROL_MASK.rawValue : 0))
    }
}

extension MenuOnScreen {
    /// Passes a key to the window's menu, as the keyboard does.
    @discardableResult
    static func press(_ name: String, control: Bool = false) -> Bool {
        MenuPresenter.shared.handleKey(named: name, control: control)
    }
}
