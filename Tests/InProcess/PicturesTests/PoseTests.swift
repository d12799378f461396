import Geometry
import XCTest

@testable import Pictures
@testable import Platform

/// A pose is the result of several turns of a picture.
final class PoseTests: GtkTestCase {
    private static let picture = Pixels.rows([[1, 2, 3], [4, 5, 6]])
    private static let turns = [Pixels.Turn.left, .right, .flipHorizontally, .flipVertically]

    /// Every sequence of up to five turns: the pixels in the resulting pose equal those turned one by one.
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

    /// E2: a region keeps its pixels however the picture is turned.
    func testARegionKeepsItsPixelsInEveryPose() throws {
        let picture = Pixels.rows([[0, 1, 2], [3, 4, 5], [6, 0, 1], [2, 3, 4]])
        let whole = ImageRegion(x: 0, y: 0, width: 3, height: 4)
        let region = ImageRegion(x: 1, y: 0, width: 2, height: 3)
        let part = try XCTUnwrap(picture.cropped(to: region))
        XCTAssertEqual(part.rows, [[1, 2], [4, 5], [0, 1]])
        var poses: Set<Pose> = [.upright]
        for _ in 0..<4 { poses.formUnion(poses.flatMap { pose in Self.turns.map { pose.turned($0) } }) }
        XCTAssertEqual(poses.count, 8)
        for pose in poses {
            let seen = pose.seen(region, of: whole)
            XCTAssertEqual(picture.posed(pose).cropped(to: seen)?.rows, part.posed(pose).rows, "\(pose)")
            XCTAssertEqual(pose.stored(seen, of: whole), region, "\(pose)")
        }
    }

    func testARegionBeyondThePictureIsRefused() {
        for (x, y, width, height) in [(-1, 0, 2, 1), (0, 0, 4, 1), (0, 1, 1, 2), (0, 0, 0, 1)] {
            XCTAssertNil(Self.picture.cropped(to: ImageRegion(x: x, y: y, width: width, height: height)))
        }
    }
}
