import Foundation
import TestSupport
import XCTest

@testable import Driving

/// The desktop takes screenshots for the note, if it has a portal for that.
final class ScreenshotTests: BadInputTestCase {
    private var bus: SessionBus!
    private let answers = Answers()

    /// The portal's responses, used on a thread of its own.
    private final class Answers: @unchecked Sendable {
        private let lock = NSLock()
        private var (next, service): (String, BusService?) = ("", nil)

        /// The response to the next screenshot request, in GVariant's text format.
        var response: String {
            get { lock.withLock { next } }
            set { lock.withLock { next = newValue } }
        }
        var portal: BusService? {
            get { lock.withLock { service } }
            set { lock.withLock { service = newValue } }
        }
    }

    override var session: SessionBus? { bus }

    override func setUpWithError() throws {
        bus = try SessionBus()
        // From 4.22 on, GTK looks for another service of the portal.
        toleratedErrors.append("Creating a portal monitor failed")
        try super.setUpWithError()
    }

    override func tearDownWithError() throws {
        try super.tearDownWithError()
        answers.portal?.stop()
        bus.stop()
    }

    private func beginPortal() throws {
        let path = "/org/freedesktop/portal/desktop"
        answers.portal = try BusService(
            on: bus, name: "org.freedesktop.portal.Desktop", path: path,
            interface: "org.freedesktop.portal.Screenshot",
            members: """
                <method name="Screenshot"><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
                <arg type="o" direction="out"/></method><property name="version" type="u" access="read"/>
                """
        ) { [answers] method, parameters in
            guard method == "Screenshot" else { return "uint32 2" }
            // Only the app makes requests; its token for the request is in quotation marks.
            let token = parameters.split(separator: "'")[4]
            guard let service = answers.portal, let app = try? service.owner(of: "org.longpress.Longpress") else {
                return nil
            }
            let request = "\(path)/request/\(app.dropFirst().replacing(".", with: "_"))/\(token)"
            service.emit("Response", answers.response, at: request, of: "org.freedesktop.portal.Request")
            return "(objectpath '\(request)',)"
        }
    }

    func testAScreenshotIsAddedAsOneStep() throws {
        try beginPortal()
        let before = try pictureNames.count
        let path = try files.write(SamplePicture.png.bytes, to: "Screenshot 1.png")
        answers.response = "(uint32 0, {'uri': <'file://\(path.replacing(" ", with: "%20"))'>})"
        try chooseInMenuBar("Image", "Take Screenshot…")
        try expectPictures(before + 1)
        try app.keyboard.press("ctrl+z")
        try expectPictures(before)
    }

    func testARefusalIsReported() throws {
        try beginPortal()
        answers.response = "(uint32 2, @a{sv} {})"
        try chooseInMenuBar("Image", "Take Screenshot…")
        try expectMessage("The screenshot couldn’t be taken. The desktop reported an error. Try again.")
    }

    func testACancelledScreenshotChangesNothing() throws {
        try beginPortal()
        let before = try pictureNames.count
        answers.response = "(uint32 1, @a{sv} {})"
        try chooseInMenuBar("Image", "Take Screenshot…")
        try waitForQuiet()
        XCTAssertEqual(try pictureNames.count, before)
        XCTAssertNil(try message)
    }
}
