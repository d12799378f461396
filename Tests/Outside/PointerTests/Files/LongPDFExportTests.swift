import Foundation
import TestSupport
import XCTest

@testable import Driving

/// File ▸ Export as PDF… for a note of hundreds of pages, which takes a while.
class LongPDFExportTestCase: FileTestCase {
    /// The number of lines of the note.
    var count: Int { 0 }

    override var firstFile: (name: String, content: String)? {
        ("long.txt", (1...count).map { "line \($0) of many\n" }.joined())
    }

    func export() throws {
        try chooseInMenuBar("File", "Export as PDF…")
        try fileDialog.enter(path("long.pdf"), in: "Export as PDF")
    }

    var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: notes.path) } }
}

final class LongPDFExportTests: LongPDFExportTestCase {
    /// Enough lines for the user to see the progress and to press Cancel, on a fast machine.
    override var count: Int { 120_000 }

    func testCancellingLeavesNothingBehind() throws {
        try export()
        let progress = try find(role: "group", name: "Progress")
        try app.waitUntil("the progress text") {
            try progress.find(role: "label")?.text.hasPrefix("Exporting “long.pdf”… ") == true
        }
        let cancel = try app.waitFor("Cancel") { try progress.find(role: "button", name: "Cancel") }
        // The progress bar slides into place.
        var (place, reads) = (try cancel.screenPoint, 0)
        try app.waitUntil("Cancel to stop moving") {
            let now = try cancel.screenPoint
            (place, reads) = (now, now == place ? reads + 1 : 0)
            return reads == 30
        }
        app.pointer.click(at: place)
        try app.waitUntil("nothing to be left") { try self.names == ["long.txt"] }
        try app.waitUntil("no progress") {
            try self.app.accessible.find(role: "group", name: "Progress")?.isShowing != true
        }
        XCTAssertNil(try app.accessible.message)
    }
}

final class ClosedDuringPDFExportTests: LongPDFExportTestCase {
    /// Enough lines for closing the window before they are exported, on a fast machine.
    override var count: Int { 30_000 }

    /// If the window is closed during an export, the export is completed.
    func testAnExportCompletesAfterItsWindowIsClosed() throws {
        try export()
        try app.keyboard.press("ctrl+w")
        try app.waitForExit()
        XCTAssertEqual(try names.sorted(), ["long.pdf", "long.txt"])
        let lines = try PDFPages("long.pdf", in: notes).lines
        XCTAssertEqual(lines.last.map { $0.dropLast().last }, "line \(count) of many")
        XCTAssertEqual(lines.last?.last, "Page \(lines.count) of \(lines.count)")
    }
}
