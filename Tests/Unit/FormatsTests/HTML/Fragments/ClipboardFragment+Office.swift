extension ClipboardFragment {
    /// Fragments as Outlook and Excel write them.
    static let office = [
        ClipboardFragment(
            "Excel: cells with styles of classes",
            #"""
            <html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8">
            <meta name=Generator content="Microsoft Excel 15"><style>
            <!--table {mso-displayed-decimal-separator:"\."; mso-displayed-thousand-separator:"\,";}
            td {padding-top:1px; color:black; font-size:11.0pt; font-weight:400; font-style:normal; text-decoration:none; white-space:nowrap;}
            .xl65 {font-weight:700;}
            .xl66 {font-style:italic; text-decoration:underline; text-underline-style:single;}
            .xl67 {mso-number-format:Fixed;}
            --></style></head><body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=128>
            <!--StartFragment-->
             <col width=64 span=2 style='width:48pt'>
             <tr height=20 style='height:15.0pt'>
              <td height=20 class=xl65 width=64>Total</td>
              <td class=xl66 width=64>net</td>
             </tr>
             <tr height=20>
              <td height=20>Pears</td>
              <td class=xl67 align=right>3.00</td>
             </tr>
            <!--EndFragment-->
            </table></body></html>
            """#, "*Total*\t_/net\n/_Pears\t3.00"),
        ClipboardFragment(
            "Excel: a row and a column that are hidden, and a break in a cell",
            #"""
            <table><!--StartFragment--><tr><td>a<br>
                b</td><td style='display:none'>x</td><td>c</td></tr><tr style='display:none'><td>y</td><td></td></tr>
             <![if supportMisalignedColumns]><tr height=0 style='display:none'><td width=64></td></tr><![endif]>
            <tr><td></td><td>d</td></tr><!--EndFragment--></table>
            """#, "a\nb\tc\n\td"),
        ClipboardFragment(
            "Excel: spaces that are kept",
            #"""
            <table><tr><td>a<span style='mso-spacerun:yes'>   </span>b</td><td x:num="2">2</td></tr></table>
            """#, "a   b\t2"),
        ClipboardFragment(
            "Outlook: an answer",
            #"""
            <html><head><style><!-- p.MsoNormal {margin:0cm} span.EmailStyle17 {mso-style-type:personal-compose; font-weight:bold}
            .MsoChpDefault {mso-style-type:export-only} --></style></head><body><div class=WordSection1><p class=MsoNormal><span
            class=EmailStyle17>Yes.</span><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><div style='border:none;border-top:solid #E1E1E1 1.0pt'><p
            class=MsoNormal><b>From:</b> Ada &lt;ada@example.org&gt; <br><b>Sent:</b> Monday<o:p></o:p></p></div></div></body></html>
            """#, "*Yes.\n*\n*From:* Ada <ada@example.org>\n*Sent:* Monday"),
        ClipboardFragment(
            "Outlook on the web: lists with a role",
            #"""
            <div style="font-family:Aptos"><ul data-editing-info="{}"><li><span role="presentation">a</span></li></ul><ol start="1"
            data-editing-info='{"orderedStyleType":5}' style="list-style-type: lower-alpha;"><li style="list-style-type: &quot;a) &quot;;"><div
            role="presentation">one</div></li><li style="list-style-type: &quot;b) &quot;;"><div role="presentation">two</div></li></ol></div>
            """#, "• a\na) one\nb) two"),
        ClipboardFragment(
            "Word on the web: lists of one item each",
            #"""
            <div class="ListContainerWrapper"><ul class="BulletListStyle1" role="list" style="list-style-type:circle"><li data-leveltext="o"
            data-font="Courier New" role="listitem" data-aria-level="2" class="OutlineElement"><p class="Paragraph" style="white-space:pre-wrap"><span
            class="TextRun">ring</span><span class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper"><ol role="list" start="4"
            style="list-style-type:upper-roman"><li data-leveltext="%1." role="listitem"><p class="Paragraph"><span>four</span></p></li></ol></div>
            """#, "\t◦ ring\nIV. four"),
        ClipboardFragment(
            "OneNote: tags and a list of letters",
            #"""
            <p style='margin:0in;font-family:Calibri'>Plan</p><ul style='margin-left:.375in;direction:ltr;unicode-bidi:embed'><ol type=A
            style='margin-left:.375in'><li value=2 style='vertical-align:middle'><span style='font-family:Calibri'>second</span></li></ol></ul>
            """#, "Plan\n\tB. second"),
        ClipboardFragment(
            "PowerPoint: bullets that are text",
            #"""
            <div style='margin-left:.38in;text-indent:-.38in'><span style='mso-special-format:bullet;font-family:Arial'>•</span><span
            style='font-size:28pt'> first</span></div>
            """#, "• first"),
    ]
}
