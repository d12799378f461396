extension Command {
    /// The name of a command, the same in every menu and whatever the current label. It can be any string.
    public struct ID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
        /// The name itself.
        public let rawValue: String

        /// Makes an id from a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an id from a literal.
        public init(stringLiteral value: String) {
            self.init(rawValue: value)
        }

        /// The raw value.
        public var description: String { rawValue }

        /// The name of the command's GAction in a menu bar: the id itself, if it consists of ASCII letters, digits, “-” and
        /// “.” as an action's name must. Any other id is written as the hexadecimal bytes of its UTF-8.
        package var actionName: String {
            let prefix = "x--"
            let isName = !rawValue.isEmpty && !rawValue.hasPrefix(prefix) && rawValue.utf8.allSatisfy(Self.isNameByte)
            return isName ? rawValue : prefix + rawValue.utf8.map(Self.hexadecimal).joined()
        }

        private static func isNameByte(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
                true
            default: false
            }
        }

        private static func hexadecimal(_ byte: UInt8) -> String {
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
    }
}
