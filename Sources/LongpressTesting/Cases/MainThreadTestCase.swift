public import XCTest

/// A test on the main actor: a test method is a plain one, and uses widgets and all else on the main actor as they are.
///
/// XCTest runs its tests on the main thread, but its own class is on no actor. So what is to be done before and after
/// each test is said in ``begin()`` and ``end()``, which are on the main actor, and not in XCTest's own methods.
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

    /// Done before each test. An error fails the test, which then isn't run.
    open func begin() throws {}

    /// Done after each test, also after one that has failed.
    open func end() throws {}
}
