import TestSupport
import XCTest

@testable import Driving

/// The example in C.
final class CTests: SongsTestCase {
    func testMenusOfTheSongsProgramWork() throws { try checkMenus() }
}

/// The example in Python, through GObject Introspection.
final class PythonTests: SongsTestCase {
    override var program: String { "songs-python" }

    func testMenusOfTheSongsProgramWork() throws { try checkMenus() }
}

/// The example in Vala.
final class ValaTests: SongsTestCase {
    override var program: String { "songs-vala" }

    func testMenusOfTheSongsProgramWork() throws { try checkMenus() }
}

/// The example in Rust.
final class RustTests: SongsTestCase {
    override var program: String { "songs-rust" }

    func testMenusOfTheSongsProgramWork() throws { try checkMenus() }
}

/// The example in Swift, through a binding whose modules have the same names as Longpress's own.
final class OtherBindingTests: SongsTestCase {
    override var program: String { "songs-swift" }

    func testMenusOfTheSongsProgramWork() throws { try checkMenus() }
}
