extension ClipboardFragment {
    /// Fragments as Word writes them.
    static let word = [
        ClipboardFragment(
            "levels that are numbered 1.1",
            #"""
            <html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head>
            <meta name=Generator content="Microsoft Word 15"></head><body lang=EN-US><!--StartFragment-->
            <p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
            style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>1<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;
            </span></span></span><![endif]>Trees<o:p></o:p></p>
            <p class=MsoListParagraphCxSpMiddle style='margin-left:54.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
            style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>1.1<span style='font:7.0pt "Times New Roman"'>&nbsp;
            </span></span></span><![endif]>Oak<o:p></o:p></p>
            <p class=MsoListParagraphCxSpLast style='margin-left:72.0pt;mso-list:l0 level3 lfo1'><![if !supportLists]><span
            style='mso-list:Ignore'>1.1.1<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Red oak<o:p></o:p></p>
            <!--EndFragment--></body></html>
            """#, "1 Trees\n\t1.1 Oak\n\t\t1.1.1 Red oak"),
        ClipboardFragment(
            "headings that are numbered",
            #"""
            <h1 style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1<span
            style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Woods</h1>
            <h2 style='mso-list:l1 level2 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.1<span
            style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>In Spring</h2>
            """#, "# 1 Woods\n## 1.1 In Spring"),
        ClipboardFragment(
            "letters in brackets",
            #"""
            <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>a)<span
            style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>one</p>
            <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>(b)<span
            style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>two</p>
            <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>iii<span
            style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>three</p>
            """#, "a) one\n(b) two\niii three"),
        ClipboardFragment(
            "numbers of East Asia",
            #"""
            <p class=MsoListParagraph style='mso-list:l2 level1 lfo3'><![if !supportLists]><span lang=KO><span
            style='mso-list:Ignore'>가.<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]><span
            lang=KO>첫째</span></p>
            <p class=MsoListParagraph style='mso-list:l3 level1 lfo4'><![if !supportLists]><span style='mso-list:Ignore'>一、</span><![endif]>第一</p>
            <p class=MsoListParagraph style='mso-list:l4 level1 lfo5'><![if !supportLists]><span style='mso-list:Ignore'>①<span
            style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>circled</p>
            """#, "가. 첫째\n一、第一\n① circled"),
        ClipboardFragment(
            "bullets of fonts for symbols",
            #"""
            <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:
            Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>dot</p>
            <p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span
            style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>ring</p>
            <p class=MsoListParagraph style='mso-list:l0 level3 lfo1'><![if !supportLists]><span style='font-family:Wingdings'><span
            style='mso-list:Ignore'>§<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>square</p>
            <p class=MsoListParagraph style='mso-list:l5 level1 lfo2'><![if !supportLists]><span style='font-family:Wingdings'><span
            style='mso-list:Ignore'>ü<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>tick</p>
            <p class=MsoListParagraph style='mso-list:l6 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>–<span
            style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>dash</p>
            """#, "• dot\n\t◦ ring\n\t\t▪ square\n✓ tick\n– dash"),
        ClipboardFragment(
            "tabs",
            #"""
            <p class=MsoNormal>Name:<span style='mso-tab-count:1'>&nbsp;&nbsp;&nbsp;&nbsp; </span>Ada<span style='mso-tab-count:2'>&nbsp;&nbsp;&nbsp;
            &nbsp;&nbsp;&nbsp; </span>x<o:p></o:p></p>
            """#, "Name:\tAda\t\tx"),
        ClipboardFragment(
            "several spaces",
            #"""
            <p class=MsoNormal>two<span style='mso-spacerun:yes'>&nbsp; </span>spaces<span style='mso-spacerun:yes'>&nbsp;&nbsp;
            </span>three</p>
            """#, "two  spaces   three"),
        ClipboardFragment(
            "hidden letters, and fields",
            #"""
            <p class=MsoNormal>seen<span style='display:none;mso-hide:all'>unseen</span><!--[if supportFields]><span
            style='mso-element:field-begin'></span>PAGE<![endif]-->7<!--[if supportFields]><span
            style='mso-element:field-end'></span><![endif]--></p>
            """#, "seen7"),
        ClipboardFragment(
            "a style sheet with classes",
            #"""
            <html><head><style><!--
             /* Font Definitions */
             @font-face {font-family:Calibri; panose-1:2 15 5 2 2 2 4 3 2 4;}
             p.MsoNormal, li.MsoNormal, div.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}
             h2 {mso-style-link:"Heading 2 Char"; font-size:13.0pt; font-weight:normal; font-style:italic}
             a:link, span.MsoHyperlink {color:#0563C1; text-decoration:underline; text-underline:single;}
             span.Strong1 {mso-style-name:Strong1; font-weight:bold;}
             span.SpellE {mso-style-name:""; mso-spl-e:yes;}
             @page WordSection1 {size:595.3pt 841.9pt; margin:70.85pt 70.85pt 2.0cm 70.85pt;}
             div.WordSection1 {page:WordSection1;}
             @list l0 {mso-list-id:1; mso-list-template-ids:2;}
             @list l0:level1 {mso-level-number-format:bullet; mso-level-text:; font-family:Symbol;}
            --></style></head><body><!--StartFragment--><h2>Heading</h2><p class=MsoNormal>A <span class=Strong1>strong</span> <span
            class=SpellE>wrod</span> and <a href="https://example.org/"><span class=MsoHyperlink>a link</span></a>.</p><!--EndFragment--></body></html>
            """#, "## /Heading\n/A *strong* wrod and a link."),
        ClipboardFragment(
            "a list that is one in HTML, too",
            #"""
            <ol style='margin-top:0cm' start=3 type=a><li class=MsoListParagraph style='mso-list:l0 level1 lfo1'>three<o:p></o:p></li>
            <li class=MsoListParagraph style='mso-list:l0 level1 lfo1'>four</li><ol style='margin-top:0cm' start=1 type=i><li class=MsoListParagraph
            style='mso-list:l0 level2 lfo1'>deep</li></ol></ol>
            """#, "c. three\nd. four\n\t1. deep"),
        ClipboardFragment(
            "a break in a line, and an empty paragraph at the end",
            #"""
            <!--StartFragment--><p class=MsoNormal>one<br style='mso-special-character:line-break'>two</p>
            <p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment-->
            """#, "one\ntwo\n"),
        ClipboardFragment(
            "an item without a text",
            #"""
            <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span
            style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]><o:p></o:p></p>
            <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span
            style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>b</p>
            """#, "1. \n2. b"),
        ClipboardFragment(
            "readings",
            #"""
            <p class=MsoNormal><ruby><rb>東京</rb><rp>(</rp><rt style='font-size:5.5pt'>とうきょう</rt><rp>)</rp></ruby>へ</p>
            """#, "東京(とうきょう)へ"),
    ]
}
