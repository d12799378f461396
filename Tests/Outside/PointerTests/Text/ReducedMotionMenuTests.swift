import TestSupport
import XCTest

@testable import Driving

/// Menus appear and disappear immediately if the desktop reduces motion.
final class ReducedMotionMenuTests: DesktopSettingsTestCase {
    override var isComposited: Bool { true }

    /// Returns descriptions of the frames during a body that are neither as before nor as after it.
    private func motions(_ what: String, _ body: () throws -> Void) throws -> [String] {
        let frames = try MotionTestCase.frames(of: note.screenRectangle, after: body)
        let after = try XCTUnwrap(frames.last)
        return frames.enumerated().compactMap { number, frame in
            let difference = frame.difference(from: after)
            return difference < 0.001 ? nil : "\(what): frame \(number) of \(frames.count) differs by \(difference)"
        }
    }

    private func expectNoMotion() throws {
        try write("some words")
        let place = try place(of: "words")
        var seen: [String] = []
        // A busy machine may show a menu before all of it is drawn. An animation would be visible each time.
        for _ in 0..<4 {
            seen = try motions("the menu") { app.pointer.click(.secondary, at: place) }
            try expectMenu(.edit, "Select | Select All")
            seen += try motions("the menu's closing") { try app.keyboard.press("Escape") }
            try expectNoMenu()
            if seen.isEmpty { return }
        }
        XCTFail(seen.joined(separator: "\n"))
    }

    func testThePortalsReducedMotionStopsAnimations() throws {
        try begin(["reduced-motion": "uint32 1"])
        try expectNoMotion()
    }

    func testGTKsAnimationSettingStopsAnimations() throws {
        let settings = "[Settings]\ngtk-enable-animations=false\n"
        try home.write(settings, to: ".config/gtk-4.0/settings.ini")
        try begin(["--new-note"])
        try expectNoMotion()
    }
}
