extension ClipboardFragment {
    /// Fragments as Google Docs writes them.
    static let googleDocuments = [
        ClipboardFragment(
            "headings and styles",
            #"""
            <meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h1 dir="ltr"
            style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">Spring</span></h1><h2
            dir="ltr"><span style="font-size:16pt;font-weight:400;white-space:pre-wrap;">March</span></h2><p dir="ltr" style="line-height:1.38;"><span
            style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;white-space:pre-wrap;">Some </span><span
            style="font-weight:700;white-space:pre-wrap;">bold</span><span style="white-space:pre-wrap;">, </span><span
            style="font-style:italic;white-space:pre-wrap;">slanted</span><span style="white-space:pre-wrap;">, </span><span
            style="text-decoration:underline;-webkit-text-decoration-skip:none;text-decoration-skip-ink:none;white-space:pre-wrap;">lined</span><span
            style="white-space:pre-wrap;">, </span><span style="text-decoration:line-through;white-space:pre-wrap;">struck</span><span
            style="white-space:pre-wrap;">, </span><span style="background-color:#ffff00;white-space:pre-wrap;">marked</span><span
            style="white-space:pre-wrap;"> and </span><span style="font-family:'Roboto Mono',monospace;color:#188038;white-space:pre-wrap;">coded</span><span
            style="white-space:pre-wrap;"> words, and </span><a href="https://example.org/garden" style="text-decoration:none;"><span
            style="font-size:11pt;color:#1155cc;background-color:transparent;text-decoration:underline;white-space:pre-wrap;">a link</span></a><span
            style="white-space:pre-wrap;">.</span></p></b>
            """#,
            """
            # Spring
            ## March
            Some *bold*, /slanted/, _lined_, ~struck~, =marked= and `coded` words, and [a link](https://example.org/garden).
            """),
        ClipboardFragment(
            "lists in one another",
            #"""
            <b style="font-weight:normal;" id="docs-internal-guid-2"><ol style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr"
            style="list-style-type:decimal;font-weight:400;white-space:pre;" aria-level="1"><p dir="ltr" role="presentation"><span
            style="white-space:pre-wrap;">dig</span></p></li><ol style="margin-top:0;"><li dir="ltr" style="list-style-type:lower-alpha;"
            aria-level="2"><p dir="ltr" role="presentation"><span>deep</span></p></li><ol><li dir="ltr" style="list-style-type:lower-roman;"
            aria-level="3"><p dir="ltr" role="presentation"><span>and long</span></p></li></ol><li dir="ltr" style="list-style-type:lower-alpha;"
            aria-level="2"><p dir="ltr" role="presentation"><span>wide</span></p></li></ol><li dir="ltr" style="list-style-type:decimal;"
            aria-level="1"><p dir="ltr" role="presentation"><span>sow</span></p></li></ol><p dir="ltr"><span>and</span></p><ul><li dir="ltr"
            style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>water</span></p></li></ul></b>
            """#,
            """
            1. dig
              1. deep
                1. and long
              2. wide
            2. sow
            and
            * water
            """),
        ClipboardFragment(
            "boxes to tick",
            #"""
            <ul style="margin-top:0;padding-inline-start:28px;"><li dir="ltr" role="checkbox" aria-checked="true" style="list-style-type:none;"
            aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo=" width="18.4px" height="18.4px" alt="checked" aria-roledescription="checkbox"
            style="margin-right:3px;" /><p dir="ltr" style="display:inline-block;vertical-align:top;margin-top:0;" role="presentation"><span
            style="text-decoration:line-through;white-space:pre-wrap;">dig</span></p></li><li dir="ltr" role="checkbox" aria-checked="false"
            style="list-style-type:none;" aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo=" alt="unchecked"
            aria-roledescription="checkbox" /><p dir="ltr" style="display:inline-block;" role="presentation"><span>sow</span></p></li></ul>
            """#, "- [x] ~dig~\n- [ ] sow"),
        ClipboardFragment(
            "a table, and a break in a line",
            #"""
            <b style="font-weight:normal;" id="docs-internal-guid-3"><p dir="ltr"><span style="white-space:pre-wrap;">one</span><span><br /></span><span
            style="white-space:pre-wrap;">two</span></p><div dir="ltr" style="margin-left:0pt;" align="left"><table
            style="border:none;border-collapse:collapse;"><colgroup><col width="301" /><col width="301" /></colgroup><tbody><tr style="height:0pt"><td
            style="border-left:solid #000000 1pt;vertical-align:top;padding:5pt"><p dir="ltr"><span style="font-weight:700;">Bed</span></p></td><td
            style="vertical-align:top;"><p dir="ltr"><span style="font-weight:700;">Plant</span></p></td></tr><tr style="height:0pt"><td><p
            dir="ltr"><span>1</span></p></td><td><br /></td></tr></tbody></table></div><br /></b>
            """#, "one\ntwo\n*Bed*\t*Plant*\n1\t\n"),
        ClipboardFragment(
            "Sheets: cells",
            #"""
            <meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table
            xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;font-family:Arial"
            data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td
            style="overflow:hidden;font-weight:bold;background-color:#ffff00;" data-sheets-value="{&quot;1&quot;:2}">Bed</td><td
            style="overflow:hidden;"></td></tr><tr><td colspan="2" data-sheets-value="{}">1 &amp; 2</td></tr></tbody></table>
            """#, "*Bed*\t\n1 & 2"),
    ]
}
