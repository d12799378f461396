import CGtk
import XCTest

@testable import Documents
@testable import Gtk
@testable import Platform
@testable import RichText

/// Printing notes, to a file that GTK writes.
final class PrintOperationTests: GtkTestCase {
    private let style = PrintStyle(font: "DejaVu Sans 11", isRightToLeft: false)

    private func note(_ count: Int, figures: [PrintedNote.Figure] = []) -> PrintedNote {
        PrintedNote(
            title: "note", text: RichText((1...count).map { "line \($0)" }.joined(separator: "\n")), figures: figures)
    }

    /// Prints to a file through the dialog, in which it is already chosen.
    private func begin(_ operation: PrintOperation, to path: String) throws -> Task<PrintOperation.Outcome, any Error> {
        let settings = gtk_print_settings_new()
        gtk_print_settings_set_printer(settings, "Print to File")
        gtk_print_settings_set(settings, GTK_PRINT_SETTINGS_OUTPUT_URI, File(path: path).uri)
        gtk_print_operation_set_print_settings(operation.operation.typed(), settings)
        g_object_unref(UnsafeMutableRawPointer(settings))
        let window = Window()
        window.present()
        let task = Task {
            defer { window.destroy() }
            return try await operation.run(over: window)
        }
        let dialog = try waitFor("the dialog") { OpenWindows.all.first { $0.typeName == "GtkPrintUnixDialog" } }
        let button = try waitFor("its button") { Widget.wrap(gtk_window_get_default_widget(dialog.typed())) }
        try waitUntil("a printer") { dialog.isMapped && button.isSensitive }
        gtk_widget_activate(button.widget)
        return task
    }

    private func print(_ operation: PrintOperation, to path: String) throws -> PrintOperation.Outcome {
        let task = try begin(operation, to: path)
        return try awaiting("the end", upTo: 3 * patience) { try await task.value }
    }

    func testPrintedPagesAreLikeExportedOnes() throws {
        let folder = try TemporaryFolder()
        var told: [Int] = []
        let lost = PrintedNote.Figure(size: Size(width: 400, height: 300), caption: "lost", isPhoto: false) { _, _ in
            throw PlatformError("lost")
        }
        let operation = PrintOperation(note(120, figures: [lost]), in: style) { told.append($0) }
        XCTAssertEqual(try print(operation, to: folder.path + "/note.pdf"), .printed)
        let lines = try PDFPages("note.pdf", in: folder).lines
        XCTAssertGreaterThan(lines.count, 2)
        XCTAssertEqual(lines.map(\.last), (1...lines.count).map { "Page \($0) of \(lines.count)" })
        XCTAssertEqual(lines.flatMap { $0.filter { $0.hasPrefix("line ") } }, (1...120).map { "line \($0)" })
        XCTAssertEqual(lines.last?.contains("lost"), true)
        XCTAssertEqual(told, told.sorted())
        XCTAssertEqual([told.first, told.last], [0, 100])
    }

    func testTheLastPaperSizeIsUsedAgain() throws {
        let folder = try TemporaryFolder()
        let (first, second) = (PrintOperation(note(1), in: style) { _ in }, "second.pdf")
        let setup = gtk_page_setup_new()
        let paper = gtk_paper_size_new("iso_a5")
        gtk_page_setup_set_paper_size_and_default_margins(setup, paper)
        gtk_print_operation_set_default_page_setup(first.operation.typed(), setup)
        gtk_paper_size_free(paper)
        g_object_unref(UnsafeMutableRawPointer(setup))
        XCTAssertEqual(try print(first, to: folder.path + "/first.pdf"), .printed)
        XCTAssertEqual(try print(PrintOperation(note(1), in: style) { _ in }, to: folder.path + "/" + second), .printed)
        let size = try XCTUnwrap(PDFPages(second, in: folder).information["Page size"])
        XCTAssertTrue(size.hasPrefix("419.5"), size)
    }

    func testCancellingEndsPrinting() throws {
        let folder = try TemporaryFolder()
        for percent in [0, 50] {
            var operation: PrintOperation?
            operation = PrintOperation(note(5000), in: style) { if $0 >= percent { operation?.cancel() } }
            XCTAssertEqual(try print(try XCTUnwrap(operation), to: folder.path + "/note.pdf"), .cancelled)
            operation = nil
        }
    }

    /// Printing a long note doesn't block the main loop.
    func testPrintingALongNoteNeverBlocks() throws {
        let folder = try TemporaryFolder()
        let operation = PrintOperation(note(20_000), in: style) { _ in }
        let task = try begin(operation, to: folder.path + "/note.pdf")
        var ending: PrintOperation.Outcome?
        Task { ending = try? await task.value }
        let longest = try LongestTurn.until("the end", upTo: 6 * patience) { ending != nil }
        XCTAssertEqual(ending, .printed)
        XCTAssertLessThan(longest, LongestTurn.limit)
    }
}
