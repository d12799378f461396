import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// The presses on a window, as all of its menus follow them.
final class PressStreamTests: GtkTestCase {
    /// A title of the menu bar opens its menu when it is pressed, and the menu then has the pointer: GTK delivers the release
    /// only to the menu. The press still ends, without a pointer motion.
    func testAPressThatOpensAMenuOfTheBarEndsWhenReleased() throws {
        let model = Menu()
        let menu = Menu()
        menu.append("New", action: "test.new")
        model.append("File", mnemonic: nil, submenu: menu)
        let bar = MenuBarWidget(model)
        try TestWindow.with(bar) { window in
            var phases: [PressEvent.Phase] = []
            let presses = PressStream(in: window) { press in
                phases.append(press.phase)
                return false
            }
            let pointer = try TestDisplay.shared().pointer
            let frame = try XCTUnwrap(TestDisplay.shared().windows.topLevels.last).visibleFrame
            pointer.move(to: ScreenPoint(x: frame.x + 20, y: frame.y + 12))
            pointer.press()
            defer { pointer.release() }
            try waitUntil("the menu") { bar.isOpen && presses.count == 1 }
            pointer.release()
            try waitUntil("the end of the press") { presses.count == 0 }
            XCTAssertEqual(phases.last, .lifted)
            // A menu that is open when its window closes would keep the grab of the pointer and the keyboard.
            try TestDisplay.shared().keyboard.press("Escape")
            try waitUntil("the menu to be gone") { !bar.isOpen }
        }
    }
}
