import CGtk
import Gtk

/// Follows how the desktop wants programs to look (`org.freedesktop.portal.Settings`). Nothing waits for it.
package final class AppearancePortal {
    private let bus: Object
    private var appearance = Appearance()
    private var told = Appearance()
    private var pause: Timer?
    private let onChange: (Appearance) -> Void
    private let onSilence: () -> Void
    private var patience: Timer?

    /// How long the desktop may take to answer before that is worth a word, in milliseconds.
    private static let timeLimit = 3000

    /// The pause in milliseconds between two changes: each has all windows drawn anew, and there may be thousands.
    private static let shortestPause = 250

    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let namespace = "org.freedesktop.appearance"

    /// Begins to ask, for as long as the program runs. `onChange` is called at first and whenever the desktop tells
    /// something else, `onSilence` if there is such a service, but it doesn't answer in time.
    package init(on bus: Object, onChange: @escaping (Appearance) -> Void, onSilence: @escaping () -> Void) {
        (self.bus, self.onChange, self.onSilence) = (bus, onChange, onSilence)
        let box = Unmanaged.passRetained(self).toOpaque()
        g_dbus_connection_signal_subscribe(
            bus.opaque, Self.name, Self.interface, "SettingChanged", Self.path, Self.namespace,
            GDBusSignalFlags(rawValue: 0),
            { _, _, _, _, _, parameters, data in
                nonisolated(unsafe) let (parameters, data) = (parameters!, data!)
                MainActor.assumeIsolated {
                    Unmanaged<AppearancePortal>.fromOpaque(data).takeUnretainedValue().changed(parameters)
                }
            }, box, nil)
        // It may begin after the program, or again. (The flag starts it: `G_BUS_NAME_WATCHER_FLAGS_AUTO_START`.)
        g_bus_watch_name_on_connection(
            bus.opaque, Self.name, GBusNameWatcherFlags(rawValue: 1),
            { _, _, _, data in
                nonisolated(unsafe) let data = data!
                MainActor.assumeIsolated {
                    Unmanaged<AppearancePortal>.fromOpaque(data).takeUnretainedValue().ask()
                }
            }, nil, box, nil)
    }

    private func ask() {
        patience?.cancel()
        patience = MainLoop.after(milliseconds: Self.timeLimit, onSilence)
        Task {
            let answer = try? await asyncCall { [bus] callback, data in
                g_dbus_connection_call(
                    bus.opaque, Self.name, Self.path, Self.interface, "ReadAll", lp_read_all_parameters(Self.namespace),
                    lp_read_all_type(), GDBusCallFlags(rawValue: 0), -1, nil, callback, data)
            } finish: { [bus] result, error in
                g_dbus_connection_call_finish(bus.opaque, result, error).map(DBusValue.init(owning:))
            }
            patience?.cancel()
            guard let wishes = answer?.child(0)?.entry(Self.namespace) else { return }
            var new = Appearance()
            for (name, value) in wishes.entries {
                if let wish = value.wish { new.apply(name, wish) }
            }
            show(new)
        }
    }

    private func changed(_ parameters: OpaquePointer) {
        let parameters = DBusValue(parameters)
        guard parameters.type == "(ssv)", let name = parameters.child(1)?.text, let value = parameters.child(2)?.wish
        else { return }
        var new = appearance
        new.apply(name, value)
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

extension DBusValue {
    /// A wish on how programs are to look; nil if it is none.
    fileprivate var wish: Appearance.Value? {
        switch type {
        case "v": child(0)?.wish
        case "u": .number(Int(g_variant_get_uint32(pointer)))
        case "(ddd)":
            .triple(child(0)?.double ?? -1, child(1)?.double ?? -1, child(2)?.double ?? -1)
        default: nil
        }
    }
}
