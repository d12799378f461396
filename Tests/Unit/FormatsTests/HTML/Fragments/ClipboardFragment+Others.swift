extension ClipboardFragment {
    /// Fragments as Thunderbird, Apple's programs and programs using Qt write them.
    static let others = [
        ClipboardFragment(
            "Thunderbird: an answer",
            #"""
            <div class="moz-cite-prefix">On Monday Ada wrote:<br></div><blockquote type="cite" cite="mid:1@example.org"><pre class="moz-quote-pre"
            wrap="">one
              two
            </pre></blockquote><p><br></p><p>Yes.</p><pre class="moz-signature" cols="72">-- 
            Ada</pre>
            """#, "On Monday Ada wrote:\n> one\n>   two\n\nYes.\n-- \nAda"),
        ClipboardFragment(
            "Thunderbird: plain text",
            #"""
            <div class="moz-text-plain" wrap=true style="font-family: -moz-fixed"><pre wrap><span style="white-space: pre-wrap; display: block; width: 98vw;"><span
            class="moz-txt-citetags">&gt; </span>quoted
            </span><b class="moz-txt-star"><span class="moz-txt-tag">*</span>bold<span class="moz-txt-tag">*</span></b> word
            </pre></div>
            """#, "> quoted\n**bold** word"),
        ClipboardFragment(
            "Thunderbird: letters", #"<ol type="A"><li>one</li></ol><ul type="circle"><li>two</li></ul>"#,
            "A. one\n• two"),
        ClipboardFragment(
            "Apple Notes: styles of classes",
            #"""
            <!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd"><html><head><meta http-equiv="Content-Type"
            content="text/html; charset=UTF-8"><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">
            p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: bold 28.0px '.SF NS'; color: #0e0e0e}
            p.p2 {margin: 0.0px; font: 13.0px 'Helvetica Neue'; min-height: 15.0px}
            li.li3 {margin: 0.0px; font: 13.0px 'Helvetica Neue'}
            span.s1 {font: 12.0px Helvetica; text-decoration: underline}
            span.s2 {font: italic 13.0px 'Helvetica Neue'}
            span.Apple-tab-span {white-space:pre}
            ul.ul1 {list-style-type: disc}
            ol.ol1 {list-style-type: upper-alpha}
            </style></head><body><p class="p1">Title</p><p class="p2"><br></p><p class="p2"><span class="s1">under</span><span class="Apple-tab-span">	</span><span
            class="s2">slanted</span><span class="Apple-converted-space">  </span>end</p><ul class="ul1"><li class="li3">dot</li></ul><ol class="ol1"><li
            class="li3">letter</li></ol></body></html>
            """#, "*Title\n*\n_under_\t/slanted/  end\n• dot\nA. letter"),
        ClipboardFragment(
            "Apple Notes: dashes and ticks",
            #"""
            <style type="text/css">ul.ul1 {list-style-type: hyphen} ul.ul2 {list-style-type: check}</style><ul class="ul1"><li>dash</li></ul><ul class="ul2"><li>tick</li></ul>
            """#, "– dash\n✓ tick"),
        ClipboardFragment(
            "Apple Mail: lines",
            #"""
            <div><br></div><div>one</div><div><br></div><div>two</div><div><br></div>
            """#, "\none\n\ntwo\n"),
        ClipboardFragment(
            "Qt: paragraphs with kept spaces",
            #"""
            <!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.0//EN" "http://www.w3.org/TR/REC-html40/strict.dtd"><html><head><meta name="qrichtext" content="1" /><style
            type="text/css">
            p, li { white-space: pre-wrap; }
            hr { height: 1px; border-width: 0; }
            li.unchecked::marker { content: "\2610"; }
            li.checked::marker { content: "\2612"; }
            </style></head><body style=" font-family:'Noto Sans'; font-size:10pt; font-weight:400; font-style:normal;"><!--StartFragment-->
            <p style=" margin-top:0px;">two  spaces	and a tab</p>
            <ul type=square style="margin-top: 0px; -qt-list-indent: 1;"><li class="unchecked">open</li><li class="checked">done</li><li><span
            style=" font-weight:700;">bold</span></li></ul><!--EndFragment--></body></html>
            """#, "two  spaces\tand a tab\n☐ open\n☑ done\n• *bold*"),
        ClipboardFragment(
            "Pages: a list of levels",
            #"""
            <ol style="list-style-type: upper-roman"><li>one<ol style="list-style-type: upper-alpha"><li>two<ol style="list-style-type: decimal"><li>three</li></ol></li></ol></li></ol>
            """#, "I. one\n\t1. two\n\t\t1. three"),
    ]
}
