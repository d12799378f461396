import CGtk
import Files
import Gtk

/// The desktop's service for screenshots (`org.freedesktop.portal.Screenshot`): it asks the user what the screenshot should
/// show, and whether the program may have it.
package final class ScreenshotPortal {
    /// Whether the service exists.
    package private(set) var isAvailable = false
    private let bus: Object
    private let onChange: () -> Void
    /// The number of the last request.
    private var requests = 0

    private static let interface = "org.freedesktop.portal.Screenshot"

    /// Starts to look for the service, until the program ends. `onChange` is called when it appears or disappears.
    package init(on bus: Object, onChange: @escaping () -> Void) {
        (self.bus, self.onChange) = (bus, onChange)
        g_bus_watch_name_on_connection(
            bus.opaque, SettingChanges.portal, GBusNameWatcherFlags(rawValue: 0),
            { _, _, _, data in ScreenshotPortal.changed(data, isThere: true) },
            { _, _, data in ScreenshotPortal.changed(data, isThere: false) }, Unmanaged.passRetained(self).toOpaque(),
            nil)
    }

    private static nonisolated func changed(_ data: gpointer?, isThere: Bool) {
        nonisolated(unsafe) let data = data!
        MainActor.assumeIsolated {
            let portal = Unmanaged<ScreenshotPortal>.fromOpaque(data).takeUnretainedValue()
            if isThere { portal.requestVersion() } else { portal.update(isAvailable: false) }
        }
    }

    /// Requests this service's version from the desktop's portal, which doesn't have all services everywhere.
    private func requestVersion() {
        Task {
            let answer = try? await call(
                "org.freedesktop.DBus.Properties", "Get", lp_pair_parameters(Self.interface, "version"))
            update(isAvailable: answer != nil)
        }
    }

    private func update(isAvailable: Bool) {
        guard isAvailable != self.isAvailable else { return }
        self.isAvailable = isAvailable
        onChange()
    }

    /// Lets the user take a screenshot, and waits for it; returns nil if the user cancels. Throws `PlatformError`.
    package func takeScreenshot() async throws -> File? {
        requests += 1
        let token = "longpress\(requests)"
        let sender = g_dbus_connection_get_unique_name(bus.opaque).map { String(cString: $0) } ?? ""
        // The response may arrive before the call's reply; its path is specified (Request, `handle_token`).
        let path = "\(SettingChanges.path)/request/\(sender.dropFirst().replacing(".", with: "_"))/\(token)"
        let response = Response(on: bus, at: path)
        do {
            _ = try await call(Self.interface, "Screenshot", lp_screenshot_parameters(token))
        } catch {
            response.end()
            throw error
        }
        let (code, results) = await response.value
        // The user has cancelled.
        if code == 1 { return nil }
        guard code == 0, let file = results?.entry("uri")?.child(0)?.text.map(File.init(uri:)), file.path != nil else {
            throw PlatformError(localized("The desktop reported an error. Try again."))
        }
        return file
    }

    private func call(_ interface: String, _ method: String, _ parameters: OpaquePointer?) async throws -> Variant? {
        try await bus.call(SettingChanges.portal, SettingChanges.path, interface, method, parameters)
    }

    /// The response to a request, which arrives when the user has decided.
    private final class Response {
        private let bus: Object
        private var subscription: guint = 0
        private var received: (code: UInt32, results: Variant?)?
        private var continuation: CheckedContinuation<Void, Never>?

        init(on bus: Object, at path: String) {
            self.bus = bus
            subscription = g_dbus_connection_signal_subscribe(
                bus.opaque, SettingChanges.portal, "org.freedesktop.portal.Request", "Response", path, nil,
                GDBusSignalFlags(rawValue: 0),
                { _, _, _, _, _, parameters, data in
                    nonisolated(unsafe) let (parameters, data) = (parameters!, data!)
                    MainActor.assumeIsolated {
                        Unmanaged<Response>.fromOpaque(data).takeUnretainedValue().receive(Variant(parameters))
                    }
                }, Unmanaged.passRetained(self).toOpaque(), { Unmanaged<Response>.fromOpaque($0!).release() })
        }

        private func receive(_ answer: Variant) {
            received = (answer.child(0)?.unsigned ?? 2, answer.child(1))
            continuation?.resume()
            continuation = nil
        }

        var value: (code: UInt32, results: Variant?) {
            get async {
                if received == nil { await withCheckedContinuation { continuation = $0 } }
                end()
                return received ?? (2, nil)
            }
        }

        /// Stops waiting.
        func end() { g_dbus_connection_signal_unsubscribe(bus.opaque, subscription) }
    }
}
