import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// A program can request dark colours, whichever setting this version of GTK has for that.
final class DarkStyleTests: GtkTestCase {
    func testTextIsLightWhileDarkColoursAreRequested() throws {
        defer { Self.reset() }
        let label = Label("text")
        try TestWindow.with(label) { _ in
            XCTAssertFalse(label.hasLightText)
            for scheme in [.dark, .light, nil, .dark, nil] as [ColorScheme?] {
                Settings.colorScheme = scheme
                XCTAssertEqual(Settings.colorScheme, scheme)
                try waitUntil("the text to be \(scheme == .dark ? "light" : "dark")") {
                    label.hasLightText == (scheme == .dark)
                }
            }
        }
    }

    /// High contrast makes text darker than usual, or lighter.
    func testHighContrastCanBeCombinedWithDarkColours() throws {
        defer { Self.reset() }
        let label = Label("text")
        try TestWindow.with(label) { _ in
            let usual = label.textColor
            Settings.hasHighContrast = true
            try waitUntil("the text to be darker") { label.textColor.green < usual.green }
            Settings.colorScheme = .dark
            try waitUntil("the text to be light") { label.hasLightText }
            let clear = label.textColor
            Settings.hasHighContrast = false
            try waitUntil("the text to be less light") { label.hasLightText && label.textColor.green < clear.green }
            Settings.colorScheme = nil
            try waitUntil("the text to be as it was") { label.textColor == usual }
        }
    }

    /// A theme that is dark regardless of requests, or by default, is dark again after the request ends.
    func testADarkThemeIsDarkAgain() throws {
        defer { Self.reset() }
        let settings = try XCTUnwrap(Settings.settings)
        let before = try XCTUnwrap(settings.string("gtk-theme-name"))
        defer { settings.set("gtk-theme-name", before) }
        settings.set("gtk-theme-name", "Adwaita-dark")
        let label = Label("text")
        try TestWindow.with(label) { _ in
            for scheme in [nil, .light, nil, .dark, nil] as [ColorScheme?] {
                Settings.colorScheme = scheme
                try waitUntil("the text to be \(scheme == .light ? "dark" : "light")") {
                    label.hasLightText == (scheme != .light)
                }
            }
        }
    }

    /// A light theme that the user chose stays, if this version of GTK has no other way of requesting light colours.
    func testRequestingLightKeepsALightTheme() throws {
        defer { Self.reset() }
        let settings = try XCTUnwrap(Settings.settings)
        let before = try XCTUnwrap(settings.string("gtk-theme-name"))
        defer { settings.set("gtk-theme-name", before) }
        settings.set("gtk-theme-name", "Adwaita")
        for scheme in [.light, .dark, .light, nil] as [ColorScheme?] {
            Settings.colorScheme = scheme
            XCTAssertEqual(settings.string("gtk-theme-name"), "Adwaita", "\(scheme.map { "\($0)" } ?? "nil")")
        }
    }

    /// GTK reloads its theme with each change of a setting, which takes several milliseconds.
    func testEachLookSetsEachGTKSettingOnce() throws {
        defer { Self.reset() }
        let settings = try XCTUnwrap(Settings.settings)
        let names = [
            "gtk-theme-name", "gtk-application-prefer-dark-theme", "gtk-interface-color-scheme",
            "gtk-interface-contrast",
        ].filter(settings.has)
        var told: [String] = []
        let following = names.map { name in settings.connect("notify::\(name)") { _ in told.append(name) } }
        defer { following.forEach { $0.disconnect() } }
        let looks: [(ColorScheme?, Bool)] = [
            (.dark, false), (.light, true), (.dark, true), (nil, false), (.dark, true), (.light, false), (nil, true),
            (nil, false),
        ]
        for (scheme, isHigh) in looks {
            told = []
            Settings.ask(for: scheme, highContrast: isHigh)
            XCTAssertEqual(told.count, Set(told).count, "\(scheme.map { "\($0)" } ?? "nil") \(isHigh): \(told)")
        }
    }

    /// Resets the settings to the desktop's.
    private static func reset() { (Settings.colorScheme, Settings.hasHighContrast) = (nil, false) }
}
