public import XCTest

/// A test case on the main actor. Its test methods are ordinary ones, and can use widgets and other main-actor code directly.
///
/// XCTest runs its tests on the main thread, but its class `XCTestCase` isn't isolated to an actor. Override ``begin()`` and
/// ``end()``, which are on the main actor, instead of XCTest's own methods.
@MainActor
open class MainThreadTestCase: XCTestCase {
    public final nonisolated override func setUpWithError() throws {
        try super.setUpWithError()
        nonisolated(unsafe) let test = self
        try MainActor.assumeIsolated { try test.begin() }
    }

    public final nonisolated override func tearDownWithError() throws {
        nonisolated(unsafe) let test = self
        try MainActor.assumeIsolated { try test.end() }
        try super.tearDownWithError()
    }

    /// Runs before each test. An error fails the test, which then doesn't run.
    open func begin() throws {}

    /// Runs after each test, even a failed one.
    open func end() throws {}
}
