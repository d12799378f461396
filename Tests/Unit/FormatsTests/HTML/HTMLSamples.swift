/// Samples of `text/html` on the clipboard, in the style of each program.
enum HTMLSamples {
    static let chromium = """
        <meta charset='utf-8'><p style="margin: 0.5em 0px; color: rgb(32, 33, 34); font-family: sans-serif; font-size: \
        16px; font-style: normal; font-variant-ligatures: normal; font-weight: 400; letter-spacing: normal; text-align: \
        start; text-indent: 0px; text-transform: none; white-space: normal; text-decoration-style: initial;">The<span> \
        </span><b>quick</b><span> </span>brown <a href="https://example.invalid/fox" style="text-decoration: none; color: \
        rgb(6, 69, 173);">fox</a><i style="font-weight: 400;">jumps</i>.</p><ul style="list-style-image: url(x.svg);"><li \
        style="margin-bottom: 0.1em;">over</li><li>the <span style="font-weight: 700;">lazy</span> dog</li></ul>
        """
    static let chromiumText = "The *quick* brown fox/jumps/.\n• over\n• the *lazy* dog"

    static let firefox = """
        <p>The <b>quick</b> brown
        <a href="https://example.invalid/fox" title="Fox">fox</a> <em>jumps</em>.</p><ol><li>over</li><li>the
          lazy dog</li></ol>
        """
    static let firefoxText = "The *quick* brown fox /jumps/.\n1. over\n2. the lazy dog"

    static let libreOffice = """
        <!DOCTYPE html>
        <html>
        <head>
        \t<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
        \t<title></title>
        \t<meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/>
        \t<style type="text/css">
        \t\t@page { size: 21cm 29.7cm; margin: 2cm }
        \t\tp { line-height: 115%; margin-bottom: 0.25cm; background: transparent }
        \t</style>
        </head>
        <body lang="en-US" link="#000080" vlink="#800000" dir="ltr"><p style="line-height: 100%; margin-bottom: 0cm">
        The <b>quick</b> <font color="#c9211e"><i><u>brown</u></i></font>
        fox <span style="font-weight: normal">jumps</span></p>
        <p dir="rtl" style="line-height: 100%; margin-bottom: 0cm"><br/>

        </p>
        <p dir="rtl" style="line-height: 100%">שלום</p>
        </body>
        </html>
        """
    static let libreOfficeText = "The *quick* _/brown/_ fox jumps\n\nשלום"

    static let libreOfficeTable = """
        <!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title>
        <meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/><style type="text/css">body,div,table { font-size:x-small }
        </style></head><body>
        <table cellspacing="0" border="0">
        \t<colgroup width="85"></colgroup>
        \t<tr>
        \t\t<td height="17" align="left">one</td>
        \t\t<td align="right" sdval="2" sdnum="1033;">2</td>
        \t</tr>
        \t<tr>
        \t\t<td height="17" align="left"><b>three</b></td>
        \t\t<td align="left"><br></td>
        \t</tr>
        </table>
        </body></html>
        """
    static let libreOfficeTableText = "one\t2\n*three*\t"

    static let word = """
        <html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" \
        xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8">\
        <meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml>\
        <![endif]--><style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style></head>
        <body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment--><p class=MsoNormal>The <b \
        style='mso-bidi-font-weight:normal'>quick</b> <span style='mso-spacerun:yes'></span>brown<o:p></o:p></p>
        <p class=MsoNormal><o:p>&nbsp;</o:p></p>
        <p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span \
        style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; \
        </span></span></span><![endif]><i>fox</i><o:p></o:p></p><!--EndFragment--></body></html>
        """
    static let wordText = "The *quick* brown\n\n• /fox/"

    static let googleDocs = """
        <meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" \
        style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-weight:400;font-style:normal;\
        text-decoration:none;white-space:pre-wrap;">The </span><span style="font-weight:700;font-style:italic;\
        text-decoration:underline;-webkit-text-decoration-skip:none;white-space:pre;">quick</span></p><br /><p dir="rtl"><span>\
        שלום</span></p></b><br class="Apple-interchange-newline">
        """
    static let googleDocsText = "The _/*quick\n*/_\nשלום\n"

    static let thunderbird = """
        <html><head><meta http-equiv="content-type" content="text/html; charset=UTF-8"></head><body><p>The <b>quick</b>\
        <br>\n    brown <u>fox</u></p>\n<blockquote type="cite"><pre class="moz-quote-pre" wrap="">one\n  two\n</pre>\
        </blockquote><div class="moz-signature">-- <br>Name</div></body></html>
        """
    static let thunderbirdText = "The *quick*\nbrown _fox\n_> one\n>   two\n--\nName"
}
