import CGtk

/// One of GTK's settings that the program sets for itself for a while.
///
/// `gtk_settings_reset_property` goes back to what the desktop says, or else to GTK's default. What a person has in
/// `settings.ini` would be lost by that (gtksettings.c, GTK 4.8): it is kept here, and put back.
final class SettingOverride {
    private let settings: Object
    private let name: String
    /// What it was before; without a type while the program has no say in it.
    private var before = GValue()

    /// Makes one that changes nothing yet; nil if this GTK has no such setting, or advises against it.
    init?(_ name: String, of settings: Object) {
        guard settings.has(name) else { return nil }
        (self.settings, self.name) = (settings, name)
    }

    /// Whether the program has set it.
    var isInForce: Bool { before.g_type != 0 }

    /// Has the program set it.
    func apply(_ set: (_ settings: Object, _ name: String) -> Void) {
        if !isInForce, let type = settings.type(of: name) {
            g_value_init(&before, type)
            g_object_get_property(settings.typed(), name, &before)
        }
        set(settings, name)
    }

    /// Leaves it to the desktop and the person again.
    func giveBack() {
        guard isInForce else { return }
        // GTK reads its theme anew whenever it is told of a change: of both steps it is told once.
        g_object_freeze_notify(settings.typed())
        defer { g_object_thaw_notify(settings.typed()) }
        gtk_settings_reset_property(settings.opaque, name)
        withValue(ofType: before.g_type) { told in
            guard let display = gdk_display_get_default(), gdk_display_get_setting(display, name, told) == 0 else {
                return
            }
            g_object_set_property(settings.typed(), name, &before)
        }
        g_value_unset(&before)
    }
}
