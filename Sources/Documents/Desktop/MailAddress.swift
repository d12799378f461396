import Gtk

/// The address that has a mail program begin a message (RFC 6068).
package nonisolated enum MailAddress {
    /// The most bytes of an address for a program (Linux: 128 KiB for one argument, with the ending zero).
    package static let limit = 131_071

    /// `mailto:` with a subject and a body; nil if it would be too long to be handed over.
    package static func uri(subject: String, body: String) -> String? {
        let uri = "mailto:?subject=\(encoded(Self.subject(subject)))&body=\(encoded(body))"
        return uri.utf8.count <= limit ? uri : nil
    }

    /// A text as the subject of a message: on one line, or it would be others of the head, and without what is unseen.
    package static func subject(_ text: String) -> String {
        ShownText.line(text.onOneLine.replacing("\t", with: " "))
    }

    /// The text with all but unreserved characters as bytes of UTF-8, and line breaks as mail has them.
    private static func encoded(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            guard !character.isNewline else {
                result += "%0D%0A"
                return
            }
            for scalar in character.unicodeScalars {
                result += isUnreserved(scalar) ? String(scalar) : scalar.percentEncoded
            }
        }
    }

    /// The characters that stand for themselves anywhere in an address (RFC 3986, 2.3).
    private static func isUnreserved(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~": true
        default: false
        }
    }
}
