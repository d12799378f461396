import CGtk

/// A window of an application, with a menu bar and actions.
public final class ApplicationWindow: Window {
    /// Makes a window for an application.
    public init(_ application: Application) {
        super.init(sinking: gtk_application_window_new(application.typed()))
        keepAccessibleRole()
        let window = WeakObject(self as Window)
        afterFirstFrame { window.value.map(Toolkit.showIcon) }
    }

    /// Wraps a window as an application's window if it is one.
    public init?(_ window: Window) {
        guard window.isA(gtk_application_window_get_type()) else { return nil }
        super.init(borrowing: window.raw)
    }

    /// Adds an action under the prefix `win.`.
    public func add(_ action: SimpleAction) { g_action_map_add_action(opaque, action.opaque) }

    package func removeAction(named name: String) { g_action_map_remove_action(opaque, name) }
}
