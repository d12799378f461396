import CGtk

/// A named action without a parameter, that menus and keys can run.
public final class Action: Object {
    /// Makes an action; with `isOn` it is a toggle.
    ///
    /// - Parameter name: Letters, digits, `-` and `.`.
    public init(_ name: String, isOn: Bool? = nil, run: @escaping () -> Void) {
        if let isOn {
            super.init(
                owning: UnsafeMutableRawPointer(
                    g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn ? 1 : 0))))
        } else {
            super.init(owning: UnsafeMutableRawPointer(g_simple_action_new(name, nil)))
        }
        connect("activate") { _ in run() }
    }

    /// Whether the action can be run now.
    package var isEnabled: Bool {
        get { g_action_get_enabled(opaque) != 0 }
        set { if newValue != isEnabled { g_simple_action_set_enabled(opaque, newValue ? 1 : 0) } }
    }

    /// Shows a toggle as on or off.
    package func setOn(_ isOn: Bool) {
        g_simple_action_set_state(opaque, g_variant_new_boolean(isOn ? 1 : 0))
    }
}
