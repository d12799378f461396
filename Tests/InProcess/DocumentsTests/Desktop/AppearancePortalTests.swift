import CGtk
import TestSupport
import XCTest

@testable import Documents
@testable import Gtk
@testable import Platform

/// The desktop's appearance settings for programs.
final class AppearancePortalTests: GtkTestCase {
    private var desktop: TestSupport.SessionBus!
    private var portal: SettingsPortal!
    private var bus: Object!
    private var told: [Appearance] = []

    override func begin() throws {
        try super.begin()
        desktop = try TestSupport.SessionBus()
        portal = try SettingsPortal(on: desktop, ["color-scheme": "uint32 2"])
        bus = try connect()
        _ = AppearancePortal(on: bus) {
            self.told.append($0)
        } onSilence: {
            XCTFail("the portal doesn't answer")
        }
        try waitUntil("the first answer") { self.told.last?.scheme == .light }
    }

    override func end() throws {
        portal.stop()
        g_dbus_connection_close_sync(bus.opaque, nil, nil)
        (portal, bus, desktop) = (nil, nil, nil)
        try super.end()
    }

    private func connect() throws -> Object {
        let flags =
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
            | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
        let connection = g_dbus_connection_new_for_address_sync(
            desktop.address, GDBusConnectionFlags(rawValue: flags), nil, nil, nil)
        return Object(owning: UnsafeMutableRawPointer(try XCTUnwrap(connection)))
    }

    /// Waits, without a turn of the main loop, until everything the portal has sent so far has arrived.
    private func waitForEarlierReports() throws {
        let answer = g_dbus_connection_call_sync(
            bus.opaque, "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
            "org.freedesktop.portal.Settings", "ReadAll", g_variant_parse(nil, "(@as [],)", nil, nil, nil), nil,
            G_DBUS_CALL_FLAGS_NONE, gint(patience * 1000), nil, nil)
        g_variant_unref(try XCTUnwrap(answer))
    }

    func testChangesAreReported() throws {
        portal.set("color-scheme", "uint32 1")
        try waitUntil("dark") { self.told.last?.scheme == .dark }
        portal.set("contrast", "uint32 1")
        try waitUntil("the contrast") { self.told.last?.hasHighContrast == true }
        XCTAssertEqual(told.last?.scheme, .dark)
        portal.set("contrast", "'none'")
        portal.set("accent-color", "(1.0, 0.5, 0.0)")
        try waitUntil("the accent") { self.told.last?.accent != nil }
        XCTAssertEqual(told.last?.hasHighContrast, true)
    }

    /// Thousands of changes from a desktop don't block the main loop: all changes since the last turn are handled as one.
    func testThousandsOfChangesAreTakenInShortTurns() throws {
        let count = told.count
        portal.changeLook(times: 20_000)
        portal.set("color-scheme", "uint32 1")
        portal.set("contrast", "uint32 1")
        try waitForEarlierReports()
        let longest = try LongestTurn.until("the last") {
            self.told.last?.scheme == .dark && self.told.last?.hasHighContrast == true
        }
        print("\(name): \(longest) ms")
        XCTAssertLessThan(longest, 10)
        XCTAssertLessThan(told.count - count, 3)
    }

    /// Only messages from the portal are accepted.
    func testAnotherProgramChangesNothing() throws {
        let other = try connect()
        defer { g_dbus_connection_close_sync(other.opaque, nil, nil) }
        let name = String(cString: g_dbus_connection_get_unique_name(bus.opaque))
        for receiver in [name, nil] {
            g_dbus_connection_emit_signal(
                other.opaque, receiver, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings",
                "SettingChanged",
                g_variant_parse(nil, "('org.freedesktop.appearance', 'color-scheme', <uint32 1>)", nil, nil, nil), nil)
        }
        g_dbus_connection_flush_sync(other.opaque, nil, nil)
        portal.set("contrast", "uint32 1")
        try waitUntil("the contrast") { self.told.last?.hasHighContrast == true }
        XCTAssertEqual(told.last?.scheme, .light)
    }
}
