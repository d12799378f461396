import Gtk

extension Window {
    /// Runs something that takes the focus, such as a sheet, once the menu that it was chosen from has given the focus back;
    /// not at all if the window goes before.
    func afterMenu(_ body: @escaping (Window) async -> Void) {
        let weak = WeakObject(self)
        MainLoop.whenIdle { if let window = weak.value { Task { await body(window) } } }
    }
}
