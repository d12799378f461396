import RichText
import Testing

@Suite("Addresses in a text")
struct TextAddressTests {
    /// Returns the addresses in a text: their literal text, and their URIs.
    private func addresses(_ text: String) -> [String] {
        let scalars = Array(text.unicodeScalars)
        return TextAddress.all(in: text).map { address in
            "\(String(String.UnicodeScalarView(scalars[address.range]))) → \(address.uri)"
        }
    }

    @Test(
        "Pages, without the punctuation of the sentence",
        arguments: [
            ("See https://example.org/a.", "https://example.org/a → https://example.org/a"),
            ("(https://example.org/a_(b))", "https://example.org/a_(b) → https://example.org/a_(b)"),
            ("HTTP://Example.org:8080?q=1#x!", "HTTP://Example.org:8080?q=1#x → http://Example.org:8080?q=1#x"),
            ("www.example.org, and more", "www.example.org → https://www.example.org"),
            ("“https://example.org/a”", "https://example.org/a → https://example.org/a"),
            ("<https://example.org/>", "https://example.org/ → https://example.org/"),
            ("https://ko.example.org/한글 은", "https://ko.example.org/한글 → https://ko.example.org/%ED%95%9C%EA%B8%80"),
            ("https://example.org에서 봅니다", "https://example.org → https://example.org"),
            ("「https://example.org/jp」です", "https://example.org/jp → https://example.org/jp"),
            ("『https://example.org/a』と【https:", "https://example.org/a → https://example.org/a"),
            ("（https://example.org/a?b=1）を見る", "https://example.org/a?b=1 → https://example.org/a?b=1"),
            ("《https://example.org/a》，很好", "https://example.org/a → https://example.org/a"),
            ("https://example.org/a。次の文", "https://example.org/a → https://example.org/a"),
            ("https://example.org/a、そして", "https://example.org/a → https://example.org/a"),
            ("https://example.org/a（b）c", "https://example.org/a（b）c → https://example.org/a%EF%BC%88b%EF%BC%89c"),
            ("https://example.org/a（b", "https://example.org/a（b → https://example.org/a%EF%BC%88b"),
            ("https://bücher.example/ä", "https://bücher.example/ä → https://bücher.example/%C3%A4"),
            ("http://192.0.2.7/", "http://192.0.2.7/ → http://192.0.2.7/"),
            ("https://example.org/a\u{202E}b", "https://example.org/a → https://example.org/a"),
            ("https://example.org: good", "https://example.org → https://example.org"),
        ])
    func pages(text: String, expected: String) {
        #expect(addresses(text) == [expected])
    }

    @Test(
        "Mailboxes",
        arguments: [
            ("Write to ada@example.org.", "ada@example.org → mailto:ada@example.org"),
            ("<ada.l+x@mail.example.org>", "ada.l+x@mail.example.org → mailto:ada.l+x@mail.example.org"),
            ("mailto:ada@example.org?subject=x", "mailto:ada@example.org → mailto:ada@example.org"),
            ("50%off@example.org", "50%off@example.org → mailto:50%25off@example.org"),
        ])
    func mailboxes(text: String, expected: String) {
        #expect(addresses(text) == [expected])
    }

    @Test(
        "Telephones",
        arguments: [
            ("Call +49 30 1234567, please", "+49 30 1234567 → tel:+49301234567"),
            ("+1 (555) 010-9999", "+1 (555) 010-9999 → tel:+15550109999"),
            ("+1.555.010.9999.", "+1.555.010.9999 → tel:+15550109999"),
            ("(030) 123 45 67", "(030) 123 45 67 → tel:0301234567"),
            ("02-123-4567", "02-123-4567 → tel:021234567"),
            ("tel:+49301234567", "tel:+49301234567 → tel:+49301234567"),
        ])
    func telephones(text: String, expected: String) {
        #expect(addresses(text) == [expected])
    }

    @Test(
        "Text that only looks like an address",
        arguments: [
            "javascript:alert(1)", "javascript:www.example.org", "file:///etc/passwd", "file://www.example.org/",
            "data:text/html,x", "https://bank.example@elsewhere.example/", "https://bank.example:x@elsewhere.example",
            "https://", "https://localhost", "www.", "e.g. this", "example.org", "a@b", "@ada", "ada@", "ada@example",
            "2026-11-25", "02-12-2026", "02/12/2026", "01.12.2026", "08:30", "0.1234567", "0,1234567", "007",
            "1234567890",
            "+12 34", "+1234567890123456", "0123abc", "shttps://example.org", "https://1.2.3/", "https://-a.example/",
            "https://a..example/", "ho@st@example.org",
        ])
    func none(text: String) {
        #expect(addresses(text) == [])
    }

    @Test("Text that is longer than any browser accepts isn't an address")
    func tooLong() {
        let path = String(repeating: "a", count: TextAddress.longest)
        #expect(addresses("https://example.org/\(path)") == [])
    }

    @Test("Several addresses in a text are each found with their exact ranges")
    func find() {
        let text = "🙂 a@example.org www.example.org"
        #expect(TextAddress.all(in: text).map(\.kind) == [.mail, .web])
        #expect(
            (0...32).map { TextAddress.find(at: $0, in: text) == nil ? "." : "x" }.joined()
                == "..xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx.")
    }

    @Test("Ranges and addresses are valid, whatever the text", arguments: 0..<200)
    func anyText(seed: UInt64) {
        let pieces = [
            "https://", "www.", "a", "é", "한", "@", ".", ".org", "/", "(", ")", "+", "0", "12345", "-", " ", "\u{202E}",
            "\u{0}", "%", "?", ":", "mailto:", "tel:", "\n", "🙂", "javascript:", "file://",
        ]
        var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        var text = ""
        for _ in 0..<40 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            text += pieces[Int(state >> 33) % pieces.count]
        }
        var last = 0
        for address in TextAddress.all(in: text) {
            #expect(address.range.lowerBound >= last && address.range.upperBound <= text.unicodeScalars.count)
            #expect(!address.range.isEmpty)
            last = address.range.upperBound
            #expect(["https://", "http://", "mailto:", "tel:"].contains { address.uri.hasPrefix($0) })
            #expect(address.uri.unicodeScalars.allSatisfy { $0.value > 32 && $0 != "\u{202E}" })
        }
    }

    @Test(
        "Every range within an address may contain one",
        arguments: ["a www.example.org, b", "Call (030) 123 45-67 now", "x@y.example", "+49 30 1234567"])
    func wherever(text: String) throws {
        let address = try #require(TextAddress.all(in: text).first)
        for start in address.range.lowerBound...address.range.upperBound {
            for end in start...address.range.upperBound {
                #expect(TextAddress.canContain(start..<end, of: text), "\(start)..<\(end)")
            }
        }
    }

    @Test("A range among plain words contains none")
    func words() {
        #expect(!TextAddress.canContain(6..<6, of: "see a word, then www.example.org"))
        #expect(!TextAddress.canContain(0..<0, of: "it’s"))
    }
}
