import Testing

@testable import RichText

/// The text typed as the address of a link.
@Suite("A typed address")
struct TypedAddressTests {
    @Test(
        "gets the scheme that it lacks",
        arguments: [
            ("example.org", "https://example.org"), (" https://example.org/a ", "https://example.org/a"),
            ("ada@example.org", "mailto:ada@example.org"), ("+49 30 1234567", "tel:+49301234567"),
        ])
    func schemes(typed: String, expected: String) {
        #expect(TextAddress.typed(typed) == expected)
    }

    @Test(
        "is invalid if a browser, a mail program or a telephone can’t open it",
        arguments: ["", "word", "javascript:alert(1)", "two words", "file:///a"])
    func none(typed: String) {
        #expect(TextAddress.typed(typed) == nil)
    }
}
