import CGtk
import Foundation
import TestSupport
import XCTest

@testable import Driving

/// A desktop that changes its looks without end: windows take over the last one, and go on meanwhile.
final class RestlessDesktopTests: SettingsTestCase {
    private var portal: SettingsPortal?

    override func tearDownWithError() throws {
        // The app that asks it ends first.
        let portal = portal
        self.portal = nil
        defer { portal?.stop() }
        try super.tearDownWithError()
    }

    func testItTellsOfTwentyThousandChanges() throws {
        // From 4.22 on GTK looks for another of the portal's services.
        toleratedErrors.append("Creating a portal monitor failed")
        let portal = try SettingsPortal(on: bus, ["color-scheme": "uint32 2"])
        self.portal = portal
        try begin(["--new-note"])
        try waitForBackground { $0 > 200 }
        for number in 0..<20_000 {
            switch number % 3 {
            case 0: portal.set("color-scheme", "uint32 \(1 + number % 2)")
            case 1: portal.set("contrast", "uint32 \(number % 2)")
            default: portal.set("accent-color", "(0.\(number % 10), 0.5, 0.\(number % 7))")
            }
        }
        portal.set("contrast", "uint32 0")
        portal.set("color-scheme", "uint32 1")
        try waitForBackground { $0 < 90 }
        try write("typed")
    }
}
