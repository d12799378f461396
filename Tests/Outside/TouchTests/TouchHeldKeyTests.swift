import TestSupport
import XCTest

@testable import Driving

/// The display with the touch screen repeats keys, too.
final class TouchHeldKeyTests: TouchTestCase {
    func testAHeldLetterRepeats() throws { try expectAHeldLetterToRepeat() }

    func testAHeldDeleteRepeats() throws { try expectAHeldDeleteToRepeat() }
}
