import Gtk
import XCTest

@testable import Longpress

/// Keeping track of the text that hasn't been checked yet.
final class UncheckedTextTests: MainThreadTestCase {
    private static func unchecked(_ parts: Range<Int>...) -> UncheckedText {
        var unchecked = UncheckedText()
        parts.forEach { unchecked.add($0) }
        return unchecked
    }

    func testAdjacentPartsAreMerged() {
        XCTAssertEqual(Self.unchecked(5..<8, 0..<2).parts, [0..<2, 5..<8])
        XCTAssertEqual(Self.unchecked(5..<8, 0..<5).parts, [0..<8])
        XCTAssertEqual(Self.unchecked(0..<2, 4..<6, 8..<9, 1..<8).parts, [0..<9])
        XCTAssertEqual(Self.unchecked(3..<3).parts, [])
    }

    func testTheFirstUncheckedRangeWithinAPartIsFound() {
        let unchecked = Self.unchecked(0..<10, 20..<30)
        XCTAssertEqual(unchecked.first(in: 5..<25), 5..<10)
        XCTAssertEqual(unchecked.first(in: 12..<25), 20..<25)
        XCTAssertNil(unchecked.first(in: 10..<20))
        XCTAssertNil(unchecked.first(in: 22..<22))
    }

    /// After any changes, it contains the same characters as a set of them would.
    func testUncheckedTextFollowsAnyChange() {
        for _ in 0..<200 {
            var text = (0..<20).map { _ in false }
            var unchecked = UncheckedText()
            for _ in 0..<30 {
                let ends = [Int.random(in: 0...text.count), Int.random(in: 0...text.count)].sorted()
                let part = ends[0]..<ends[1]
                switch Int.random(in: 0..<3) {
                case 0:
                    unchecked.add(part)
                    for place in part { text[place] = true }
                case 1:
                    unchecked.remove(part)
                    for place in part { text[place] = false }
                default:
                    let count = Int.random(in: 0..<4)
                    let isInside =
                        ends[0] > 0 && ends[1] < text.count && text[ends[0] - 1] && text[ends[1]]
                        && text[part].allSatisfy { $0 }
                    text.replaceSubrange(part, with: Array(repeating: isInside, count: count))
                    unchecked.follow(.init(at: ends[0], removed: part.count, inserted: count))
                    // Only text inserted inside a part belongs to it; elsewhere the follower adds it.
                    if !isInside, count > 0 {
                        unchecked.add(ends[0]..<ends[0] + count)
                        for place in ends[0]..<ends[0] + count { text[place] = true }
                    }
                }
                let expected = text.indices.filter { text[$0] }
                XCTAssertEqual(unchecked.parts.flatMap(Array.init), expected)
                XCTAssertFalse(unchecked.parts.contains(where: \.isEmpty))
                XCTAssertTrue(
                    zip(unchecked.parts, unchecked.parts.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
                guard unchecked.parts.flatMap(Array.init) == expected else { return }
            }
        }
    }
}
