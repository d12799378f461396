extension ClipboardFragment {
    /// Fragments as Firefox and Chromium write them: they copy the page's elements, and Chromium adds the computed styles.
    static let browsers = [
        ClipboardFragment("Firefox: letters", #"<ol type="a"><li>one</li><li>two</li></ol>"#, "a. one\nb. two"),
        ClipboardFragment("Firefox: capitals", #"<ol type="A" start="27"><li>x</li></ol>"#, "AA. x"),
        ClipboardFragment(
            "Firefox: small numbers of Rome", #"<ol type=i start=14><li>a<li>b<li type=I>c</ol>"#,
            "xiv. a\nxv. b\nXVI. c"),
        ClipboardFragment(
            "Firefox: downward",
            #"<ol reversed><li>a</li><li>b</li><li>c</li></ol><ol reversed start=10 type=a><li>d<li>e</ol>"#,
            "3. a\n2. b\n1. c\nj. d\ni. e"),
        ClipboardFragment(
            "Firefox: downward in one another", #"<ol reversed><li>a<ol reversed><li>b<li>c</ol></li><li>d</li></ol>"#,
            "2. a\n\t2. b\n\t1. c\n1. d"),
        ClipboardFragment(
            "Firefox: values", #"<ol start="-1"><li>a<li>b<li value="7">c<li>d<li value="x">e</ol>"#,
            "-1. a\n0. b\n7. c\n8. d\n9. e"),
        ClipboardFragment(
            "Firefox: letters beyond their numbers",
            #"<ol type=a start=0><li>a<li>b</ol><ol type=I start=3999><li>c<li>d</ol>"#,
            "0. a\na. b\nMMMCMXCIX. c\n4000. d"),
        ClipboardFragment(
            "Firefox: bullets",
            #"<ul type=square><li>a<li type=circle>b</ul><ul style="list-style: none"><li>c</ul><menu><li>d</menu>"#,
            "• a\n• b\nc\n• d"),
        ClipboardFragment(
            "Firefox: a text as a mark",
            #"<ul style="list-style-type: '– '"><li>a</ul><ul style='list-style:"→" inside'><li>b</ul>"#,
            "– a\n→ b"),
        ClipboardFragment(
            "Firefox: items without a text", #"<ol><li>a</li><li></li><li><br></li><li>d</li></ol>"#,
            "1. a\n2. \n3. \n4. d"),
        ClipboardFragment(
            "Chromium: a style in the elements",
            #"""
            <meta charset='utf-8'><ol style="list-style-type: lower-greek; color: rgb(0, 0, 0); font-weight: 400; white-space: normal;"><li
            style="box-sizing: border-box;">one</li><li>two</li></ol>
            """#, "α. one\nβ. two"),
        ClipboardFragment(
            "Chromium: numbers of other scripts",
            #"""
            <ol style="list-style-type: hangul"><li>a<li>b</ol><ol style="list-style-type:korean-hangul-formal" start=21><li>c</ol><ol
            style="list-style-type:cjk-ideographic" start=105><li>d</ol><ol style="list-style-type:katakana"><li>e</ol><ol
            style="list-style-type:arabic-indic" start=12><li>f</ol><ol style="list-style-type:hebrew" start=15><li>g</ol>
            """#, "가. a\n나. b\n이십일, c\n一百零五、d\nア、e\n١٢. f\nטו. g"),
        ClipboardFragment(
            "Chromium: items that are none",
            #"""
            <ul><li style="display: inline">Home</li> <li style="display:inline-block">News</li></ul><ul><li style="display:flex"><span>a</span></li></ul>
            """#, "Home News\na"),
        ClipboardFragment(
            "Chromium: the end of what is selected",
            #"""
            <meta charset='utf-8'><div>one</div><div>two</div><br class="Apple-interchange-newline">
            """#, "one\ntwo\n"),
        ClipboardFragment(
            "Chromium: a break in a line", #"<meta charset='utf-8'><span>a</span><br><span>b</span><br>"#, "a\nb"),
        ClipboardFragment(
            "Chromium: hard spaces",
            #"""
            <meta charset='utf-8'><span style="white-space: normal">a<span class="Apple-converted-space"> </span>b</span>
            """#, "a b"),
        ClipboardFragment(
            "Chromium: a reading", #"<ruby style="font-size: 16px">明日<rp>(</rp><rt>あした</rt><rp>)</rp></ruby>"#,
            "明日(あした)"),
        ClipboardFragment(
            "Chromium: a reading of each letter", #"<ruby>漢<rt>かん<rb>字<rt>じ</ruby>は<ruby>國<rt>국</ruby>"#,
            "漢（かん）字（じ）は國(국)"),
        ClipboardFragment(
            "Chromium: what is hidden",
            #"""
            a<span hidden>b</span><div style="display:none">c</div><span style="visibility:hidden">d<b style="visibility:visible">e</b></span><template>f</template><script>g</script><noscript>h</noscript><!-- i -->
            """#, "a*e*"),
        ClipboardFragment(
            "Chromium: what is shut",
            #"<details><summary>Title</summary>Text<p>more</p></details><dialog>box</dialog><details open><summary>A</summary>b</details>"#,
            "Title\nA\nb"),
        ClipboardFragment(
            "Chromium: capitals",
            #"<p style="text-transform: uppercase">straße</p><p style="text-transform:capitalize">two wo<b>rds</b> don't</p>"#,
            "STRASSE\nTwo Wo*rds* Don't"),
        ClipboardFragment(
            "Chromium: boxes beside one another",
            #"<div style="display: flex"><span>a</span><span>b</span></div>c<span style="float:right">d</span>"#,
            "a\nb\ncd"),
        ClipboardFragment(
            "Chromium: a table that is none",
            #"<div style="display:table"><div style="display:table-row"><div style="display:table-cell">a</div><div style="display:table-cell">b</div></div></div>"#,
            "a\tb"),
        ClipboardFragment(
            "Chromium: a quotation in another", #"<q>a <q>b<q>c</q></q></q>"#, "“a ‘b‘c’’”"),
        ClipboardFragment(
            "Chromium: marks of the other kind of list",
            #"<ul type=1><li>a<li type=1>b</ul><ol type=disc><li>c<li type=disc>d</ol>"#, "• a\n2. b\n1. c\n• d"),
        ClipboardFragment(
            "Chromium: below zero", #"<ol style="list-style-type: decimal-leading-zero" start=-1><li>a<li>b</ol>"#,
            "-1. a\n00. b"),
        ClipboardFragment(
            "Chromium: a formula",
            #"<math><semantics><mi>x</mi><annotation encoding="application/x-tex">\x</annotation></semantics></math>"#,
            "x"),
        ClipboardFragment(
            "Windows' header",
            "Version:0.9\r\nStartHTML:0000000105\r\nEndHTML:0000000200\r\nStartFragment:0000000141\r\nEndFragment:0000000164\r\n<html><body><b>a</b></body></html>",
            "*a*"),
    ]
}
