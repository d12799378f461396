extension ClipboardFragment {
    /// Fragments as LibreOffice Writer writes them.
    static let libreOfficeDocuments = [
        ClipboardFragment(
            "headings and styles",
            #"""
            <!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator"
            content="LibreOffice 24.2.7.2 (Linux)"/><style type="text/css">
            	@page { size: 8.27in 11.69in; margin: 0.79in }
            	p { line-height: 115%; margin-bottom: 0.1in; background: transparent }
            	h1 { margin-bottom: 0.08in; background: transparent; page-break-after: avoid }
            	h1.western { font-family: "Liberation Sans", sans-serif; font-size: 18pt; font-weight: bold }
            	pre { font-family: "Liberation Mono", monospace; font-size: 10pt; background: transparent }
            	code { font-family: "Liberation Mono", monospace }
            	a:link { color: #000080; text-decoration: underline }
            </style></head><body lang="en-US" link="#000080" vlink="#800000" dir="ltr"><h1 class="western">
            Spring</h1>
            <h2 class="western"><font size="4"><b>March</b></font></h2>
            <p>Some <b>bold</b>, <i>slanted</i>, <u>lined</u>, <strike>struck</strike>,
            <span style="background: #ffff00">marked</span> and <code>coded</code>
            words, and <font color="#000080"><u><a href="https://example.org/garden">a
            link</a></u></font>.</p>
            <blockquote>A quotation.</blockquote>
            </body></html>
            """#,
            """
            # Spring
            ## March
            Some *bold*, /slanted/, _lined_, ~struck~, =marked= and `coded` words, and [a link](https://example.org/garden).
            > A quotation.
            """),
        ClipboardFragment(
            "lists in one another",
            #"""
            <ol>
            	<li><p style="margin-bottom: 0in">dig</p>
            	<ol type="a">
            		<li><p style="margin-bottom: 0in">deep</p>
            		<li><p style="margin-bottom: 0in">wide</p>
            	</ol>
            	<li><p>sow</p>
            </ol>
            <ul>
            	<li><p>water</p>
            	<ul>
            		<li><p>often</p>
            	</ul>
            </ul>
            """#, "1. dig\n  1. deep\n  2. wide\n2. sow\n* water\n  * often"),
        ClipboardFragment(
            "elements that end themselves and yet go on",
            #"""
            <ol>
            	<li/>
            <p>dig</p>
            	<li/>
            <p style="margin-bottom: 0in">sow</p>
            </ol>
            <p><br/>
            </p><span/>a
            """#, "1. dig\n2. sow\n\na"),
        ClipboardFragment(
            "Calc: cells of numbers, one of them marked",
            #"""
            <!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/>
            <style type="text/css">body,div,table,thead,tbody,tfoot,tr,th,td,p { font-family:"Liberation Sans"; font-size:x-small }</style></head><body><table
            cellspacing="0" border="0"><colgroup span="3" width="85"></colgroup><tr><td height="17" align="left"><b>Bed</b></td><td align="left"
            bgcolor="#FFFF00"><b><i>Plants</i></b></td><td align="left"><br></td></tr><tr><td height="17" align="right" sdval="1" sdnum="1033;">1</td><td
            align="right" sdval="1234.5" sdnum="1033;0;#,##0.00">1,234.50</td><td align="left"><a href="https://example.org/">more</a></td></tr></table></body></html>
            """#, "*Bed*\t/*Plants*/\t\n1\t1,234.50\t[more](https://example.org/)"),
    ]
}
