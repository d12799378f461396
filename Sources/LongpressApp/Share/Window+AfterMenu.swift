import Gtk

extension Window {
    /// Runs something that takes the focus, such as a sheet, once the menu it was chosen from has returned the focus. Doesn't run
    /// it if the window is gone by then.
    func afterMenu(_ body: @escaping (Window) async -> Void) {
        let weak = WeakObject(self)
        MainLoop.whenIdle { if let window = weak.value { Task { await body(window) } } }
    }
}
