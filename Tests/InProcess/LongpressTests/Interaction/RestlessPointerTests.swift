import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Unintended pointer input: a worn button that clicks twice, and a pen that comes near the tablet and hovers above it.
final class RestlessPointerTests: LongpressTestCase {
    /// The menu of a secondary click stays open, whether or not another click follows immediately.
    func testAWornButtonStillOpensTheMenu() throws {
        try ItemWindow.with { item, responder, window in
            let pointer = try TestDisplay.shared().pointer
            for times in 2...3 {
                let place = try RowPlace.place(20, 10, of: item, in: window)
                pointer.move(to: place)
                for _ in 0..<times {
                    pointer.press(.secondary)
                    pause(milliseconds: 15)
                    pointer.release(.secondary)
                    pause(milliseconds: 15)
                }
                TestWindow.settle()
                try waitUntil("the menu") { MenuOnScreen.outline(in: window)?.hasPrefix("Open") == true }
                XCTAssertEqual(MenuOnScreen.popovers(in: window).count, 1)
                XCTAssertEqual(responder.performed, [])
                MenuPresenter.shared.close()
                TestWindow.settle()
            }
        }
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            let word = view.bounds(of: 0..<4)
            let place = try RowPlace.place(word.midX, word.midY, of: view, in: window)
            try TestDisplay.shared().pointer.doubleClick(.secondary, at: place)
            TestWindow.settle()
            try waitUntil("the menu") { MenuOnScreen.outline(in: window)?.hasPrefix("Cut") == true }
            XCTAssertEqual(view.buffer.selection, 0..<4)
        }
    }

    /// An item is chosen once, and the widget below the menu doesn't get the second click.
    func testAWornButtonChoosesOnce() throws {
        try ItemWindow.with { item, responder, window in
            let pointer = try TestDisplay.shared().pointer
            pointer.click(.secondary, at: try RowPlace.place(20, 10, of: item, in: window))
            try waitUntil("the menu") { MenuOnScreen.outline(in: window) != nil }
            pointer.doubleClick(at: try RowPlace.middle(of: "Copy Image", in: window))
            try waitUntil("the command") { !responder.performed.isEmpty }
            TestWindow.settle()
            XCTAssertEqual(responder.performed, ["copy-image"])
            XCTAssertNil(MenuPresenter.shared.openKind)
        }
        let text = (1...12).map { "line \($0) of a text" }.joined(separator: "\n")
        try TestWindow.withText(text, select: 55..<59) { view, window in
            let pointer = try TestDisplay.shared().pointer
            let word = view.bounds(of: 55..<59)
            pointer.click(.secondary, at: try RowPlace.place(word.midX, word.midY, of: view, in: window))
            try waitUntil("the menu") { MenuOnScreen.outline(in: window)?.hasPrefix("Cut") == true }
            pointer.doubleClick(at: try RowPlace.middle(of: "Copy", in: window))
            try waitUntil("the menu to close") { MenuPresenter.shared.openKind == nil }
            TestWindow.settle()
            XCTAssertEqual(view.buffer.selection, 55..<59, "the second click went to the text")
            // A later click is separate.
            pause(milliseconds: Double(Settings.doubleClickTime) + 100)
            pointer.click(at: pointer.location)
            try waitUntil("the click") { view.buffer.selection == nil }
        }
    }

    /// The second click on an item that opens a submenu neither closes it nor chooses an item in it.
    func testAWornButtonOpensASubmenuOnce() throws {
        try ItemWindow.with { item, responder, window in
            let pointer = try TestDisplay.shared().pointer
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 20, y: 10))
            _ = try Screenshot.settled()
            pointer.jump(to: try RowPlace.middle(of: "Rotate", in: window))
            pointer.doubleClick(at: pointer.location)
            try waitUntil("the submenu") { MenuOnScreen.submenu(in: window) != nil }
            TestWindow.settle()
            XCTAssertNotNil(MenuOnScreen.submenu(in: window))
            XCTAssertEqual(responder.performed, [])
        }
        try TestWindow.withText("some text", select: 0..<4, width: 200) { view, window in
            let pointer = try TestDisplay.shared().pointer
            MenuPresenter.shared.open(on: view, by: .secondaryClick)
            let chevron = try XCTUnwrap(MenuOnScreen.popovers(in: window).flatMap(MenuOnScreen.buttons).last)
            _ = try Screenshot.settled()
            pointer.doubleClick(at: try chevron.screenRectangle.center)
            try waitUntil("the list") { "\(MenuPresenter.shared.lastOpened as Any)".contains("isList: true") }
            TestWindow.settle()
            XCTAssertEqual(MenuPresenter.shared.openKind, .edit)
            XCTAssertEqual(view.buffer.text, "some text")
            XCTAssertEqual(view.buffer.selection, 0..<4)
        }
    }

    /// A hovering pen presses nothing, and jumps from place to place.
    func testAHoveringPenPressesNothing() throws {
        try ItemWindow.with { item, responder, window in
            let pointer = try TestDisplay.shared().pointer
            pointer.jump(to: try RowPlace.place(20, 10, of: item, in: window))
            pause(milliseconds: 700)
            TestWindow.settle()
            XCTAssertNil(MenuPresenter.shared.openKind, "it is no hold")
            pointer.click(.secondary, at: pointer.location)
            try waitUntil("the menu") { MenuOnScreen.outline(in: window) != nil }
            for title in ["Copy Image", "Open", "Rotate"] {
                pointer.jump(to: try RowPlace.middle(of: title, in: window))
                try waitUntil("\(title) to light up") { try RowPlace.isHovered(title, in: window) }
            }
            try waitUntil("the submenu") { MenuOnScreen.submenu(in: window) != nil }
            pointer.jump(to: try RowPlace.middle(of: "Rotate Right", in: window))
            try waitUntil("its row to light up") { try RowPlace.isHovered("Rotate Right", in: window) }
            // The pen is lifted out of reach, and comes back elsewhere.
            pointer.jump(to: try RowPlace.origin(of: window).moved(x: 5, y: 5))
            pause(milliseconds: 300)
            TestWindow.settle()
            XCTAssertEqual(MenuPresenter.shared.openKind, .context)
            XCTAssertEqual(responder.performed, [])
        }
    }
}
