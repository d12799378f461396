import Foundation

/// Web pages made to crash or stall the app, or to lead somewhere else.
enum MaliciousPages {
    /// The messages about pages from other programs, and about pages that claim to be the app's.
    private static let (foreign, changed) = ("made by another program", "changed by another program")

    static let all: [MaliciousFile] = [
        MaliciousFile(
            "deep.html", "200,000 nested elements", .opens("deep", says: "Only the beginning could be read"),
            text: "<p>deep</p>" + "<div>".times(200_000) + "end"),
        MaliciousFile(
            "ends.html", "200,000 end tags without start tags", .opens("one\ntwo", says: foreign),
            text: "<p>one" + "</div></b></p>".times(200_000) + "<p>two"),
        MaliciousFile(
            "comment.html", "an unterminated comment", .opens("before", says: foreign),
            text: "<p>before</p><!-- " + "x".times(1 << 20)),
        MaliciousFile(
            "tag.html", "an unterminated tag",
            // libxml2 from 2.15 on omits the tag.
            .opens("before", says: "an image that isn’t embedded", orSays: "\(foreign). Saving creates"),
            text: "<p>before</p><img src=\"" + "x".times(1 << 20)),
        MaliciousFile(
            "laughs.html", "entities that expand exponentially",
            .opens("<!ENTITY b \"&a;&a;", or: "]>\n&e;&e;&e;&e;", says: foreign),
            text: """
                <!DOCTYPE html [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">
                <!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;"><!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;">]><p>&e;&e;&e;&e;</p>
                """),
        MaliciousFile(
            "numbers.html", "invalid character references",
            .opens("ab-1;c", or: "a" + "\u{FFFD}".times(5) + "b&#-1;c", says: foreign),
            text: "<p>a&#0;&#xD800;&#x110000;&#99999999999999999999;&#xFFFFFFFFFFFFFFFF;b&#-1;c</p>"),
        MaliciousFile(
            "utf7.html", "a charset that turns text into elements (UTF-7)", .opens("+ADw-script+AD4-", says: foreign),
            text: "<meta charset=utf-7><p>+ADw-script+AD4-x()</p>"),
        MaliciousFile(
            "shift.html", "a charset whose converter reports an error for a byte that it has already passed",
            .opens("a", says: foreign),
            bytes: Array("<meta charset=\"ISO-2022-CN-EXT\"><p>a".utf8) + [0x0E]),
        MaliciousFile(
            "bytes.html", "invalid UTF-8", .opens("a", says: foreign),
            bytes: Array("<meta charset=utf-8><p>a".utf8) + [
                0xC0, 0xAF, 0xF8, 0x88, 0x80, 0x80, 0x80, 0xED, 0xA0, 0x80,
            ]
                + Array("b</p>".utf8)),
        MaliciousFile(
            "halves.html", "UTF-16 with unpaired surrogates and an odd number of bytes", .opens("a", says: foreign),
            bytes: [0xFF, 0xFE] + "<p>a".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] } + [
                0x00, 0xD8, 0x00, 0xD8, 0x62,
            ]
        ),
        MaliciousFile(
            "lists.html", "500 nested lists", .opens("a", says: "lists"),
            text: "<ul><li>a".times(500)),
        MaliciousFile(
            "cells.html", "a table cell that spans a billion columns and rows", .opens("a", says: "a table"),
            text: "<table><tr><td colspan=1000000000 rowspan=1000000000>a<td>b</table>"),
        MaliciousFile(
            "number.html", "a list item with the greatest possible number",
            .opens("9223372036854775807. a", says: "a list"),
            text: "<ol start=9223372036854775806><li value=9223372036854775807>a<li>b</ol>"),
        MaliciousFile(
            "ours.html", "a note with invalid character codes", .opens("a", says: changed),
            text: MaliciousPages.note(
                "<p data-end=\"0 110000 d800 zz ffffffffffffffff\">a<span data-char=\"\"></span>"
                    + "<span data-char=\"999999999999 -1\">x</span></p>")),
        MaliciousFile(
            "direction.html", "a page title that reverses the text of the window’s title", .opens("a", says: foreign),
            text: "<title>a\u{202E}lmth.exe</title><p>a</p>"),
        MaliciousFile(
            "captions.html", "a caption of a megabyte, and an image without a caption",
            .opens("a", pictures: 2, says: changed),
            text: MaliciousPages.note(
                "<p>a</p><figure><img src=\"\(MaliciousPictures.source)\"><figcaption>\("word ".times(200_000))</figcaption>"
                    + "</figure><figure><img alt=\"\" src=\"\(MaliciousPictures.source)\"></figure>")),
        MaliciousFile(
            "figures.html", "nested figures and captions", .opens("", pictures: 1, says: changed),
            text: MaliciousPages.note(
                "<figure><figcaption><figure><figcaption>".times(100)
                    + "<img src=\"\(MaliciousPictures.source)\">" + "</figcaption></figure>".times(200))),
    ]

    /// Returns a page that claims to be written by the app.
    static func note(_ body: String) -> String {
        "<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<meta name=\"generator\" content=\"Longpress\">\n<body>\(body)</body>\n"
    }
}
