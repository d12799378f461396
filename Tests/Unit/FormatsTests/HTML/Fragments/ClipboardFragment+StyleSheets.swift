extension ClipboardFragment {
    /// Pages with style sheets of their own.
    static let styleSheets = [
        ClipboardFragment(
            "names, classes and identifiers",
            #"""
            <style>em { font-weight: bold; font-style: normal } .u { text-decoration: underline } #i { font-style: italic } p.b, .x .b { font-weight: 700 }</style>
            <em>a</em> <span class="v u">b</span> <span id=i>c</span> <span class=b>d</span><p class=b>e</p><div class=x><p><span class=b>f</span></div>
            """#, "*a* _b_ /c/ d\n*e\nf*"),
        ClipboardFragment(
            "which of them counts",
            #"""
            <style>#a { font-weight: normal } .a { font-weight: bold } p { font-style: italic } p { font-style: normal } .c { font-weight: bold !important }</style>
            <p id=a class=a>one</p><p class=a>two</p><p class=a style="font-weight: normal">three</p><p class=c style="font-weight: normal">four</p>
            """#, "one\n*two\n*three\n*four*"),
        ClipboardFragment(
            "what is hidden",
            #"""
            <style>.off, #gone { display: none } .ghost { visibility: hidden } .ghost .real { visibility: visible }</style>a<p class=off>b</p><span
            id=gone>c</span><p class=ghost>d <b class=real>e</b></p>
            """#, "a\n*e*"),
        ClipboardFragment(
            "marks of lists",
            #"""
            <style>ol.law { list-style-type: lower-alpha } ol.law ol { list-style: upper-roman inside } ul > li { list-style-type: square } .plain { list-style: none }</style>
            <ol class=law><li>a<ol><li>b</ol></ol><ul><li>c</ul><ul><li class=plain>d</ul>
            """#, "a. a\n\t1. b\n• c\nd"),
        ClipboardFragment(
            "white space",
            #"""
            <style>.code { white-space: pre } .poem { white-space: pre-line }</style><div class=code>a  b
              c</div><div class=poem>d   e
              f</div>
            """#, "a  b\n  c\nd e\nf"),
        ClipboardFragment(
            "numbers that are counted",
            #"""
            <style>ol { counter-reset: item; list-style: none } li { counter-increment: item } li::before { content: counters(item, ".") " " }</style>
            <ol><li>a</li><li>b<ol><li>c</li><li>d</li></ol></li><li>e</li></ol>
            """#, "1 a\n2 b\n\t2.1 c\n\t2.2 d\n3 e"),
        ClipboardFragment(
            "headings that are counted",
            #"""
            <style>body { counter-reset: chapter } h1 { counter-reset: section; counter-increment: chapter } h1:before { content: "Chapter " counter(chapter, upper-roman) ": " }
            h2 { counter-increment: section; font-weight: normal } h2:before { content: counter(chapter) "." counter(section) " " }</style>
            <body><h1>One</h1><h2>a</h2><h2>b</h2><h1>Two</h1><h2>c</h2></body>
            """#, "# Chapter I: One\n## 1.1 a\n## 1.2 b\n# Chapter II: Two\n## 2.1 c"),
        ClipboardFragment(
            "marks that are written",
            #"""
            <style>li::marker { content: counter(list-item) ") " } .next li::marker { content: "→ " } .q::after { content: "!" attr(title) }</style>
            <ol start=4><li>a<li>b</ol><ul class=next><li>c</ul><span class=q title="?">d</span>
            """#, "4) a\n5) b\n→ c\nd!?"),
        ClipboardFragment(
            "counter styles",
            #"""
            <style>@counter-style thumbs { system: cyclic; symbols: "👍"; suffix: " " } @counter-style abc { system: fixed; symbols: x y; suffix: ") " }</style>
            <ul style="list-style-type: thumbs"><li>a</ul><ol style="list-style-type: abc"><li>b<li>c<li>d</ol>
            """#, "👍 a\nx) b\ny) c\n3) d"),
        ClipboardFragment(
            "media and comments",
            #"""
            <style media=print>b { display: none }</style><style><!-- /* i { display: none } */ @media print { .p { display: none } } @media screen { .s { font-weight: bold } }
            @import url(x.css); @font-face { font-family: x; src: url(data:font/woff;base64,AA;}) } .s { font-style: italic } --></style>
            <b>a</b><i>b</i><span class=p>c</span><span class=s>d</span>
            """#, "*a*/b/c/*d*/"),
        ClipboardFragment(
            "a style sheet after what it is for", #"<p class=k>a</p><style>.k { font-weight: bold }</style>"#, "*a*"),
        ClipboardFragment(
            "what can't be read",
            #"""
            <style>} .a { font-weight: bold; color; : ; font-style } .b:hover { display: none } .c:not(.d) { display: none } .e { font-weight: bold</style><span class=a>a</span><span
            class=b>b</span><span class=c>c</span><span
            class="c d">d</span><span class=e>e</span>
            """#, "abd*e*"),
        ClipboardFragment(
            "attributes",
            #"""
            <style>[data-x] { font-weight: bold } a[href^="https:"] { font-style: italic } [class~=k]:first-child { text-decoration: underline }</style><p><span
            class="j k">a</span><span class=k>b</span><span data-x>c</span><a href="https://example.org/">d</a></p>
            """#, "_a_b*c*/d/"),
    ]
}
