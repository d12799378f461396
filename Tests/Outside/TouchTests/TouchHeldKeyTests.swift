import TestSupport
import XCTest

@testable import Driving

/// The display with the touch screen repeats keys, too.
final class TouchHeldKeyTests: TouchTestCase {
    func testAHeldLetterIsTypedAgainAndAgain() throws { try expectAHeldLetterToRepeat() }

    func testAHeldDeleteTakesOneLetterAfterAnother() throws { try expectAHeldDeleteToRepeat() }
}
