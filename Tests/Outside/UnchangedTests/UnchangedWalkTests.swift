import Foundation
import XCTest

// The programs of Debian 12 that use GTK 4, in one class each, so that they run in parallel.

final class TextEditorWalkTests: UnchangedWalkTestCase {
    func testARandomWalkIsAsStableAsWithoutTheLibrary() throws {
        try walk(in: "gnome-text-editor", "--standalone", "note.txt")
    }
}

final class FilesWalkTests: UnchangedWalkTestCase {
    func testARandomWalkIsAsStableAsWithoutTheLibrary() throws { try walk(in: "nautilus", "--new-window", "files") }
}

final class CharactersWalkTests: UnchangedWalkTestCase {
    func testARandomWalkIsAsStableAsWithoutTheLibrary() throws { try walk(in: "gnome-characters") }
}

final class ContactsWalkTests: UnchangedWalkTestCase {
    func testARandomWalkIsAsStableAsWithoutTheLibrary() throws { try walk(in: "gnome-contacts") }
}

final class CalculatorWalkTests: UnchangedWalkTestCase {
    func testARandomWalkIsAsStableAsWithoutTheLibrary() throws { try walk(in: "gnome-calculator") }
}

final class ClocksWalkTests: UnchangedWalkTestCase {
    func testARandomWalkIsAsStableAsWithoutTheLibrary() throws { try walk(in: "gnome-clocks") }
}

/// Typed commands aren't executed.
final class ConsoleWalkTests: UnchangedWalkTestCase {
    func testARandomWalkIsAsStableAsWithoutTheLibrary() throws { try walk(in: "kgx", "-e", "cat") }
}

final class SecretsWalkTests: UnchangedWalkTestCase {
    func testARandomWalkIsAsStableAsWithoutTheLibrary() throws { try walk(in: "secrets") }
}

final class WeatherWalkTests: UnchangedWalkTestCase {
    func testARandomWalkIsAsStableAsWithoutTheLibrary() throws { try walk(in: "gnome-weather") }
}

final class LogsWalkTests: UnchangedWalkTestCase {
    func testARandomWalkIsAsStableAsWithoutTheLibrary() throws { try walk(in: "gnome-logs") }
}

final class FontsWalkTests: UnchangedWalkTestCase {
    func testARandomWalkIsAsStableAsWithoutTheLibrary() throws { try walk(in: "gnome-font-viewer") }
}

final class DiskUsageWalkTests: UnchangedWalkTestCase {
    func testARandomWalkIsAsStableAsWithoutTheLibrary() throws { try walk(in: "baobab", "files") }
}

final class CalendarWalkTests: UnchangedWalkTestCase {
    func testARandomWalkIsAsStableAsWithoutTheLibrary() throws { try walk(in: "gnome-calendar") }
}

final class SoundRecorderWalkTests: UnchangedWalkTestCase {
    func testARandomWalkIsAsStableAsWithoutTheLibrary() throws { try walk(in: "gnome-sound-recorder") }
}

final class WidgetFactoryWalkTests: UnchangedWalkTestCase {
    func testARandomWalkIsAsStableAsWithoutTheLibrary() throws { try walk(in: "gtk4-widget-factory") }
}

/// The browser that comes with WebKitGTK.
final class WebPageWalkTests: UnchangedWalkTestCase {
    func testARandomWalkIsAsStableAsWithoutTheLibrary() throws {
        let folders = ["/usr/lib", "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec"]
        let programs = folders.map { "\($0)/webkitgtk-6.0/MiniBrowser" }
        let browser = try XCTUnwrap(programs.first(where: FileManager.default.isExecutableFile))
        try walk(in: browser, "page.html")
    }
}
