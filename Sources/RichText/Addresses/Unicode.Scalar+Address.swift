extension Unicode.Scalar {
    /// Whether the scalar is a digit from 0 to 9.
    var isDigit: Bool { ("0"..."9").contains(self) }

    /// Whether the scalar is a letter, a mark on one, or a number.
    var isInWord: Bool {
        isASCII ? isASCIILetter || isDigit : properties.isAlphabetic || properties.numericType != nil || isMark
    }

    private var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

    /// Whether the scalar can be in a host name, in any script (RFC 5890).
    var isInHost: Bool { isInWord || self == "-" || self == "." }

    /// Whether the scalar can be before the `@` of a mailbox, as people write them (RFC 5322 allows more).
    var isInMailbox: Bool {
        switch self {
        case ".", "_", "%", "+", "-": true
        default: isASCIILetter || isDigit
        }
    }

    /// Whether the scalar can be in a page's path: not if it is invisible, or a quotation mark or bracket put around addresses.
    var isInPath: Bool {
        switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
            .paragraphSeparator, .initialPunctuation:
            false
        case .finalPunctuation: self == "’"
        default: !["<", ">", "\"", "„", "{", "}", "|", "\\", "^", "`"].contains(self)
        }
    }

    /// Whether the scalar is Chinese, Japanese or Korean, which are written without spaces between words or before particles.
    var isEastAsian: Bool {
        switch value {
        case 0x1100...0x11FF, 0x3040...0x30FF, 0x3130...0x318F, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF: true
        default: false
        }
    }

    /// The scalar's UTF-8 bytes, each as `%` and two digits (RFC 3986, 2.1).
    package var percentEncoded: String {
        String(self).utf8.reduce(into: "") {
            $0 += "%\(Self.hexadecimal[Int($1 >> 4)])\(Self.hexadecimal[Int($1 & 15)])"
        }
    }

    private static let hexadecimal = Array("0123456789ABCDEF")

    private var isMark: Bool {
        [.nonspacingMark, .spacingMark, .enclosingMark].contains(properties.generalCategory)
    }
}
