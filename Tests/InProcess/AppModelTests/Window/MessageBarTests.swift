import CGtk
import TestSupport
import XCTest

@testable import Gtk
@testable import LongpressApp

/// The bar at the top of the window for error messages.
final class MessageBarTests: GtkTestCase {
    /// Returns where a message's text and its close button are, in a window of this width in points.
    private func shown(_ text: String, width: Double) throws -> (words: Rectangle, close: Rectangle) {
        let shown = try ShownNote(width: width)
        defer { shown.close() }
        shown.note.showFurther(text)
        func found(_ widget: Widget, where isWanted: (Widget) -> Bool) -> Widget? {
            if isWanted(widget) { return widget }
            for child in widget.children { if let found = found(child, where: isWanted) { return found } }
            return nil
        }
        func place(_ type: GType) -> Rectangle? {
            found(shown.window) { $0.hasStyle("longpress-message") && $0.isMapped }
                .flatMap { bar in found(bar) { $0.isA(type) && $0.isMapped && $0.size.height > 1 } }?.bounds(
                    in: shown.window)
        }
        try waitUntil("the message") { place(gtk_label_get_type()) != nil && place(gtk_button_get_type()) != nil }
        return (try XCTUnwrap(place(gtk_label_get_type())), try XCTUnwrap(place(gtk_button_get_type())))
    }

    func testOneLineIsLevelWithTheCloseButton() throws {
        let shown = try shown("The note couldn’t be saved.", width: 700)
        XCTAssertEqual(shown.words.midY, shown.close.midY, accuracy: 1.5)
    }

    func testSeveralLinesBeginBesideTheCloseButton() throws {
        let shown = try shown(String(repeating: "The note couldn’t be saved. ", count: 8), width: 400)
        XCTAssertGreaterThan(shown.words.height, 2 * shown.close.height)
        XCTAssertLessThan(shown.close.maxY, shown.words.midY)
    }
}
