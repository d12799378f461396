import TestSupport
import XCTest

@testable import Driving

// Five hundred random inputs with mouse and keyboard (two thousand with `Tests/run --all`), in four walks, each in its own class
// so that they run in parallel.
//
// The seeds are always the same unless LONGPRESS_SEED sets another one (`Tests/run --all` chooses one at random).

final class RandomWalkTests: WalkTestCase {
    /// C19, E25, R9, R28.
    func testARandomWalkInANoteWithAPictureCanBeUndone() throws {
        try walkAndUndo(inputs: 500, seed: 1)
    }
}

/// The same in a narrow window.
final class RandomWalkNarrowTests: WalkTestCase {
    /// C19, E25, R9: the panes are above each other.
    func testARandomWalkInANarrowWindowCanBeUndone() throws {
        try walkAndUndo(inputs: 500, seed: 2) {
            try app.windows.resize(window, width: 500, height: 700)
        }
    }
}

/// The same in a long note.
final class RandomWalkLongNoteTests: WalkTestCase {
    /// C19, E25, R9: scrolling changes what is pressed.
    func testARandomWalkInALongNoteCanBeUndone() throws {
        try walkAndUndo(inputs: 500, seed: 3) {
            try offer((1...120).map { "line \($0) of a note that is longer than the window\n" }.joined())
            try focusNote()
            try app.keyboard.press("ctrl+v")
            try app.waitUntil("the text") { try note.characterCount > 5000 }
        }
    }
}

/// The same in a right-to-left language.
final class RandomWalkRightToLeftTests: WalkTestCase {
    override var environment: [String: String] { World.rightToLeft }

    /// C19, E25, R9.
    func testARandomWalkFromRightToLeftCanBeUndone() throws {
        try walkAndUndo(inputs: 500, seed: 4)
    }
}

/// The same with an app that is blocked from time to time: it then handles up to six inputs at once.
final class BurstWalkTests: WalkTestCase {
    /// C19, E25, R9, R28.
    func testARandomWalkOfInputBurstsCanBeUndone() throws {
        try walkAndUndo(inputs: 400, seed: 5, burst: 6)
    }
}
