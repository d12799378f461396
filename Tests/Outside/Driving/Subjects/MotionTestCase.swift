import TestSupport
import XCTest

/// A test of animations on the screen, under a compositor.
class MotionTestCase: AppTestCase {
    override var isComposited: Bool { true }

    /// Returns the pictures of an area after a function has been called: each picture that differs from the previous one, from
    /// the first change until nothing changes for a while.
    static func frames(of area: ScreenRectangle, after body: () throws -> Void) throws -> [ScreenPicture] {
        let before = try Screenshot.settled(of: area)
        var frames: [ScreenPicture] = []
        try body()
        var alike = 0
        try TestSupport.waitUntil("the picture to change, and then to stop", every: 2) {
            let next = try Screenshot.picture(of: area)
            guard !frames.isEmpty || next.difference(from: before) > 0.002 else { return false }
            alike = next == frames.last ? alike + 1 : 0
            if alike == 0 { frames.append(next) }
            return alike > 60
        }
        return frames
    }

    /// Repeats an attempt until it succeeds, because a busy machine may show no part of an animation. Fails after six attempts.
    static func attempt(_ what: String, _ body: () throws -> Bool) throws {
        for _ in 0..<6 { if try body() { return } }
        XCTFail("never \(what)")
    }
}
