import Testing

@testable import Formats

/// No number in a page, however large, causes a crash (R28): a trap would end this test program, too.
@Suite("Extreme numbers")
struct ExtremeNumberTests {
    private static let extremes = [
        "-9223372036854775808", "-9223372036854775807", "9223372036854775807", "9223372036854775808", "-1", "0", "1",
        "2147483648", "-2147483649", "4294967296", "1e308", "-1e308", "1e-308", "99999999999999999999999999999999999",
        "0.0000001", "-0",
    ]

    private static let counterStyles = [
        "system: cyclic; symbols: a b c", "system: fixed 3; symbols: a b", "system: cyclic; symbols: a b; range: 1 500",
        "system: numeric; symbols: a b c",
        "system: alphabetic; symbols: a b", "system: symbolic; symbols: a b",
        "system: additive; additive-symbols: 10 X, 1 I", "system: extends decimal",
        "system: extends cjk-earthly-branch", "system: extends korean-hangul-formal", "system: extends hebrew",
    ]

    /// Returns a page with a counter style: two lists continue the numbers of the first one.
    private static func lists(_ style: String) -> String {
        """
        <style>
        @counter-style x { \(style); pad: 4 "0"; negative: "-" }
        ol { list-style: x; counter-reset: c 7 d 9 }
        li { counter-increment: c 3 } li::before { content: counter(c, x) counters(c, "-", x) "\\41 " }
        </style>
        <ol start=5><li value=6>one<li>two<ol start=8 reversed><li>three</ol><li>four</ol>
        <ol type=i start=12><li>a<li>b</ol>
        """
    }

    private static let rest = """
        <style>
        ol { margin-left: 40px } p.a { font-weight: 700; font-size: 16px }
        @media (min-width: 200px) { i { text-indent: -10pt } } b { mso-list: l0 level2 lfo3; mso-tab-count: 4 }
        </style>
        <ol><li>one</ol><p style="mso-list: l1 level3 lfo1; margin: 12pt 4em">text</p>
        <p style="font-weight: 650">bold &#65; &#x41;</p><img width=300 height=200 src="data:image/png;base64,iVBORw0K">
        <table><tr><td colspan=3 rowspan=2>cell</table><font size=5 color="#123">f</font>
        <span style='mso-tab-count: 2'>\u{a0}</span>
        """

    @Test("in a page", arguments: counterStyles.map(lists) + [rest])
    func page(page: String) throws {
        for number in page.matches(of: /-?\d+/) {
            for extreme in Self.extremes {
                let changed = page.replacing(number.output, with: extreme, subrange: number.range, maxReplacements: 1)
                _ = try #require(HTMLReader.read(Array(changed.utf8)))
            }
        }
    }
}
