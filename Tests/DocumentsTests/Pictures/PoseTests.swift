import XCTest

@testable import Documents

/// A pose is what turns one after another make of a picture.
final class PoseTests: GtkTestCase {
    private static let picture = Pixels.rows([[1, 2, 3], [4, 5, 6]])
    private static let turns = [Pixels.Turn.left, .right, .flipHorizontally, .flipVertically]

    /// Every way of up to five turns: the pixels in the pose are those turned one by one.
    func testEveryWayOfTurningIsAPose() {
        var ways: [[Pixels.Turn]] = [[]]
        var poses: Set<Pose> = []
        for _ in 0..<5 {
            for way in ways {
                let pose = way.reduce(Pose.upright) { $0.turned($1) }
                let turned = way.reduce(Self.picture) { $0.turned($1) }
                XCTAssertEqual(Self.picture.posed(pose).rows, turned.rows, "\(way)")
                XCTAssertEqual(pose.swapsSides, turned.width == 2, "\(way)")
                poses.insert(pose)
            }
            ways = ways.flatMap { way in Self.turns.map { way + [$0] } }
        }
        XCTAssertEqual(poses.count, 8)
    }

    func testUprightIsThePictureItself() {
        XCTAssertTrue(Self.picture.posed(.upright) === Self.picture)
        XCTAssertEqual(Self.turns.map { Pose.upright.turned($0) == .upright }, [false, false, false, false])
    }
}
