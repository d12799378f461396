import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// The menu bar dims unavailable commands, with the same information as every other menu (R10, R12).
final class MenuBarControllerTests: LongpressTestCase {
    func testTheBarHasEveryCommandWithItsCurrentTitle() throws {
        // Away from where the bar will be.
        try TestDisplay.shared().pointer.move(to: ScreenPoint(x: 1, y: 1))
        try MenuBarWindow.with { bar in
            XCTAssertEqual(bar.labels(of: 1), [], "no widgets before a menu can open")
            try TestDisplay.shared().pointer.move(to: bar.menuBar.widget.screenRectangle.center)
            try waitUntil("the menus") { !bar.labels(of: 1).isEmpty }
            bar.menuBar.validate()
            XCTAssertEqual(bar.labels(of: 0), ["Close"])
            XCTAssertEqual(
                bar.labels(of: 1),
                ["Undo Typing", "Cut", "Copy", "Paste", "Delete", "Select", "Select All", "Bold"])
            bar.controller.titles["undo"] = "Undo Paste"
            bar.menuBar.validate()
            XCTAssertEqual(bar.labels(of: 1).first, "Undo Paste")
            bar.controller.titles["undo"] = nil
            bar.controller.able = []
            bar.menuBar.validate()
            XCTAssertEqual(bar.labels(of: 1).first, "Undo")
        }
    }

    /// Each menu has its own access key, and separators between its groups (C14).
    func testAccessKeysOpenMenusWithSeparatorsBetweenGroups() throws {
        try MenuBarWindow.with { bar in
            let keyboard = try TestDisplay.shared().keyboard
            for (key, lines) in [("alt+f", 0), ("alt+e", 2), ("alt+x", 1)] {
                try keyboard.press(key)
                try waitUntil("the menu of \(key)") { bar.menuBar.widget.isOpen }
                let seen = MenuOnScreen.descendants(of: bar.menuBar.widget)
                    .filter { $0.typeName == "GtkSeparator" && $0.isMapped }
                XCTAssertEqual(seen.count, lines, key)
                try keyboard.press("Escape")
                try waitUntil("the text to have the focus") { bar.view.containsFocus }
            }
        }
    }

    func testCommandsAreDimmedBySelection() throws {
        try MenuBarWindow.with { bar in
            bar.menuBar.validate()
            XCTAssertEqual(bar.enabled, "Select | Select All")
            bar.view.buffer.select(0..<4)
            bar.menuBar.validate()
            XCTAssertEqual(bar.enabled, "Cut | Copy | Delete | Select All")
            bar.view.buffer.select(0..<9)
            bar.menuBar.validate()
            XCTAssertEqual(bar.enabled, "Cut | Copy | Delete")
            bar.view.isEditable = false
            bar.menuBar.validate()
            XCTAssertEqual(bar.enabled, "Copy")
        }
    }

    func testTheBarFollowsTheFocusAutomatically() throws {
        try MenuBarWindow.with { bar in
            bar.field.text = ""
            try waitUntil("the text’s commands") { bar.enabled == "Select | Select All" }
            bar.field.grabFocus()
            try waitUntil("the empty field’s commands") { bar.enabled == "" }
            bar.view.grabFocus()
            try waitUntil("the text’s commands") { bar.enabled == "Select | Select All" }
        }
    }

    func testTheBarFollowsTheClipboardAutomatically() throws {
        try MenuBarWindow.with { bar in
            XCTAssertFalse(bar.isEnabled(.paste))
            Clipboard.standard.offer([.text("text")])
            try waitUntil("Paste") { bar.isEnabled(.paste) }
            Clipboard.standard.offer([])
            try waitUntil("no Paste") { !bar.isEnabled(.paste) }
        }
    }

    func testTheBarFollowsTypingAutomatically() throws {
        try MenuBarWindow.with { bar in
            let keyboard = try TestDisplay.shared().keyboard
            try keyboard.press("shift+Right")
            try waitUntil("the selection’s commands") { bar.enabled == "Cut | Copy | Delete | Select All" }
            try keyboard.press("Right")
            try waitUntil("the insertion point’s commands") { bar.enabled == "Select | Select All" }
        }
    }

    func testManyValidationRequestsAreCombined() throws {
        try MenuBarWindow.with { bar in
            bar.view.buffer.select(0..<4)
            for _ in 0..<1000 { bar.menuBar.setNeedsValidation() }
            XCTAssertEqual(bar.enabled, "Select | Select All", "not at once")
            try waitUntil("the selection’s commands") { bar.enabled == "Cut | Copy | Delete | Select All" }
        }
    }

    func testToggleShowsWhetherItIsOn() throws {
        try MenuBarWindow.with { bar in
            XCTAssertEqual(bar.isOn(.bold), false)
            bar.controller.able.insert(Command.bold.id)
            bar.controller.toggles[Command.bold.id] = true
            bar.menuBar.validate()
            XCTAssertEqual(bar.isOn(.bold), true)
            bar.controller.toggles[Command.bold.id] = false
            bar.menuBar.validate()
            XCTAssertEqual(bar.isOn(.bold), false)
            XCTAssertNil(bar.isOn(.copy), "no toggle")
        }
    }

    func testChosenCommandTravelsTheChainFromTheFocus() throws {
        try MenuBarWindow.with { bar in
            bar.menuBar.validate()
            bar.choose(.selectAll)
            XCTAssertEqual(bar.view.buffer.selection, 0..<9)
            bar.choose(.undo)
            XCTAssertEqual(bar.controller.performed, ["undo"])
            bar.choose(.copy)
            XCTAssertNotEqual(bar.controller.performed, ["undo", "copy"], "dimmed commands do nothing")
        }
    }

    func testShortcutsRunTheirCommands() throws {
        try MenuBarWindow.with { bar in
            let keyboard = try TestDisplay.shared().keyboard
            try keyboard.press("ctrl+w")
            try waitUntil("Close") { bar.controller.performed == ["close"] }
            try keyboard.press("ctrl+a")
            try waitUntil("Select All") { bar.view.buffer.selection == 0..<9 }
            try keyboard.press("ctrl+c")
            try waitUntil("Copy") { Clipboard.standard.offersText }
            XCTAssertEqual(try clipboardText(), "some text")
            try keyboard.press("ctrl+x")
            try waitUntil("Cut") { bar.view.buffer.text == "" }
            try keyboard.press("ctrl+v")
            try waitUntil("Paste") { bar.view.buffer.text == "some text" }
        }
    }

    func testTheBarIsFreedWithItsWindow() throws {
        weak var menuBar: MenuBarController?
        weak var controller: FakeResponder?
        try MenuBarWindow.with { bar in
            menuBar = bar.menuBar
            controller = bar.controller
        }
        Clipboard.standard.offer([.text("text")])
        try waitUntil("the controller to end") { menuBar == nil && controller == nil }
    }
}
