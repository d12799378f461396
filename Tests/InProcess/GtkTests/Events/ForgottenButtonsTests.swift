import XCTest

@testable import Gtk

/// Buttons that are down although GDK reports them up, as happens on Wayland when the pointer moves from a window to its popover.
final class ForgottenButtonsTests: GtkTestCase {
    private var buttons = ForgottenButtons()

    /// Moves the pointer, and returns the buttons that are down according to the event and to the remembered state.
    private func move(with told: Set<UInt32> = []) -> Set<UInt32> {
        buttons.move(tellsOf: told.contains)
        return told.union(buttons.forgotten)
    }

    /// C3: the events of Mutter 50 for a secondary button that is held, moved onto an item of the menu and released.
    func testAHeldButtonStaysDownOverAPopover() {
        buttons.press(3)
        XCTAssertEqual(move(with: [3]), [3])
        buttons.enter(popover: true)
        XCTAssertEqual(move(), [3])
        // Off the menu, and onto it again.
        buttons.enter(popover: false)
        XCTAssertEqual(move(), [3])
        buttons.enter(popover: true)
        XCTAssertEqual(move(), [3])
        buttons.release(3)
        XCTAssertEqual(move(), [])
        buttons.enter(popover: true)
        XCTAssertEqual(move(), [])
    }

    /// A release outside the window, as at the end of a drag, isn't reported.
    func testAButtonWhoseReleaseWasLostIsUp() {
        buttons.press(1)
        XCTAssertEqual(move(with: [1]), [1])
        buttons.enter(popover: false)
        XCTAssertEqual(move(), [])
        buttons.enter(popover: true)
        XCTAssertEqual(move(), [])
    }

    /// The button's release may have been lost as well: no button stays down for ever.
    func testAForgottenButtonIsUpAtTheNextPress() {
        buttons.press(3)
        buttons.enter(popover: true)
        buttons.press(1)
        XCTAssertEqual(move(with: [1]), [1])
        buttons.enter(popover: true)
        XCTAssertEqual(move(), [1])
    }

    /// With some compositors, GDK still reports the button after the pointer has entered the popover.
    func testAReportedButtonIsNotForgotten() {
        buttons.press(3)
        buttons.enter(popover: true)
        XCTAssertEqual(move(with: [3]), [3])
        XCTAssertTrue(buttons.forgotten.isEmpty)
        XCTAssertEqual(move(), [])
    }
}
