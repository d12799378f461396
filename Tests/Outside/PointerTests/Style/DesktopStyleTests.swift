import CGtk
import Foundation
import TestSupport
import XCTest

@testable import Driving

/// View ▸ Appearance ▸ System follows the desktop's portal: light or dark, contrast, and the selection's colour.
final class DesktopStyleTests: DesktopSettingsTestCase {
    private static let (dark, light, none) = ("uint32 1", "uint32 2", "uint32 0")

    func testTheAppStartsDarkOnADarkDesktop() throws {
        try begin(["color-scheme": Self.dark])
        try waitForBackground { $0 < 90 }
        XCTAssertEqual(try styles(), "✓ System\nLight\nDark")
    }

    func testTheAppearanceFollowsTheDesktop() throws {
        try begin(["color-scheme": Self.light])
        try waitForBackground { $0 > 200 }
        portal?.set("color-scheme", Self.dark)
        try waitForBackground { $0 < 90 }
        portal?.set("color-scheme", Self.none)
        try waitForBackground { $0 > 200 }
    }

    func testTheUsersChoiceOverridesTheDesktopAndIsKept() throws {
        try begin(["color-scheme": Self.dark])
        try menuBar.choose("View", "Appearance", "Light")
        try waitForBackground { $0 > 200 }
        portal?.set("color-scheme", Self.light)
        portal?.set("color-scheme", Self.dark)
        try quit()
        try begin(["--new-note"])
        try waitForBackground { $0 > 200 }
        try menuBar.choose("View", "Appearance", "System")
        try waitForBackground { $0 < 90 }
        try menuBar.choose("View", "Appearance", "Dark")
        portal?.set("color-scheme", Self.light)
        XCTAssertEqual(try styles(), "System\nLight\n✓ Dark")
        try waitForBackground { $0 < 90 }
    }

    /// Starts with a line in the user's GTK settings file.
    private func beginWithSettings(_ line: String) throws {
        try home.write("[Settings]\n\(line)\n", to: ".config/gtk-4.0/settings.ini")
        try begin(["--new-note"])
    }

    /// Expects a dark appearance, which Light makes light, and System dark again.
    private func expectLightAndDarkAgain() throws {
        try waitForBackground { $0 < 90 }
        try menuBar.choose("View", "Appearance", "Light")
        try waitForBackground { $0 > 200 }
        try menuBar.choose("View", "Appearance", "System")
        try waitForBackground { $0 < 90 }
    }

    /// Many themes are dark whatever GTK requests.
    func testLightOverridesADarkTheme() throws {
        try beginWithSettings("gtk-theme-name=Adwaita-dark")
        try expectLightAndDarkAgain()
    }

    /// GTK reads its file only once; its setting is still restored.
    func testSystemRestoresTheDarkSettingOfGTKsFile() throws {
        // GTK 4.20 replaced the first setting with the second.
        try beginWithSettings(
            gtk_get_minor_version() < 20 ? "gtk-application-prefer-dark-theme=1" : "gtk-interface-color-scheme=dark")
        try expectLightAndDarkAgain()
    }

    /// Other themes have no dark colours.
    func testDarkOverridesALightTheme() throws {
        try expectDarkOverrides("* { color: black; } window, textview text { background-color: white; }")
    }

    /// As in GTK's own theme.
    func testDarkOverridesALightThemeThatColoursOnlyWindows() throws {
        try expectDarkOverrides("window, textview text { color: black; background-color: white; }")
    }

    private func expectDarkOverrides(_ style: String) throws {
        try home.write(style, to: ".local/share/themes/Pale/gtk-4.0/gtk.css")
        try beginWithSettings("gtk-theme-name=Pale")
        try waitForBackground { $0 == 255 }
        try menuBar.choose("View", "Appearance", "Dark")
        try waitForBackground { $0 < 90 }
        try menuBar.choose("View", "Appearance", "System")
        try waitForBackground { $0 == 255 }
    }

    /// A window opened later looks like the others.
    func testAPortalThatStartsLaterIsUsed() throws {
        toleratedErrors.append("Creating a portal monitor failed")
        try begin(["--new-note"])
        try waitForBackground { $0 > 200 }
        portal = try SettingsPortal(on: bus, ["color-scheme": Self.dark])
        try waitForBackground { $0 < 90 }
    }

    func testTheSelectionHasTheAccentColour() throws {
        try begin(["accent-color": "(0.8, 0.1, 0.4)"])
        try focusNote()
        try app.keyboard.type("iiii")
        try app.keyboard.press("ctrl+a")
        try waitForSelection { $0.isNear(.init(red: 204, green: 26, blue: 102)) }
        portal?.set("accent-color", "(1.0, 0.8, 0.0)")
        try waitForSelection { $0.isNear(.init(red: 255, green: 204, blue: 0)) }
        // Out of range: the desktop no longer has an accent colour.
        portal?.set("accent-color", "(-1.0, -1.0, -1.0)")
        try waitForSelection { $0.blue > $0.red + 40 }
    }

    /// A colour with a component out of range is ignored: the selection has the theme's colour, which is blue.
    func testAnAccentOutOfRangeIsIgnored() throws {
        try begin(["accent-color": "(2.0, 0.8, 0.0)"])
        try focusNote()
        try app.keyboard.type("iiii")
        try app.keyboard.press("ctrl+a")
        try waitForSelection { $0.blue > $0.red + 40 }
    }

    private func waitForSelection(_ isRight: (ScreenPicture.Color) -> Bool) throws {
        let text = try note.screenRectangle(ofText: "iiii")
        try app.waitUntil("the colour of the selection") {
            try isRight(Screenshot.pixel(at: ScreenPoint(x: text.x, y: text.y + 1)))
        }
    }

    func testHighContrastFollowsTheDesktop() throws {
        try begin(["contrast": "uint32 1"])
        try focusNote()
        try app.keyboard.type("llll")
        try waitForDarkest { $0 < 20 }
        portal?.set("contrast", "uint32 0")
        try waitForDarkest { $0 > 30 }
    }

    /// Waits until the darkest pixel of the menu bar's letters has a suitable brightness.
    private func waitForDarkest(_ isRight: (Int) -> Bool) throws {
        let title = try app.waitFor("the bar") { try self.app.accessible.find(role: "menu bar")?.children.first }
        let area = try title.screenRectangle
        try app.waitUntil("letters of the expected darkness") {
            let picture = try Screenshot.settled(of: area)
            var darkest = 255
            for y in 0..<picture.height {
                for x in 0..<picture.width {
                    let color = try picture.pixel(at: ScreenPoint(x: x, y: y))
                    darkest = min(darkest, max(color.red, color.green, color.blue))
                }
            }
            return isRight(darkest)
        }
    }

    func testInvalidDesktopSettingsAreIgnored() throws {
        try begin(["color-scheme": "'dark'", "contrast": "(1.0, 1.0, 1.0)", "accent-color": "uint32 1", "more": "true"])
        try waitForBackground { $0 > 200 }
        portal?.set("color-scheme", "uint32 77")
        portal?.set("color-scheme", "[1, 2]")
        portal?.set("color-scheme", Self.dark)
        try waitForBackground { $0 < 90 }
    }

    /// The window appears and works; one line of output names the problem. GTK itself would wait for 25 s before the first
    /// window.
    func testAnUnresponsivePortalDoesNotBlockTheApp() throws {
        let start = ProcessInfo.processInfo.systemUptime
        try begin(["color-scheme": Self.dark], answers: false)
        XCTAssertLessThan(ProcessInfo.processInfo.systemUptime - start, 20)
        try focusNote()
        try app.keyboard.type("a")
        try expectText("a")
        try app.waitUntil("the question") { self.portal?.questions == 1 }
        try app.waitUntil("the line") { !self.complaints(of: self.app).isEmpty }
        try waitForBackground { $0 > 200 }
        // Its late reply is applied.
        portal?.set("color-scheme", Self.dark)
        try waitForBackground { $0 < 90 }
        XCTAssertEqual(
            complaints(of: app),
            [
                "longpress: the desktop’s portal isn’t responding; dark appearance, contrast and accent colour follow the theme until "
                    + "it does."
            ])
    }

    /// The appearance stays as it was.
    func testAPortalThatStopsChangesNothing() throws {
        try begin(["color-scheme": Self.dark])
        try waitForBackground { $0 < 90 }
        portal?.stop()
        portal = nil
        try app.keyboard.type("a")
        try expectText("a")
        try waitForBackground { $0 < 90 }
        portal = try SettingsPortal(on: bus, ["color-scheme": Self.light])
        try waitForBackground { $0 > 200 }
    }
}
