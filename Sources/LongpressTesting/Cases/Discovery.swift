public import XCTest

// How XCTest finds the tests of a `MainThreadTestCase`.
//
// For each test module, the package manager generates a file that passes the methods of each class to XCTest's global function
// `testCase`. That function takes methods that aren't isolated to an actor. A list of main-actor methods is converted at run
// time, which ends the program before any test ("Could not cast value").
//
// The functions here have the same name and take exactly those lists, so the compiler prefers them for these classes. The
// generated file imports only XCTest and the test module. It sees these functions because one file of each module with such
// classes exports this module:
//
//     @_exported import LongpressTesting
//
// These functions have to be compiled in Swift 5 mode. In Swift 6, `@MainActor () throws -> Void` is also `@Sendable`, unlike
// the methods in that file: the functions would no longer take exactly those lists, and XCTest's own would be preferred.

/// Returns the tests of a main-actor class in the form that XCTest takes.
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

/// Like the other function of this name, for a class none of whose tests throws.
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
