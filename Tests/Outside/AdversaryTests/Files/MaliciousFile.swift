import Foundation
import TestSupport

/// A file that was made to do harm, and what is to become of it.
struct MaliciousFile: Sendable {
    /// What the program makes of it.
    enum Outcome: Sendable {
        /// A window shows it as a note, whose text begins with these words, and with so many pictures. What the window
        /// says of it has these words; nil if it has nothing to say. Where another version of a library mends it in another
        /// way, the text may begin with the other words, and what is said may have those.
        case opens(
            _ text: String, or: String? = nil, pictures: Int = 0, says: String? = nil, orSays: String? = nil)
        /// The person is told that it can't be opened, with these words among the reasons.
        case refused(_ reason: String)

        /// Whether what was seen is what is expected here.
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

    /// Its name, which decides what it is taken for.
    let name: String
    /// What is wrong with it.
    let what: String
    let outcome: Outcome
    /// Makes it at a path.
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
    /// So many of it in a row.
    func times(_ count: Int) -> String { String(repeating: self, count: count) }
}
