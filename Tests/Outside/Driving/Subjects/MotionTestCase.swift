import TestSupport
import XCTest

/// A test of what moves on the screen, under a compositor.
class MotionTestCase: AppTestCase {
    override var isComposited: Bool { true }

    /// What is seen of an area after a body has done something: each picture that differs from the one before, from the first that
    /// isn't as before until none is another for a while.
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

    /// Does something again until it happens in time: a busy machine may show nothing of a motion. Fails if it never does.
    static func attempt(_ what: String, _ body: () throws -> Bool) throws {
        for _ in 0..<6 { if try body() { return } }
        XCTFail("never \(what)")
    }
}
