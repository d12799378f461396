import CGtk

/// A GTK setting that the program overrides for a while.
///
/// `gtk_settings_reset_property` resets a setting to the desktop's value, or else to GTK's default. It would lose the user's
/// value in `settings.ini` (gtksettings.c, GTK 4.8), so this object keeps that value and restores it.
final class SettingOverride {
    private let settings: Object
    private let name: String
    /// The value before the override; without a type while there is no override.
    private var before = GValue()

    /// Makes an override that changes nothing yet; nil if this GTK version lacks the setting or has deprecated it.
    init?(_ name: String, of settings: Object) {
        guard settings.has(name) else { return nil }
        (self.settings, self.name) = (settings, name)
    }

    /// Whether the override is in force.
    var isInForce: Bool { before.g_type != 0 }

    /// Calls a closure that sets the setting, after saving the value before the first override.
    func apply(_ set: (_ settings: Object, _ name: String) -> Void) {
        if !isInForce, let type = settings.type(of: name) {
            g_value_init(&before, type)
            g_object_get_property(settings.typed(), name, &before)
        }
        set(settings, name)
    }

    /// Returns the setting to the desktop and the user.
    func giveBack() {
        guard isInForce else { return }
        // GTK reads its theme again on each change notification. Freezing them makes one of both steps.
        g_object_freeze_notify(settings.typed())
        defer { g_object_thaw_notify(settings.typed()) }
        gtk_settings_reset_property(settings.opaque, name)
        withValue(ofType: before.g_type) { current in
            guard let display = gdk_display_get_default(), gdk_display_get_setting(display, name, current) == 0 else {
                return
            }
            g_object_set_property(settings.typed(), name, &before)
        }
        g_value_unset(&before)
    }
}
