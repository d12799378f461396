import Foundation
import TestSupport
import XCTest

@testable import Driving

/// The machine's desktop takes no part in the tests, whatever is installed and configured there.
final class HostTests: LaunchTestCase {
    /// A program that asks for a portal, a settings daemon or a virtual file system gets none.
    func testTheBusesStartNoHostServices() throws {
        let app = try start()
        try app.waitForWindow()
        let bus = "org.freedesktop.DBus"
        let (own, registry) = ("org.longpress.Longpress", "org.a11y.atspi.Registry")
        XCTAssertEqual(try app.bus.startable.session, [bus])
        XCTAssertEqual(try app.bus.startable.accessibility, [bus, registry])
        XCTAssertEqual(try app.bus.names.session, [bus, own])
        XCTAssertEqual(try app.bus.names.accessibility, [bus, registry])
    }

    /// The files that an app opens in its first seconds, with a menu and a file dialog, are its own, the tests', or listed below.
    func testTheAppOpensNoHostSettings() throws {
        let trace = files.path + "/trace"
        let app = keep(
            try AppUnderTest.traced(
                ["-qq", "-e", "trace=open,openat,execve", "-e", "status=successful", "-o", trace], bus: bus))
        try app.waitForWindow()
        let note = try app.waitFor(role: "text box", name: "Note")
        app.pointer.click(.secondary, at: try note.screenRectangle(ofText: FirstNote.word).center)
        _ = try app.waitFor(role: "menu", name: "Edit Menu")
        try app.keyboard.press("Escape")
        try app.waitForNo(role: "menu", name: "Edit Menu")
        try app.keyboard.press("ctrl+o")
        try fileDialog.expect("Open")
        _ = try Screenshot.settled()
        app.terminate()
        try app.waitForExit()

        let opened = try TestSupport.waitFor("the trace to end", value: { Self.paths(in: files.read("trace") ?? "") }) {
            $0.contains { $0.hasSuffix("/longpress") }
        }
        XCTAssertGreaterThan(opened.count, 100, "hardly any file was traced")
        let allowed = try allowed()
        let foreign = opened.filter { path in !allowed.contains { path.hasPrefix($0) } }
        XCTAssertEqual(foreign.sorted(), [], "files of the host")
        let programs = try XCTUnwrap(files.read("trace")).split(separator: "\n").filter { $0.contains("execve(") }
        let own = programs.filter { !AppUnderTest.startsDecoder($0) }
        XCTAssertEqual(own.count, 1, "\(own)")
    }

    /// Returns the folders and files that an app may open.
    private func allowed() throws -> [String] {
        try [
            // What the tests have created for the app, and the app itself.
            NSTemporaryDirectory(), World.folder, Self.folder(of: BuiltProducts.app),
            // The system, without a desktop.
            "/proc", "/sys/", "/dev/", "/lib/", "/lib64/", "/usr/lib64/", "/opt/", "/etc/ld.so.", "/etc/passwd",
            "/etc/group", "/etc/nsswitch.conf", "/etc/machine-id", "/var/lib/dbus/machine-id", "/usr/lib/locale/",
            "/usr/share/locale/", "/usr/share/X11/locale/", "/usr/share/zoneinfo/UTC", "/etc/fstab", "/etc/mtab",
            // The libraries, without the modules that a desktop adds to them.
            "/usr/lib/x86_64-linux-gnu/lib", "/usr/lib/aarch64-linux-gnu/lib", "/usr/lib/lib",
            "/usr/lib/x86_64-linux-gnu/gconv/", "/usr/lib/aarch64-linux-gnu/gconv/",
            // The graphics driver's files.
            "/usr/lib/x86_64-linux-gnu/dri/", "/usr/lib/aarch64-linux-gnu/dri/", "/usr/share/drirc.d", "/etc/drirc",
            "/etc/glvnd/", "/usr/share/glvnd/", "/usr/share/libdrm/",
            // The decoders in the tests' list.
            "/usr/lib/x86_64-linux-gnu/gdk-pixbuf-2.0/", "/usr/lib/aarch64-linux-gnu/gdk-pixbuf-2.0/",
            // The paths in a decoder's sandbox.
            "/newroot", "/oldroot",
            // No variable changes this path; the tests' own settings override the file (Tests/Tools/World/settings.ini).
            "/etc/gtk-4.0/settings.ini",
            // Fontconfig reads its templates, and uses only those that its file names.
            "/usr/share/fontconfig/conf.avail",
            // Enchant's providers; the tests' own ordering selects one of them, with the tests' own dictionary.
            "/usr/share/enchant-2/enchant.ordering", "/etc/enchant", "/usr/lib/x86_64-linux-gnu/enchant-2/",
            "/usr/lib/aarch64-linux-gnu/enchant-2/", "/usr/share/hunspell", "/usr/share/myspell", "/usr/lib/aspell",
            "/var/lib/aspell", "/usr/share/voikko", "/usr/lib/voikko",
        ] + AppUnderTest.decoders
    }

    private static func folder(of path: String) -> String { (path as NSString).deletingLastPathComponent }

    /// Returns the paths of the files that a trace shows as opened, without duplicates.
    private static func paths(in trace: String) -> Set<String> {
        Set(
            trace.split(separator: "\n").filter { !$0.contains("O_DIRECTORY") }.compactMap { line in
                line.firstMatch(of: #/(?:open|openat|execve)\((?:AT_FDCWD, )?"([^"]+)"/#).map { String($0.1) }
            })
    }
}
