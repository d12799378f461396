import CGtk
import Gtk

/// Follows the desktop's preferences for the appearance of programs (`org.freedesktop.portal.Settings`). All calls are
/// asynchronous.
package final class AppearancePortal {
    private let bus: Object
    private let changes = SettingChanges()
    private var changedSinceRequest: SettingChanges.Values = [:]
    private var appearance = Appearance()
    private var reported = Appearance()
    private var pause: Timer?
    private let onChange: (Appearance) -> Void
    private let onSilence: () -> Void
    private var timeout: Timer?

    /// The time for the desktop's reply before the user is informed, in milliseconds.
    private static let timeLimit = 3000

    /// The minimum interval between two changes, in milliseconds: each redraws all windows, and there may be thousands.
    private static let shortestPause = 250

    /// Starts to follow the settings, until the program ends. `onChange` is called with the first settings and after each
    /// change, `onSilence` if the service exists but doesn't reply in time.
    package init(on bus: Object, onChange: @escaping (Appearance) -> Void, onSilence: @escaping () -> Void) {
        (self.bus, self.onChange, self.onSilence) = (bus, onChange, onSilence)
        let box = Unmanaged.passRetained(self).toOpaque()
        changes.follow(on: bus.opaque) { Task { @MainActor in self.applyChanges() } }
        // The service may start after the program, or restart. (The flag starts it: `G_BUS_NAME_WATCHER_FLAGS_AUTO_START`.)
        g_bus_watch_name_on_connection(
            bus.opaque, SettingChanges.portal, GBusNameWatcherFlags(rawValue: 1),
            { _, _, owner, data in
                nonisolated(unsafe) let (owner, data) = (owner!, data!)
                MainActor.assumeIsolated {
                    let portal = Unmanaged<AppearancePortal>.fromOpaque(data).takeUnretainedValue()
                    portal.changes.owner = String(cString: owner)
                    portal.requestSettings()
                }
            },
            { _, _, data in
                nonisolated(unsafe) let data = data!
                MainActor.assumeIsolated {
                    Unmanaged<AppearancePortal>.fromOpaque(data).takeUnretainedValue().changes.owner = nil
                }
            }, box, nil)
    }

    private func requestSettings() {
        timeout?.cancel()
        timeout = MainLoop.after(milliseconds: Self.timeLimit, onSilence)
        _ = changes.drain()
        changedSinceRequest = [:]
        Task {
            let answer = try? await bus.call(
                SettingChanges.portal, SettingChanges.path, SettingChanges.interface, "ReadAll",
                lp_read_all_parameters(SettingChanges.namespace), returning: lp_read_all_type())
            timeout?.cancel()
            guard let settings = answer?.child(0)?.entry(SettingChanges.namespace) else { return }
            applyChanges()
            var new = Appearance()
            for (name, value) in settings.entries {
                if let setting = value.setting { new.apply(name, setting) }
            }
            // The reply isn't newer than these changes.
            for (name, value) in changedSinceRequest { new.apply(name, value) }
            show(new)
        }
    }

    private func applyChanges() {
        let values = changes.drain()
        changedSinceRequest.merge(values) { $1 }
        var new = appearance
        for (name, value) in values { new.apply(name, value) }
        show(new)
    }

    private func show(_ new: Appearance) {
        appearance = new
        if pause?.isPending != true { report() }
    }

    private func report() {
        guard reported != appearance else { return }
        reported = appearance
        onChange(appearance)
        pause = MainLoop.after(milliseconds: Self.shortestPause) { [weak self] in self?.report() }
    }
}
