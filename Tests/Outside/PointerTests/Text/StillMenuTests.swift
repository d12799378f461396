import TestSupport
import XCTest

@testable import Driving

/// Menus appear and disappear at once where the desktop is set to show no motion.
final class StillMenuTests: DesktopSettingsTestCase {
    private var compositor: Compositor?

    override func setUpWithError() throws {
        compositor = try Compositor()
        try super.setUpWithError()
    }

    override func tearDownWithError() throws {
        defer { compositor?.stop() }
        try super.tearDownWithError()
    }

    /// Each picture that is seen while something happens is that of before or that of after it.
    private func expectNoMotion(_ what: String, _ body: () throws -> Void) throws {
        let frames = try MotionTestCase.frames(of: note.screenRectangle, after: body)
        let after = try XCTUnwrap(frames.last)
        for (number, frame) in frames.enumerated() {
            XCTAssertLessThan(frame.difference(from: after), 0.001, "\(what): frame \(number) of \(frames.count)")
        }
    }

    private func expectNoMotion() throws {
        try write("some words")
        let place = try place(of: "words")
        try expectNoMotion("the menu") { app.pointer.click(.secondary, at: place) }
        try expectMenu(.edit, "Select | Select All")
        try expectNoMotion("the menu's end") { try app.keyboard.press("Escape") }
        try expectNoMenu()
    }

    func testThePortalReducesMotion() throws {
        try begin(["reduced-motion": "uint32 1"])
        try expectNoMotion()
    }

    func testGtkShowsNoAnimations() throws {
        let settings = "[Settings]\ngtk-enable-animations=false\n"
        try home.write(settings, to: ".config/gtk-4.0/settings.ini")
        try begin(["--new-note"])
        try expectNoMotion()
    }
}
