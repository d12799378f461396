import TestSupport
import XCTest

@testable import Driving

/// Content copied in Word, Google Docs and LibreOffice Calc is pasted as headings, lists, links and rows (R16).
final class PasteFromProgramsTests: ClipboardTestCase {
    /// Copies the whole text, and returns it in this type as another program reads it.
    private func copied(as type: String) throws -> String {
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("ctrl+c")
        return try clipboard(as: type)
    }

    private func pasteIntoEmptyNote(_ html: String, plain: String) throws {
        try write("")
        try paste([("text/html", html), ("text/plain;charset=utf-8", plain)])
    }

    func testPastingFromWordKeepsHeadingsListsAndLinks() throws {
        try pasteIntoEmptyNote(
            """
            <html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!--
            h1 {font-size:20.0pt; font-weight:normal;} a:link, span.MsoHyperlink {color:#467886; text-decoration:underline;} --></style></head><body>
            <!--StartFragment--><h1>Garden<o:p></o:p></h1>
            <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span
            style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Dig <b>deep</b><o:p></o:p></p>
            <p class=MsoListParagraphCxSpLast style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>a.<span
            style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>and <a href="https://example.org/"><span
            class=MsoHyperlink>wide</span></a><o:p></o:p></p>
            <!--EndFragment--></body></html>
            """, plain: "Garden\n1. Dig deep\na. and wide")
        try expectText("Garden\nDig deep\nand wide")
        XCTAssertEqual(
            try copied(as: "text/markdown"), "# Garden\n\n1. Dig **deep**\n   1. and [wide](https://example.org/)")
        try app.keyboard.press("ctrl+z")
        try expectText("")
    }

    func testPastingFromGoogleDocsKeepsHighlightsAndChecklists() throws {
        try pasteIntoEmptyNote(
            """
            <meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span
            style="background-color:#ffff00;white-space:pre-wrap;">marked</span><span style="white-space:pre-wrap;"> words</span></p><ul><li
            dir="ltr" role="checkbox" aria-checked="true" style="list-style-type:none;" aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo="
            alt="checked" aria-roledescription="checkbox" /><p dir="ltr" style="display:inline-block;"><span>dug</span></p></li></ul></b>
            """, plain: "marked words\ndug")
        try expectText("marked words\ndug")
        XCTAssertEqual(try copied(as: "text/markdown"), "<mark>marked</mark> words\n\n- [x] dug")
    }

    func testPastingFromCalcKeepsTheCells() throws {
        try pasteIntoEmptyNote(
            """
            <html><head><meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/><style type="text/css">td { font-family:"Liberation Sans" }
            </style></head><body><table cellspacing="0" border="0"><colgroup span="3" width="85"></colgroup><tr><td colspan=2 height="17"
            align="center"><b>Bed</b></td><td align="left">Plants</td></tr><tr><td align="right" sdval="1" sdnum="1033;">1</td><td align="left"><br></td><td
            align="right" sdval="0.5" sdnum="1033;0;0%">50%</td></tr></table></body></html>
            """, plain: "Bed\t\tPlants\n1\t\t50%")
        try expectText("Bed\t\tPlants\n1\t\t50%")
        XCTAssertEqual(try copied(as: "text/plain;charset=utf-8"), "Bed\t\tPlants\n1\t\t50%")
        let page = try clipboard(as: "text/html")
        XCTAssertTrue(page.contains("&#9;</span>50%"), page)
    }
}
