extension Command {
    /// The name of a command, the same wherever it shows and however it is labelled at the moment.
    ///
    /// A raw value is a valid GAction name, so that a toolkit can use it as it is: ASCII letters, digits, `-` and `.`,
    /// at least one of them.
    public struct ID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
        /// The name itself.
        public let rawValue: String

        /// Makes an id of a name, and stops the program if the name isn't valid for a GAction: ids are written by
        /// programmers, and GTK would drop such an action with no more than a line on standard error.
        public init(rawValue: String) {
            precondition(
                Self.isValid(rawValue),
                "a command id is made of ASCII letters, digits, “-” and “.”, and isn't empty: “\(rawValue)”")
            self.rawValue = rawValue
        }

        /// Makes an id of a literal, under the same rule as `init(rawValue:)`.
        public init(stringLiteral value: String) {
            self.init(rawValue: value)
        }

        /// The raw value.
        public var description: String { rawValue }

        private static func isValid(_ name: String) -> Bool {
            !name.isEmpty
                && name.utf8.allSatisfy { byte in
                    switch byte {
                    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
                        true
                    default: false
                    }
                }
        }
    }
}
