import Foundation

/// Cuts the power at each moment of what a program does with a folder.
public enum PowerCut {
    /// A folder as it may be after a cut.
    public struct Moment: Sendable {
        /// What is there.
        public let tree: DiskTree
        /// The number of marks that were made before.
        public let marks: Int
        /// The last calls before the cut, for messages.
        public let calls: [String]
    }

    private static let mark = "/mark-of-the-test"

    /// Notes in the record, by a call that does nothing, that a step is done.
    public static func makeMark() { _ = remove(mark) }

    /// All that may be left of a folder, each with the first moment at which it may be, by the number of marks.
    ///
    /// - Parameters:
    ///   - place: The folder.
    ///   - refused: Calls that fail, and how.
    ///   - work: What is done with the folder.
    public static func moments(
        of place: String, refused: [(call: String, error: String)] = [], _ work: () throws -> Void
    ) throws -> [Moment] {
        var disk = try CutDisk(at: place)
        let calls = try CallTrace.record(refused: refused, of: work)
        var moments: [Moment] = []
        var (marks, done): (Int, [String]) = (0, [])
        var seen: Set<DiskTree> = []
        func look() {
            for tree in disk.trees where seen.insert(tree).inserted {
                moments.append(Moment(tree: tree, marks: marks, calls: done.suffix(12)))
            }
        }
        look()
        for call in calls {
            if call.result < 0, (0...1).contains(where: { call.text($0) == mark }) {
                (marks, seen) = (marks + 1, [])
                look()
            } else if disk.concerns(call) {
                disk.apply(call)
                done.append("\(call)")
                look()
            }
        }
        guard moments.count > 1 else { throw TestFailure("nothing was done: \(calls)") }
        return moments
    }
}
