import CGtk

/// A named action that menus and keys can activate.
public final class SimpleAction: Object {
    /// Makes an action without a parameter; with `isOn`, a toggle. Its name consists of letters, digits, `-` and `.`.
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

    /// Makes one of several mutually exclusive actions. Menus show it as such under its name plus `choiceSuffix`.
    package init(choice name: String, run: @escaping () -> Void) {
        let text = g_variant_type_new("s")
        defer { g_variant_type_free(text) }
        super.init(
            owning: UnsafeMutableRawPointer(g_simple_action_new_stateful(name, text, g_variant_new_string(Self.off))))
        connect("activate") { _ in run() }
    }

    /// The suffix of a choice's name in menus and accelerators.
    package static let choiceSuffix = "::on"
    private static let (on, off) = ("on", "off")

    package var isEnabled: Bool {
        get { g_action_get_enabled(opaque) != 0 }
        set { if newValue != isEnabled { g_simple_action_set_enabled(opaque, newValue ? 1 : 0) } }
    }

    /// Sets whether a toggle or a choice is shown as on.
    package func setOn(_ isOn: Bool) {
        let isChoice = g_action_get_parameter_type(opaque) != nil
        g_simple_action_set_state(
            opaque, isChoice ? g_variant_new_string(isOn ? Self.on : Self.off) : g_variant_new_boolean(isOn ? 1 : 0))
    }
}
