public import XCTest

// How XCTest finds the tests of a `MainThreadTestCase`.
//
// For each test module the package manager writes a file that hands the methods of each class to XCTest's global
// function `testCase`. That takes methods that are on no actor. Given a list of such as are on the main actor, the
// program converts the list when it runs, and ends there, before any test ("Could not cast value").
//
// The functions here have the same name and take just those lists, so the compiler prefers them for these classes. That file
// imports nothing but XCTest and the test module; it sees them because one file of each module with such classes exports this
// one:
//
//     @_exported import LongpressTesting
//
// They have to be compiled as Swift 5. In Swift 6 `@MainActor () throws -> Void` is `@Sendable` too, as the methods
// in that file aren't: the functions don't take just those lists any more, and XCTest's own is preferred.

/// The tests of a class on the main actor, as XCTest takes them.
public func testCase<Test: MainThreadTestCase>(
    _ tests: [(String, (Test) -> @MainActor () throws -> Void)]
) -> XCTestCaseEntry {
    let onNoActor: [(String, (Test) -> () throws -> Void)] = tests.map { name, method in
        nonisolated(unsafe) let method = method
        return (
            name,
            { test in
                nonisolated(unsafe) let test = test
                return { try MainActor.assumeIsolated { try method(test)() } }
            }
        )
    }
    return testCase(onNoActor)
}

/// The same for a class none of whose tests throws.
public func testCase<Test: MainThreadTestCase>(
    _ tests: [(String, (Test) -> @MainActor () -> Void)]
) -> XCTestCaseEntry {
    let onNoActor: [(String, (Test) -> () -> Void)] = tests.map { name, method in
        nonisolated(unsafe) let method = method
        return (
            name,
            { test in
                nonisolated(unsafe) let test = test
                return { MainActor.assumeIsolated { method(test)() } }
            }
        )
    }
    return testCase(onNoActor)
}
