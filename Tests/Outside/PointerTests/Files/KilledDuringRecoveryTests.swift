import Foundation
import TestSupport
import XCTest

@testable import Driving

/// The app is killed right after a recovered note gets a journal of its own, before the old one is removed: the note is offered
/// once, not twice.
final class KilledDuringRecoveryTests: RecoveryTestCase {
    func testANoteIsOfferedOnceAfterAKillDuringRecovery() throws {
        let note = try files.write(FileTestCase.page("one"), to: "note.html")
        try begin([note])
        try type(" two")
        try waitForJournal(of: "one two")
        try killApp()
        let old = try XCTUnwrap(journals.first)
        // Removing the old journal begins by renaming it.
        let call = "rename,renameat,renameat2"
        try begin {
            try AppUnderTest.traced(
                [
                    "-qqq", "-o", "/dev/null", "-P", home.path + "/.local/state/longpress/journals/" + old, "-e",
                    "trace=\(call)", "-e", "inject=\(call):error=EIO:signal=SIGKILL",
                ], [note], bus: bus, home: home)
        }
        try answer("Recover “note.html”?")
        try expectKilled(app)
        XCTAssertEqual(journals.filter { !$0.hasPrefix(".") }.count, 2, "\(journals)")
        try begin([note])
        try answer("Recover “note.html”?")
        try expectText("one two")
        try app.waitUntil("one journal") { self.journals.count == 1 }
        XCTAssertFalse(journals.contains(old))
    }
}
