import TestSupport
import XCTest

@testable import Driving

/// The displays that tests run on don't repeat keys: a server that stood still with a key down would make two presses of
/// one, as a person's finger would by staying there for so long.
final class HeldKeyTests: AppTestCase {
    func testAHeldKeyIsPressedOnce() throws { try expectAHeldKeyToTypeOnce() }
}
