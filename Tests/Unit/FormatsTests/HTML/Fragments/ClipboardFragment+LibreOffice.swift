extension ClipboardFragment {
    /// Fragments as LibreOffice writes them.
    static let libreOffice = [
        ClipboardFragment(
            "numbers of every kind",
            #"""
            <!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><style type="text/css">
            	p { line-height: 115%; background: transparent }</style></head><body lang="en-US" dir="ltr">
            <ol type="a"><li><p style="line-height: 100%">one</p></li>
            	<li><p>two</p></li></ol>
            <ol type="A" start="3"><li><p>three</p></li></ol><ol type="i"><li><p>four</p></li></ol><ol type="I" start="9"><li><p>nine</p></li></ol>
            </body></html>
            """#, "a. one\nb. two\nC. three\ni. four\nIX. nine"),
        ClipboardFragment(
            "lists in one another",
            #"""
            <ol>
            	<li><p>one</p>
            	<ol type="a">
            		<li><p>a</p></li>
            		<li><p>b</p>
            		<ul><li><p>dot</p></li></ul></li>
            	</ol></li>
            	<li><p>two</p></li>
            </ol>
            """#, "1. one\n\t1. a\n\t2. b\n\t\t▪ dot\n2. two"),
        ClipboardFragment(
            "bullets in one another",
            #"""
            <ul><li><p>a</p><ul><li><p>b</p><ul><li><p>c</p><ul><li><p>d</p></li></ul></li></ul></li></ul></li></ul>
            """#, "• a\n\t◦ b\n\t\t▪ c\n\t\t\t▪ d"),
        ClipboardFragment(
            "a list that goes on, and one that begins at nought",
            #"""
            <ol start="5"><li><p>five</p></li></ol><p>between</p><ol start="6"><li><p>six</p></li></ol><ol start="0"><li><p>nought</p></li><li><p>one</p></li></ol>
            """#, "5. five\nbetween\n6. six\n0. nought\n1. one"),
        ClipboardFragment(
            "styles of classes",
            #"""
            <style type="text/css">h1.western { font-family: "Liberation Sans", sans-serif; font-size: 18pt } p.warning { font-weight: bold }
            em.loud, span.loud { font-style: normal; text-decoration: underline } a:visited { font-weight: bold }</style>
            <h1 class="western">Title</h1><p class="warning">Mind the <em class="loud">gap</em></p><p>plain</p>
            """#, "# Title\n*Mind the *_*gap\n*_plain"),
        ClipboardFragment(
            "readings",
            #"""
            <p><ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>と<ruby>仮名<rt>かな</rt></ruby></p>
            """#, "漢字(かんじ)と仮名（かな）"),
        ClipboardFragment(
            "Calc: cells, one of them merged, one of lines",
            #"""
            <table cellspacing="0" border="0"><colgroup span="2" width="85"></colgroup><tr><td colspan=2 height="17" align="center"><b>head</b></td></tr>
            <tr><td height="32" align="left">one<br>two</td><td align="right" sdval="0.5" sdnum="1033;0;0%">50%</td></tr></table>
            """#, "*head\n*one\ntwo\t50%"),
        ClipboardFragment(
            "hidden letters",
            #"""
            <p>seen <span style="display: none">unseen</span>again <span style="visibility: hidden">there</span>.</p>
            """#, "seen again ."),
    ]
}
