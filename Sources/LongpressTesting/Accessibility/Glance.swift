import Foundation

/// What is asked for as one: a program's accessibility tree is then fetched once, by whoever needs it first, and all of it is
/// as it was at that moment. To fetch it takes processor time from the program that is waited for.
///
/// Input, and time that passes, end what is known: `forget`.
public enum Glance {
    // Only the main thread looks at programs.
    nonisolated(unsafe) private static var depth = 0
    nonisolated(unsafe) private static var number = 0
    /// Whether to ask even for what can nearly always be derived: a wait takes so long that this may be the reason.
    nonisolated(unsafe) private(set) static var isThorough = false

    /// Does something that only looks.
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

    /// Says that what was known may have changed.
    package static func forget() {
        guard Thread.isMainThread else { return }
        number += 1
    }

    /// Which one this is; nil while nobody looks.
    package static var current: Int? { depth > 0 && Thread.isMainThread ? number : nil }
}
