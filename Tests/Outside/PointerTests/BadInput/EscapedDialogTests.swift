import Foundation
import TestSupport
import XCTest

@testable import Driving

/// A file dialog that is cancelled as soon as it has the focus, before it shows the files of its folder.
final class EscapedDialogTests: BadInputTestCase {
    /// C19, E25: at that time GTK is still looking up the folders of its path bar.
    func testEscapeRightAfterOpeningClosesTheDialog() throws {
        toleratedErrors += [FileDialog.ofEndedDialogs, FileDialog.ofPathBars]
        for round in 0..<60 {
            try app.keyboard.press(round % 2 == 0 ? "ctrl+o" : "shift+ctrl+s")
            try app.waitUntil("the dialog") { ["Open", "Save As"].contains(self.app.windows.active?.title) }
            // The delay is the input of this test: up to the time when GTK has looked everything up.
            usleep(useconds_t(round % 8 * 10_000))
            try app.keyboard.press("Escape")
            try app.waitUntil("the dialog to be gone") { app.windows.topLevels.count == 1 }
        }
    }
}
