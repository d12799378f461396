import Foundation
import TestSupport

/// A file made to do harm, and what the app should do with it.
struct MaliciousFile: Sendable {
    /// What the app does with a file.
    enum Outcome: Sendable {
        /// The file opens as a note. Its text begins with these words, it has this many pictures, and the window's message
        /// contains these words; `nil` if there is no message. If another version of a library repairs the file differently, the
        /// text may begin with the `or` words, and the message may contain the `orSays` words.
        case opens(
            _ text: String, or: String? = nil, pictures: Int = 0, says: String? = nil, orSays: String? = nil)
        /// A message says that the file can't be opened, with these words among the reasons.
        case refused(_ reason: String)

        /// Returns whether a seen outcome matches this expected one.
        func covers(_ seen: Outcome) -> Bool {
            switch (self, seen) {
            case (
                .opens(let start, let other, let pictures, let words, let otherWords),
                .opens(let text, _, let count, let message, _)
            ):
                [start, other].contains { $0.map { text.unicodeScalars.starts(with: $0.unicodeScalars) } ?? false }
                    && count == pictures
                    && (message.map { message in [words, otherWords].contains { $0.map(message.contains) ?? false } }
                        ?? (words == nil))
            case (.refused(let reason), .refused(let message)): message.contains(reason)
            default: false
            }
        }
    }

    /// The file's name, which determines its supposed kind.
    let name: String
    /// What is wrong with the file.
    let what: String
    let outcome: Outcome
    /// Creates the file at a path.
    let make: @Sendable (String) throws -> Void

    init(_ name: String, _ what: String, _ outcome: Outcome, bytes: @autoclosure @escaping @Sendable () -> [UInt8]) {
        (self.name, self.what, self.outcome) = (name, what, outcome)
        make = { path in
            guard FileManager.default.createFile(atPath: path, contents: Data(bytes())) else {
                throw TestFailure("\(path) can't be written")
            }
        }
    }

    init(_ name: String, _ what: String, _ outcome: Outcome, text: @autoclosure @escaping @Sendable () -> String) {
        self.init(name, what, outcome, bytes: Array(text().utf8))
    }

    init(_ name: String, _ what: String, _ outcome: Outcome, make: @escaping @Sendable (String) throws -> Void) {
        (self.name, self.what, self.outcome, self.make) = (name, what, outcome, make)
    }
}

extension String {
    /// Returns this text repeated a number of times.
    func times(_ count: Int) -> String { String(repeating: self, count: count) }
}
