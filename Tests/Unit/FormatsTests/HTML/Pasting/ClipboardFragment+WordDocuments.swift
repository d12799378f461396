extension ClipboardFragment {
    /// Fragments as Word writes them, on the desktop and on the web.
    static let wordDocuments = [
        ClipboardFragment(
            "a title, headings and styles",
            #"""
            <html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head>
            <meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15">
            <link rel=File-List href="file:///C:/Users/ada/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
            <!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
            <style><!-- p.MsoNormal {margin:0cm; font-size:12.0pt; font-family:"Aptos",sans-serif;} h1 {mso-style-link:"Heading 1 Char"; font-size:20.0pt; font-weight:normal;}
            p.MsoTitle {font-size:28.0pt; letter-spacing:-.5pt;} a:link, span.MsoHyperlink {color:#467886; text-decoration:underline; text-underline:single;} --></style>
            <!--[if gte mso 10]><style>table.MsoNormalTable {mso-style-name:"Table Normal";}</style><![endif]--></head>
            <body lang=EN-US link="#467886" vlink="#96607D" style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->
            <p class=MsoTitle><span lang=EN-US style='mso-ansi-language:EN-US'>The Garden<o:p></o:p></span></p>
            <p class=MsoSubtitle>A year<o:p></o:p></p>
            <h1><span lang=EN-US>Spring<o:p></o:p></span></h1>
            <h2>March<o:p></o:p></h2>
            <p class=MsoNormal>Some <b><span style='mso-bidi-font-weight:normal'>bold</span></b>, <i style='mso-bidi-font-style:normal'>slanted</i>, <u>lined</u>, <s>struck</s>
            and <span style='background:yellow;mso-highlight:yellow'>marked</span> words, and <a
            href="https://example.org/garden">a link</a>.<o:p></o:p></p>
            <p class=MsoQuote>A quotation.<o:p></o:p></p>
            <p class=MsoIntenseQuote>A louder one.<o:p></o:p></p>
            <!--EndFragment--></body></html>
            """#,
            """
            # The Garden
            ### A year
            # Spring
            ## March
            Some *bold*, /slanted/, _lined_, ~struck~ and =marked= words, and [a link](https://example.org/garden).
            > A quotation.
            > A louder one.
            """),
        ClipboardFragment(
            "numbers, letters and numbers of Rome in one another",
            #"""
            <!--StartFragment--><p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
            style='mso-bidi-font-family:Aptos'><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
            </span></span></span><![endif]>Dig<o:p></o:p></p>
            <p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
            style='mso-list:Ignore'>a.<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>deep<o:p></o:p></p>
            <p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span
            style='mso-list:Ignore'>b.<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>wide<o:p></o:p></p>
            <p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level3 lfo1'><![if !supportLists]><span
            style='mso-list:Ignore'><span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span>i.<span style='font:7.0pt "Times New Roman"'>&nbsp;
            </span></span><![endif]>and long<o:p></o:p></p>
            <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
            style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Sow<o:p></o:p></p><!--EndFragment-->
            """#,
            """
            1. Dig
              1. deep
              2. wide
                1. and long
            2. Sow
            """),
        ClipboardFragment(
            "lists whose paragraphs have a style of their own",
            #"""
            <p class=MsoListBullet style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span
            style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>one</p>
            <p class=MsoListBullet2 style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span
            style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>two</p>
            <p class=MsoNormal style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span
            style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>three</p>
            """#, "* one\n  * two\n1. three"),
        ClipboardFragment(
            "a comment and its mark, and what was struck out",
            #"""
            <p class=MsoNormal>a<span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1"
            href="#_msocom_1" name="_msoanchor_1">[A1]</a><![endif]></span></span> <del cite="mailto:Ada" datetime="2026-01-01T10:00">b</del><ins
            cite="mailto:Ada" datetime="2026-01-01T10:00">c</ins></p><div style='mso-element:comment-list'><![if !supportAnnotations]><hr
            class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p
            class=MsoCommentText>No.</p></div></div></div>
            """#, "a ~b~_c_"),
        ClipboardFragment(
            "a picture that is elsewhere",
            #"""
            <p class=MsoNormal>before<!--[if gte vml 1]><v:shape id="Picture_x0020_1" style='width:10pt'><v:imagedata
            src="file:///C:/Temp/clip_image001.png" o:title=""/></v:shape><![endif]--><![if !vml]><img width=10 height=10
            src="file:///C:/Temp/clip_image002.png" v:shapes="Picture_x0020_1"><![endif]>after</p>
            """#, "beforeafter"),
        ClipboardFragment(
            "on the web: each item in a list of its own",
            #"""
            <div class="OutlineElement Ltr SCXW1 BCX8"><p class="Paragraph SCXW1" role="heading" aria-level="2" style="white-space:pre-wrap"><span
            class="TextRun SCXW1"><span class="NormalTextRun SCXW1">March</span></span><span class="EOP SCXW1">&nbsp;</span></p></div>
            <div class="ListContainerWrapper SCXW1 BCX8"><ol class="NumberListStyle1 SCXW1" role="list" start="1"><li aria-setsize="-1" data-leveltext="%1."
            data-listid="1" data-aria-posinset="1" data-aria-level="1" role="listitem" class="OutlineElement Ltr"><p class="Paragraph SCXW1"
            style="white-space:pre-wrap"><span class="TextRun">dig</span><span class="EOP SCXW1">&nbsp;</span></p></li></ol></div>
            <div class="ListContainerWrapper SCXW1 BCX8"><ol class="NumberListStyle1 SCXW1" role="list" start="1" style="list-style-type: lower-alpha;"><li
            data-leveltext="%2." data-listid="1" data-aria-posinset="1" data-aria-level="2" role="listitem"><p class="Paragraph SCXW1"><span
            class="TextRun" style="font-weight:bold">deep</span><span class="EOP SCXW1">&nbsp;</span></p></li></ol></div>
            <div class="ListContainerWrapper SCXW1 BCX8"><ol class="NumberListStyle1 SCXW1" role="list" start="2"><li data-leveltext="%1." data-listid="1"
            data-aria-level="1" role="listitem"><p class="Paragraph SCXW1"><span>sow</span><span class="EOP SCXW1">&nbsp;</span></p></li></ol></div>
            """#, "## March\n1. dig\n  1. *deep*\n2. sow"),
        ClipboardFragment(
            "a table",
            #"""
            <table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
             <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
              <td width=208 valign=top style='width:155.8pt;border:solid windowtext 1.0pt'><p class=MsoNormal><b>Bed<o:p></o:p></b></p></td>
              <td width=208 valign=top><p class=MsoNormal><b>Plant<o:p></o:p></b></p></td>
             </tr>
             <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>
              <td width=208 valign=top><p class=MsoNormal>1<o:p></o:p></p></td>
              <td width=208 valign=top><p class=MsoNormal><o:p>&nbsp;</o:p></p></td>
             </tr>
            </table>
            """#, "*Bed*\t*Plant*\n1\t"),
    ]
}
