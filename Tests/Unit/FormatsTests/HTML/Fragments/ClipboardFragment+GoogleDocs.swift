extension ClipboardFragment {
    /// Fragments as Google Docs and other web editors write them.
    static let googleDocs = [
        ClipboardFragment(
            "bullets of three levels",
            #"""
            <meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-2"><ul
            style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;white-space:pre;"
            aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">a</span></p></li><ul
            style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;white-space:pre;" aria-level="2"><p dir="ltr" role="presentation"><span
            style="font-weight:700;">b</span></p></li><ul><li dir="ltr" style="list-style-type:square;white-space:pre;" aria-level="3"><p dir="ltr"
            role="presentation"><span>c</span></p></li></ul></ul></ul></b>
            """#, "• a\n\t◦ *b\n*\t\t▪ c"),
        ClipboardFragment(
            "numbers of three levels",
            #"""
            <meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-3"><ol><li dir="ltr" style="list-style-type:decimal;"
            aria-level="1"><p dir="ltr" role="presentation"><span>a</span></p></li><ol><li dir="ltr" style="list-style-type:lower-alpha;"
            aria-level="2"><p dir="ltr" role="presentation"><span>b</span></p></li><ol><li dir="ltr" style="list-style-type:lower-roman;"
            aria-level="3"><p dir="ltr" role="presentation"><span>c</span></p></li></ol></ol><li dir="ltr" style="list-style-type:decimal;"
            aria-level="1"><p dir="ltr" role="presentation"><span>d</span></p></li></ol></b><br class="Apple-interchange-newline">
            """#, "1. a\n\t1. b\n\t\t1. c\n2. d\n"),
        ClipboardFragment(
            "numbers with a nought, capitals and letters of Rome",
            #"""
            <ol><li style="list-style-type:decimal-leading-zero"><p>a</p></li><li style="list-style-type:upper-alpha"><p>b</p></li><li
            style="list-style-type:upper-roman"><p>c</p></li></ol>
            """#, "01. a\nB. b\nIII. c"),
        ClipboardFragment(
            "a list that goes on after a paragraph",
            #"""
            <ol style="margin-top:0" start="3"><li dir="ltr" style="list-style-type:lower-alpha" aria-level="1"><p dir="ltr" role="presentation">c</p></li></ol>
            """#, "c. c"),
        ClipboardFragment(
            "boxes to tick",
            #"""
            <ul style="padding-inline-start:28px;"><li dir="ltr" role="checkbox" aria-checked="false" style="list-style-type:none;" aria-level="1"><img
            src="data:image/png;base64,iVBORw0KGgo=" width="17px" height="17px" alt="unchecked" aria-roledescription="checkbox" style="margin-right:3px;" /><p
            dir="ltr" style="display:inline-block;vertical-align:top" role="presentation"><span>milk</span></p></li><li dir="ltr" role="checkbox"
            aria-checked="true" style="list-style-type:none;" aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo=" alt="checked"
            aria-roledescription="checkbox" /><p dir="ltr" style="display:inline-block;" role="presentation"><span>bread</span></p></li></ul>
            """#, "☐ milk\n☑ bread"),
        ClipboardFragment(
            "tabs",
            #"""
            <p dir="ltr"><span style="white-space:pre-wrap;">a</span><span class="Apple-tab-span" style="white-space:pre;">	</span><span
            style="white-space:pre-wrap;">b  c</span></p>
            """#, "a\tb  c"),
        ClipboardFragment(
            "empty lines",
            #"""
            <b style="font-weight:normal;"><p dir="ltr"><span>a</span></p><br /><p dir="ltr"><span>b</span></p><br /></b>
            """#, "a\n\nb\n"),
        ClipboardFragment(
            "a document that was saved",
            #"""
            <html><head><style type="text/css">ol{margin:0;padding:0}.lst-kix_a-0>li{counter-increment:lst-ctn-kix_a-0}ol.lst-kix_a-0.start{counter-reset:lst-ctn-kix_a-0
            0}.lst-kix_a-0>li:before{content:"" counter(lst-ctn-kix_a-0,upper-roman) ") "}ul.lst-kix_b-0{list-style-type:none}.lst-kix_b-0>li:before{content:"\0025cf
              "}ol.lst-kix_a-0{list-style-type:none}.c1{font-weight:700}.c2{font-style:italic}</style></head><body><ol class="c0 lst-kix_a-0 start"
            start="1"><li class="c3 li-bullet-0"><span class="c1">one</span></li><li class="c3"><span class="c2">two</span></li></ol><ul class="lst-kix_b-0
            start"><li><span>dot</span></li></ul></body></html>
            """#, "I) *one\n*II) /two\n/● dot"),
        ClipboardFragment(
            "GitHub: things to do",
            #"""
            <ul class="contains-task-list" style="list-style: none"><li class="task-list-item"><input type="checkbox" disabled> open</li><li
            class="task-list-item"><input type="checkbox" checked disabled> done</li></ul>
            """#, "☐ open\n☑ done"),
        ClipboardFragment(
            "an editor: a list that is moved in",
            #"""
            <ul><li style="list-style-type: none;"><ul><li>inner</li></ul></li><li>outer</li></ul>
            """#, "\t◦ inner\n• outer"),
    ]
}
