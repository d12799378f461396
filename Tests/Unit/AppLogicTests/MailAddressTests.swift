import Documents
import Testing

/// E29: the address that Email… passes to the mail program.
@Suite("Address of a new message")
struct MailAddressTests {
    @Test("Letters, digits and four punctuation marks are kept, and all else is percent-encoded")
    func encoding() {
        #expect(
            MailAddress.uri(subject: "Welcome", body: "a-b_c.d~e f&g=h?i#j%k+l/m")
                == "mailto:?subject=Welcome&body=a-b_c.d~e%20f%26g%3Dh%3Fi%23j%25k%2Bl%2Fm")
    }

    @Test("Text of every script is encoded as UTF-8")
    func unicode() {
        #expect(
            MailAddress.uri(subject: "é", body: "日“👍”")
                == "mailto:?subject=%C3%A9&body=%E6%97%A5%E2%80%9C%F0%9F%91%8D%E2%80%9D")
    }

    @Test("Every kind of line break becomes CR LF", arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}"])
    func lineBreaks(separator: String) {
        #expect(MailAddress.uri(subject: "s", body: "a\(separator)b") == "mailto:?subject=s&body=a%0D%0Ab")
    }

    @Test("A subject can't begin another line of the message's head")
    func subjectIsOneLine() {
        #expect(MailAddress.uri(subject: "a\nBcc: b", body: "") == "mailto:?subject=a%20Bcc%3A%20b&body=")
    }

    @Test("Control and direction characters in a subject are replaced")
    func subjectIsPlain() {
        #expect(MailAddress.subject("a\r\nBcc: b\tc\u{2028}d") == "a Bcc: b c d")
        #expect(MailAddress.subject("a\u{1B}[2Jb\u{9B}c\u{202E}d") == "a␛[2Jb\u{FFFD}c\u{FFFD}d")
        #expect(MailAddress.uri(subject: "\u{1B}", body: "") == "mailto:?subject=%E2%90%9B&body=")
    }

    @Test("A message that can't be passed to a program has no address")
    func limit() {
        let frame = "mailto:?subject=&body=".utf8.count
        let longest = String(repeating: "a", count: MailAddress.limit - frame)
        #expect(MailAddress.uri(subject: "", body: longest)?.utf8.count == MailAddress.limit)
        #expect(MailAddress.uri(subject: "", body: longest + "a") == nil)
    }
}
