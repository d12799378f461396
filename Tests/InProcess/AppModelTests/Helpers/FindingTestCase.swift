import TestSupport
import XCTest

/// A test of the find bar, with a note of its own.
class FindingTestCase: GtkTestCase {
    private(set) var note: FindingNote!

    /// Shows a note with a text in a window of a width in points.
    func show(_ text: String, width: Double = 900) throws {
        note = try FindingNote(text, width: width)
    }

    override func end() throws {
        note?.close()
        note = nil
        try super.end()
    }
}
