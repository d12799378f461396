import XCTest

@testable import Gtk

/// Which buttons are down where GDK takes them for up: when the pointer comes from a window to its popover, on Wayland.
final class ForgottenButtonsTests: GtkTestCase {
    private var buttons = ForgottenButtons()

    /// Moves, and returns the buttons that are down by what the event tells and what is remembered.
    private func move(with told: Set<UInt32> = []) -> Set<UInt32> {
        buttons.move(tellsOf: told.contains)
        return told.union(buttons.forgotten)
    }

    /// C3: as Mutter 50 tells of a secondary button that is held, moved onto an item of the menu and let go.
    func testAButtonThatIsHeldStaysDownOverAPopover() {
        buttons.press(3)
        XCTAssertEqual(move(with: [3]), [3])
        buttons.enter(popover: true)
        XCTAssertEqual(move(), [3])
        // Off the menu, and to it again.
        buttons.enter(popover: false)
        XCTAssertEqual(move(), [3])
        buttons.enter(popover: true)
        XCTAssertEqual(move(), [3])
        buttons.release(3)
        XCTAssertEqual(move(), [])
        buttons.enter(popover: true)
        XCTAssertEqual(move(), [])
    }

    /// What is let go of outside, as at the end of a drag, isn't told.
    func testAButtonWhoseReleaseWasLostIsUp() {
        buttons.press(1)
        XCTAssertEqual(move(with: [1]), [1])
        buttons.enter(popover: false)
        XCTAssertEqual(move(), [])
        buttons.enter(popover: true)
        XCTAssertEqual(move(), [])
    }

    /// Its release may have been lost as well: nothing stays down for ever.
    func testAForgottenButtonIsUpAtTheNextPress() {
        buttons.press(3)
        buttons.enter(popover: true)
        buttons.press(1)
        XCTAssertEqual(move(with: [1]), [1])
        buttons.enter(popover: true)
        XCTAssertEqual(move(), [1])
    }

    /// A compositor that tells of no change, and one after whose change GDK still has the button.
    func testAButtonThatIsToldOfIsNotForgotten() {
        buttons.press(3)
        buttons.enter(popover: true)
        XCTAssertEqual(move(with: [3]), [3])
        XCTAssertTrue(buttons.forgotten.isEmpty)
        XCTAssertEqual(move(), [])
    }
}
