import TestSupport
import XCTest

@testable import Driving

/// The bar while another program, such as the window manager, has grabbed the pointer for a moment.
final class MenuBarGrabTests: AppTestCase {
    /// C13: a menu that can't open immediately opens as soon as it can, without another key.
    func testAMenuOpensDespiteAShortPointerGrab() throws {
        try write("")
        let file = try find(role: "menu item", name: "File")
        let isOpen = { file.has("expanded") && !self.app.windows.popovers.isEmpty }
        // The grab must be short, which a busy machine may not allow the first time.
        for typed in ["x", "xx", "xxx"] {
            try TestDisplay.shared().withPointerGrabbed {
                try app.keyboard.press("F10")
                if MenuBar.f10OpensAMenu {
                    // Until the menu opens, typed text goes into the note, which shows that the key before it has been handled.
                    try app.keyboard.type("x")
                    try expectText(typed)
                } else {
                    try app.waitUntil("the title to have the focus") { file.has("focused") }
                    try app.keyboard.press("Down")
                }
            }
            if (try? TestSupport.waitUntil("the menu", upTo: 3, every: 20, isOpen)) != nil { break }
        }
        try app.waitUntil("the menu to open", isOpen)
        try menuBar.close()
        try expectNothingOpens("after it was closed") {}
    }
}
