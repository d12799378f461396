import Randomness
import RichText
import Testing

@testable import Formats

/// Text is decoded by the web's charsets, whatever bytes it has (R28).
///
/// An ordinary run uses a few thousand inputs of each charset; `LONGPRESS_FUZZ=100000`, as `Tests/run --all` sets it, uses that
/// many.
@Suite("Charsets")
struct CharsetTests {
    static let count = environment("LONGPRESS_FUZZ").flatMap { Int($0) } ?? 1000

    @Test(
        "are recognised by their labels, in any case",
        arguments: [
            ("utf-8", "ä", [0xC3, 0xA4]), (" UTF8\n", "ä", [0xC3, 0xA4]), ("Latin1", "ä", [0xE4]),
            ("us-ascii", "€", [0x80]),
            ("iso-8859-2", "ł", [0xB3]), ("sjis", "あ", [0x82, 0xA0]), ("gb2312", "中", [0xD6, 0xD0]),
            ("big5", "中", [0xA4, 0xA4]),
            ("euc-kr", "한", [0xC7, 0xD1]), ("koi8-r", "Ж", [0xF6]), ("x-mac-ukrainian", "Ґ", [0xA2]),
            ("utf-16", "한", [0x5C, 0xD5]),
            ("iso-8859-8-i", "א", [0xE0]), ("iso-2022-jp", "あ", [0x1B, 0x24, 0x42, 0x24, 0x22]),
        ] as [(String, String, [UInt8])])
    func known(label: String, text: String, bytes: [UInt8]) throws {
        let charset = try #require(Charset(label: label))
        #expect(TextEncoding.utf8(bytes[...], from: charset).map { String(decoding: $0, as: UTF8.self) } == text)
    }

    /// In these charsets harmless letters become elements, or they are hardly tested. Browsers support none of them.
    @Test(
        "with other labels aren't supported",
        arguments: [
            "iso-2022-cn-ext", "iso-2022-cn", "iso-2022-kr", "hz-gb-2312", "utf-7", "utf-32", "ucs-4", "ebcdic-us",
            "cp037",
            "replacement", "x-user-defined", "", "//translit", "utf-8//ignore",
        ])
    func unknown(label: String) { #expect(Charset(label: label) == nil) }

    /// This charset's converter reports an error for a last byte that it has already passed.
    @Test("that a page names can't end the program")
    func lastByte() throws {
        let page = Array("<meta charset=\"ISO-2022-CN-EXT\"><p>Text".utf8) + [0x0E]
        #expect(try #require(HTMLReader.read(page)).content.text.text.hasPrefix("Text"))
    }

    @Test("take any bytes", arguments: Charset.labels)
    func anyBytes(label: String) throws {
        let charset = try #require(Charset(label: label))
        var random = SeededGenerator(seed: SeededGenerator.seed(or: 1))
        #expect(TextEncoding.utf8([0x61, 0x20], from: charset) != nil, "the system doesn't know \(charset)")
        for number in 0..<Self.count / 10 {
            // Bytes that switch between a charset's states, and bytes that begin multi-byte characters.
            let bytes = (0..<random.number(0...24)).map { _ in
                random.number(0...3) == 0
                    ? [0x0E, 0x0F, 0x1B, 0x24, 0x28, 0x29, 0x42, 0x4A, 0x80, 0x8E, 0x8F, 0xFF].randomElement(
                        using: &random)!
                    : UInt8(random.number(0...255))
            }
            let text = try #require(TextEncoding.utf8(bytes[...], from: charset))
            #expect(TextEncoding.isUTF8(text.filter { $0 != 0 }), "input \(number): \(bytes) as \(label)")
        }
    }
}
