import XCTest

@testable import Gtk

/// The resolution at which GTK draws text, which determines its size.
@MainActor enum TextResolution {
    /// Sets another resolution until the body returns; 96 is the usual one.
    static func with<Result>(dotsPerInch: Int, _ body: () throws -> Result) throws -> Result {
        let settings = try XCTUnwrap(Settings.settings)
        let before = settings.int("gtk-xft-dpi")
        settings.set("gtk-xft-dpi", number: dotsPerInch * 1024)
        defer { settings.set("gtk-xft-dpi", number: before) }
        return try body()
    }
}
