import Dispatch
import TestSupport
import XCTest

@testable import Driving

/// E19: a click is recognised by its own timing, however late the app handles it.
final class BusyClickTests: AppTestCase {
    private func clickTwiceSlowly(at place: ScreenPoint) {
        for _ in 0..<2 {
            app.pointer.click(at: place)
            waitForNewSuccession()
        }
    }

    /// Slow presses aren't a double click, even if the app handles them all at once.
    func testTwoSlowClicksAreNotADoubleClick() throws {
        let place = try place(of: "mouse")
        let count = try note.characterCount
        try expectNothingOpens(
            "two slow clicks",
            provenBy: {
                // It would replace a selection.
                try self.app.keyboard.type("x")
                try self.app.waitUntil("one more letter") { try self.note.characterCount == count + 1 }
            },
            while: { try app.whileBusy { clickTwiceSlowly(at: place) } })
    }

    /// Nor on a picture, which a double click would open.
    func testTwoSlowClicksDoNotOpenAPicture() throws {
        let middle = try picture().screenRectangle.center
        try app.whileBusy { clickTwiceSlowly(at: middle) }
        app.pointer.click(.secondary, at: middle)
        _ = try openMenu(.context)
        XCTAssertEqual(app.windows.topLevels.count, 1, "the viewer opened")
    }

    /// Nor do they count towards the double click that follows.
    func testADoubleClickAfterSlowClicksSelectsTheWord() throws {
        let place = try place(of: "finger")
        try app.whileBusy {
            clickTwiceSlowly(at: place)
            app.pointer.clickAndPress(at: place)
        }
        try expectSelection("finger")
        app.pointer.release()
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try expectSelection("finger")
    }

    /// A double click that is dragged selects by words, even if the app handles it only after its end.
    func testADraggedDoubleClickHandledLateSelectsByWords() throws {
        let (start, end) = (try place(of: "mouse"), try place(of: "finger"))
        let selected = try XCTUnwrap(try note.text.firstMatch(of: #/mouse.*?finger/#).map { String($0.0) })
        try app.whileBusy {
            app.pointer.clickAndPress(at: start)
            app.pointer.glide(to: end)
            app.pointer.release()
        }
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try expectSelection(selected)
    }

    /// A third press in time makes a triple click, even if the app handles it after the time limit.
    func testATripleClickSelectsTheParagraph() throws {
        let paragraph = try XCTUnwrap(try note.text.split(separator: "\n").map(String.init).first)
        let place = try place(of: "finger")
        try untilQuick {
            app.pointer.clickAndPress(at: place)
            let second = DispatchTime.now()
            try expectSelection("finger")
            return try app.whileBusy {
                app.pointer.release()
                app.pointer.press()
                let isQuick = second.elapsed < quickSuccession
                waitForNewSuccession()
                return isQuick
            }
        } undo: {
            app.pointer.release()
        }
        try expectSelection(paragraph)
        app.pointer.release()
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try expectSelection(paragraph)
    }

    /// A click isn't lost either if the window manager is busy.
    func testATripleClickWorksWhileTheWindowManagerIsBusy() throws {
        let paragraph = try XCTUnwrap(try note.text.split(separator: "\n").map(String.init).first)
        let place = try place(of: "finger")
        for _ in 1...6 {
            waitForNewSuccession()
            try TestDisplay.shared().whileManagerIsBusy { app.pointer.tripleClick(at: place) }
            try expectSelection(paragraph)
            try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }
}
