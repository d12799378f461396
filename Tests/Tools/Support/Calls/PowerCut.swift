import Foundation

/// Simulates power cuts at each moment of a program's work in a folder.
public enum PowerCut {
    /// A state of the folder that a power cut may leave.
    public struct Moment: Sendable {
        /// The contents of the folder.
        public let tree: DiskTree
        /// The number of marks made before.
        public let marks: Int
        /// The last calls before the cut, for messages.
        public let calls: [String]
    }

    private static let mark = "/mark-of-the-test"

    /// Marks the end of a step in the trace, with a call that does nothing.
    public static func makeMark() { _ = remove(mark) }

    /// Returns all states of a folder that a power cut may leave. After each mark, a state is reported once, at the first
    /// moment at which it is possible.
    ///
    /// - Parameters:
    ///   - place: The folder.
    ///   - refused: Calls that fail, and their errors.
    ///   - work: The work in the folder.
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
