import Dispatch
import TestSupport
import XCTest

@testable import Driving

/// E19: a click is what the hand made of it, however late the program gets to see it.
final class BusyClickTests: AppTestCase {
    private func clickTwiceSlowly(at place: ScreenPoint) {
        for _ in 0..<2 {
            app.pointer.click(at: place)
            waitForNewSuccession()
        }
    }

    /// Presses that a program gets to see all at once were made one by one.
    func testTwoSlowClicksAreNoDoubleClick() throws {
        let place = try place(of: "mouse")
        let count = try note.characterCount
        try expectNothingOpens(
            "two slow clicks",
            provenBy: {
                // It would replace what is selected.
                try self.app.keyboard.type("x")
                try self.app.waitUntil("a letter more") { try self.note.characterCount == count + 1 }
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

    /// A double click that is dragged on has selected by words, though the program sees it only when it is over.
    func testADraggedDoubleClickSelectsByWordsThoughItIsSeenWhenItIsOver() throws {
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

    /// A third press in time is a third one, though the program sees it only when the time is over.
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
        } takeBack: {
            app.pointer.release()
        }
        try expectSelection(paragraph)
        app.pointer.release()
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try expectSelection(paragraph)
    }

    /// Nor does a click get lost because the window manager has much to do.
    func testATripleClickIsOneWhileTheWindowManagerIsBusy() throws {
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
