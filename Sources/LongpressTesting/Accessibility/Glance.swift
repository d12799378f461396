import Foundation

/// A group of reads that share one snapshot. The first read fetches a program's accessibility tree, and all others see it as it
/// was at that moment. Fetching it takes processor time from the program under test.
///
/// Input, and time that passes, invalidate the snapshot: see `forget`.
public enum Glance {
    // Only the main thread reads accessibility trees.
    nonisolated(unsafe) private static var depth = 0
    nonisolated(unsafe) private static var number = 0
    /// Whether to request even values that can nearly always be derived: a wait has taken so long that a wrong derivation may
    /// be the reason.
    nonisolated(unsafe) private(set) static var isThorough = false

    /// Runs a function that only reads.
    public static func at<Result>(_ body: () throws -> Result) rethrows -> Result {
        try at(thoroughly: isThorough, body)
    }

    static func at<Result>(thoroughly: Bool, _ body: () throws -> Result) rethrows -> Result {
        guard Thread.isMainThread else { return try body() }
        let before = isThorough
        isThorough = thoroughly
        depth += 1
        defer {
            isThorough = before
            depth -= 1
            if depth == 0 { forget() }
        }
        return try body()
    }

    /// Invalidates the snapshot.
    package static func forget() {
        guard Thread.isMainThread else { return }
        number += 1
    }

    /// The number of the current snapshot; `nil` outside a glance.
    package static var current: Int? { depth > 0 && Thread.isMainThread ? number : nil }
}
