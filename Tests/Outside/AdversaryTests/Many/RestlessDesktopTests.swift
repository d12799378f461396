import Foundation
import TestSupport
import XCTest

@testable import Driving

/// A desktop that changes its appearance without end: windows get the last one, and keep working meanwhile.
final class RestlessDesktopTests: DesktopSettingsTestCase {
    func testTheLastOfTwentyThousandChangesIsApplied() throws {
        try begin(["color-scheme": "uint32 2"])
        let portal = try XCTUnwrap(portal)
        try waitForBackground { $0 > 200 }
        portal.changeLook(times: 20_000)
        portal.set("contrast", "uint32 0")
        portal.set("color-scheme", "uint32 1")
        try waitForBackground { $0 < 90 }
        try write("typed")
    }
}
