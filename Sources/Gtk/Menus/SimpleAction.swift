import CGtk

/// A named action that menus and keys can run.
public final class SimpleAction: Object {
    /// Makes an action without a parameter; with `isOn` it is a toggle. Its name has letters, digits, `-` and `.`.
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

    /// Makes one of several actions that exclude each other, which menus show as such by its name and `choiceSuffix`.
    package init(choice name: String, run: @escaping () -> Void) {
        let text = g_variant_type_new("s")
        defer { g_variant_type_free(text) }
        super.init(
            owning: UnsafeMutableRawPointer(g_simple_action_new_stateful(name, text, g_variant_new_string(Self.off))))
        connect("activate") { _ in run() }
    }

    /// What is added to the name of a choice where a menu or a key names it.
    package static let choiceSuffix = "::on"
    private static let (on, off) = ("on", "off")

    package var isEnabled: Bool {
        get { g_action_get_enabled(opaque) != 0 }
        set { if newValue != isEnabled { g_simple_action_set_enabled(opaque, newValue ? 1 : 0) } }
    }

    /// Shows a toggle or a choice as on or off.
    package func setOn(_ isOn: Bool) {
        let isChoice = g_action_get_parameter_type(opaque) != nil
        g_simple_action_set_state(
            opaque, isChoice ? g_variant_new_string(isOn ? Self.on : Self.off) : g_variant_new_boolean(isOn ? 1 : 0))
    }
}
