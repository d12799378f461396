import Gtk

/// The `mailto` URI that makes a mail program begin a message (RFC 6068).
package nonisolated enum MailAddress {
    /// The maximum length of a URI passed to a program, in bytes (Linux: 128 KiB for one argument, with the final zero).
    package static let limit = 131_071

    /// Returns a `mailto:` URI with a subject and a body; nil if it is too long to be passed to a program.
    package static func uri(subject: String, body: String) -> String? {
        let uri = "mailto:?subject=\(encoded(Self.subject(subject)))&body=\(encoded(body))"
        return uri.utf8.count <= limit ? uri : nil
    }

    /// Returns a text as the subject of a message: on one line, so that it can't add other header fields, and without
    /// invisible characters.
    package static func subject(_ text: String) -> String {
        ShownText.line(text.onOneLine.replacing("\t", with: " "))
    }

    /// Returns the text with all but unreserved characters percent-encoded, and with line breaks as in mail.
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

    /// Returns whether a character needs no encoding anywhere in a URI (RFC 3986, 2.3).
    private static func isUnreserved(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~": true
        default: false
        }
    }
}
