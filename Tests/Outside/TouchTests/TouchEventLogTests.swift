import TestSupport
import XCTest

@testable import Driving

/// A program logs the touches that reach it, with the number of the finger.
final class TouchEventLogTests: TouchTestCase {
    func testEveryFingerHasANumberWhileItIsDown() throws {
        let place = try picture().screenRectangle.center
        try touch.begin(at: place, finger: 0)
        try touch.begin(at: place.moved(x: 40), finger: 1)
        try touch.end(finger: 0)
        try touch.end(finger: 1)
        try touch.begin(at: place.moved(y: 60), finger: 0)
        try touch.end(finger: 0)
        let expected = ["begin 1", "begin 2", "end 1", "end 2", "begin 1", "end 1"]
        try TestSupport.waitFor("the touches") {
            self.app.events.compactMap { $0.firstMatch(of: #/: touch ((?:begin|end|cancel) \d+) at /#) }
                .map { String($0.1) }
        } until: {
            $0 == expected
        }
    }
}
