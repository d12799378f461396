import CGtk
import TestSupport
import XCTest

@testable import Files
@testable import Platform

/// The arguments that the program was started with.
final class ProcessArgumentsTests: MainLoopTestCase {
    private func arguments(_ all: [String]) -> [String] {
        var strings: [UnsafeMutablePointer<CChar>?] = all.map { strdup($0) } + [nil]
        defer { strings.forEach { free($0) } }
        return strings.withUnsafeMutableBufferPointer { Process.arguments($0.baseAddress!, count: all.count) }
    }

    func testTheProgramsNameIsNotAnArgument() {
        XCTAssertEqual(arguments(["longpress"]), [])
        XCTAssertEqual(arguments(["longpress", "--version", "a.html"]), ["--version", "a.html"])
    }

    /// The system may pass no arguments, not even the program's name.
    func testAnEmptyArgumentListHasNoArguments() { XCTAssertEqual(arguments([]), []) }
}
