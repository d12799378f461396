import Gtk
import Longpress
import TestSupport
import XCTest

/// A hold that is cancelled before its release.
final class HoldCancelTests: LongpressTestCase {
    /// E3: pressing another button cancels a hold. Everything is as it was before the press, and nothing opens.
    func testAnotherButtonCancelsTheHold() throws {
        try check { display, _ in
            display.pointer.press(.secondary)
            display.pointer.release(.secondary)
        }
    }

    /// E3: a dialog that opens during a hold takes the rest of the press.
    func testADialogCancelsTheHold() throws {
        let dialog = Window()
        dialog.title = "Something has happened"
        defer { dialog.destroy() }
        try check { _, window in
            dialog.setTransient(for: window)
            dialog.isModal = true
            dialog.present()
            try waitUntil("the dialog") { dialog.isActive }
        }
    }

    private func check(_ callOff: (TestDisplay, Window) throws -> Void) throws {
        try TestWindow.withText("some text to hold") { view, window in
            view.buffer.insertionPoint = 2
            let display = try TestDisplay.shared()
            let word = view.bounds(of: 10..<12)
            display.pointer.move(to: try RowPlace.place(word.minX, word.midY, of: view, in: window))
            display.pointer.press()
            defer { display.pointer.release() }
            try waitUntil("the loupe") { window.children.contains { $0.isPopover && $0.isMapped } }
            XCTAssertEqual(view.buffer.insertionPoint, 10)

            try callOff(display, window)
            try waitUntil("the loupe to go") { !window.children.contains { $0.isPopover && $0.isMapped } }
            XCTAssertEqual(view.buffer.insertionPoint, 2)
            display.pointer.release()
            TestWindow.settle()
            XCTAssertNil(MenuPresenter.shared.openKind)
            XCTAssertEqual(view.buffer.insertionPoint, 2)
        }
    }
}
