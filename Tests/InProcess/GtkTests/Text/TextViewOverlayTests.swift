import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// A widget laid over a text is drawn at its place in the text.
final class TextViewOverlayTests: GtkTestCase {
    /// Shows a long text with a widget 90 points below its beginning.
    private static func withOverlay(_ body: (TextView, Box) throws -> Void) throws {
        let view = TextView()
        try TestWindow.with(ScrolledWindow(view)) { _ in
            view.buffer.text = (0..<200).map { "\($0) is the number of a line.\n" }.joined()
            let overlay = Box(.vertical)
            overlay.setMinimumSize(width: 12, height: 12)
            view.addOverlay(overlay, x: 40, y: 90)
            try waitUntil("it to be laid out") { overlay.bounds(in: view)?.minY == 90 }
            try body(view, overlay)
        }
    }

    /// The widget is at its place in the frame in which the text is scrolled, and in each frame after it.
    func testAnOverlayScrollsWithTheTextInTheSameFrame() throws {
        try Self.withOverlay { view, overlay in
            var places: [Double?] = []
            let painting = view.onFrame { places.append(overlay.bounds(in: view)?.minY) }
            defer { painting?.disconnect() }
            for (points, expected) in [(30.0, 60.0), (45, 15), (2000, -1985), (-2075, 90)] {
                places = []
                view.scrollSurroundings(by: points)
                try waitUntil("the text to be drawn") { !places.isEmpty }
                XCTAssertEqual(Set(places), [expected], "\(points)")
            }
        }
    }

    /// A widget moved during scrolling is at its new place.
    func testAnOverlayCanBeMovedWhileTheTextScrolls() throws {
        try Self.withOverlay { view, overlay in
            view.scrollSurroundings(by: 50)
            view.moveOverlay(overlay, x: 20, y: 70)
            try waitUntil("it to be there") { overlay.bounds(in: view)?.origin == Point(x: 20, y: 70) }
            view.scrollSurroundings(by: 30)
            try waitUntil("it to go with the text") { overlay.bounds(in: view)?.origin == Point(x: 20, y: 40) }
        }
    }
}
