import CGtk
import Gtk

/// Follows the desktop's preferences for the appearance of programs (`org.freedesktop.portal.Settings`). All calls are
/// asynchronous.
package final class AppearancePortal {
    private let bus: Object
    private let changes = SettingChanges()
    private var changedSinceAsked: SettingChanges.Values = [:]
    private var appearance = Appearance()
    private var told = Appearance()
    private var pause: Timer?
    private let onChange: (Appearance) -> Void
    private let onSilence: () -> Void
    private var patience: Timer?

    /// The time for the desktop's reply before the user is informed, in milliseconds.
    private static let timeLimit = 3000

    /// The minimum interval between two changes, in milliseconds: each redraws all windows, and there may be thousands.
    private static let shortestPause = 250

    /// Starts to follow the settings, until the program ends. `onChange` is called with the first settings and after each
    /// change, `onSilence` if the service exists but doesn't reply in time.
    package init(on bus: Object, onChange: @escaping (Appearance) -> Void, onSilence: @escaping () -> Void) {
        (self.bus, self.onChange, self.onSilence) = (bus, onChange, onSilence)
        let box = Unmanaged.passRetained(self).toOpaque()
        changes.follow(on: bus.opaque) { Task { @MainActor in self.takeChanges() } }
        // The service may start after the program, or restart. (The flag starts it: `G_BUS_NAME_WATCHER_FLAGS_AUTO_START`.)
        g_bus_watch_name_on_connection(
            bus.opaque, SettingChanges.portal, GBusNameWatcherFlags(rawValue: 1),
            { _, _, owner, data in
                nonisolated(unsafe) let (owner, data) = (owner!, data!)
                MainActor.assumeIsolated {
                    let portal = Unmanaged<AppearancePortal>.fromOpaque(data).takeUnretainedValue()
                    portal.changes.owner = String(cString: owner)
                    portal.ask()
                }
            },
            { _, _, data in
                nonisolated(unsafe) let data = data!
                MainActor.assumeIsolated {
                    Unmanaged<AppearancePortal>.fromOpaque(data).takeUnretainedValue().changes.owner = nil
                }
            }, box, nil)
    }

    private func ask() {
        patience?.cancel()
        patience = MainLoop.after(milliseconds: Self.timeLimit, onSilence)
        _ = changes.take()
        changedSinceAsked = [:]
        Task {
            let answer = try? await bus.call(
                SettingChanges.portal, SettingChanges.path, SettingChanges.interface, "ReadAll",
                lp_read_all_parameters(SettingChanges.namespace), returning: lp_read_all_type())
            patience?.cancel()
            guard let wishes = answer?.child(0)?.entry(SettingChanges.namespace) else { return }
            takeChanges()
            var new = Appearance()
            for (name, value) in wishes.entries {
                if let wish = value.wish { new.apply(name, wish) }
            }
            // The reply isn't newer than these changes.
            for (name, value) in changedSinceAsked { new.apply(name, value) }
            show(new)
        }
    }

    private func takeChanges() {
        let values = changes.take()
        changedSinceAsked.merge(values) { $1 }
        var new = appearance
        for (name, value) in values { new.apply(name, value) }
        show(new)
    }

    private func show(_ new: Appearance) {
        appearance = new
        if pause?.isPending != true { tell() }
    }

    private func tell() {
        guard told != appearance else { return }
        told = appearance
        onChange(appearance)
        pause = MainLoop.after(milliseconds: Self.shortestPause) { [weak self] in self?.tell() }
    }
}
