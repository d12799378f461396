extension ClipboardFragment {
    /// Fragments as browsers, mail programs and note programs write them.
    static let pages = [
        ClipboardFragment(
            "Chromium: a part of a code, a mark and a link",
            #"""
            <meta charset='utf-8'><span style="color: rgb(0, 0, 0); font-family: &quot;Times New Roman&quot;; font-size: medium; font-weight: 400; background-color: rgb(255, 255, 255); text-decoration-thickness: initial; display: inline !important; float: none;">a<span> </span></span><code
            style="color: rgb(0, 0, 0); font-size: 13px; background-color: rgb(240, 240, 240);">b</code><span style="font-family: monospace; white-space: pre;"> c</span><span
            style="background-color: rgba(255, 255, 0, 0.5)">d</span><mark style="background-color: rgb(255, 255, 0); color: rgb(0, 0, 0);">e</mark><a
            href="https://example.org/" style="color: rgb(0, 0, 238); text-decoration: underline;">f</a><span style="background: rgb(30, 30, 120); color: white">g</span>
            """#, "a `b c`=de=[f](https://example.org/)g"),
        ClipboardFragment(
            "Chromium: a heading and a list with styles",
            #"""
            <meta charset='utf-8'><h2 style="font-weight: 600; color: rgb(31, 35, 40); font-size: 1.5em; white-space: normal; background-color: rgb(255, 255, 255);"><a
            href="https://example.org/#spring" style="color: inherit; text-decoration: none;"></a>Spring</h2><ol style="padding-left: 2em;"><li
            style="box-sizing: border-box;">dig<ol style="list-style-type: lower-roman;"><li>deep</li></ol></li><li>sow</li></ol><blockquote
            style="padding: 0px 1em; color: rgb(89, 99, 110); border-left: 0.25em solid rgb(209, 217, 224);"><p>Water.</p></blockquote><br class="Apple-interchange-newline">
            """#, "## Spring\n1. dig\n  1. deep\n2. sow\n> Water.\n"),
        ClipboardFragment(
            "Firefox: a heading with a part that is bold, and a list whose items have paragraphs",
            #"""
            <h3>In <b>spring</b> <i>only</i></h3><ol><li><p>dig</p></li><li><p>sow</p></li></ol><dl><dt>bed</dt><dd>earth</dd></dl>
            """#, "### In spring /only/\n1. dig\n2. sow\nbed\nearth"),
        ClipboardFragment(
            "Visual Studio Code: coloured lines",
            #"""
            <meta charset='utf-8'><div style="color: #cccccc;background-color: #1f1f1f;font-family: 'Droid Sans Mono', 'monospace', monospace;font-weight: normal;font-size: 14px;white-space: pre;"><div><span
            style="color: #569cd6;">let</span><span style="color: #cccccc;"> a = </span><span style="color: #b5cea8;">1</span></div><br><div><span>  b</span></div></div>
            """#, "`let a = 1`\n\n`  b`"),
        ClipboardFragment(
            "Thunderbird: an answer with a link",
            #"""
            <html><head><meta http-equiv="content-type" content="text/html; charset=UTF-8"></head><body><p>Dear all,</p><div class="moz-cite-prefix">On 1 March,
            Ada wrote:<br></div><blockquote type="cite" cite="mid:1@example.org"><p>See <a class="moz-txt-link-freetext"
            href="https://example.org/">https://example.org/</a> or <a class="moz-txt-link-abbreviated" href="mailto:ada@example.org">ada@example.org</a>.</p><blockquote
            type="cite">And before that.</blockquote></blockquote><pre class="moz-signature" cols="72">-- 
            Ada</pre></body></html>
            """#,
            """
            Dear all,
            On 1 March, Ada wrote:
            > See [https://example.org/](https://example.org/) or [ada@example.org](mailto:ada@example.org).
            > And before that.
            --\u{20}
            Ada
            """),
        ClipboardFragment(
            "Apple Notes: a title, dashes and a table",
            #"""
            <html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="Generator" content="Cocoa HTML Writer"></head><body><div><h1>Garden</h1></div><div><b>Dig</b><span
            class="Apple-converted-space">&nbsp; </span>and<br></div><ul class="Apple-dash-list"><li>sow</li><ul class="Apple-dash-list"><li>water</li></ul></ul><ol><li>first</li></ol><object><table
            cellspacing="0" style="border-collapse: collapse; direction: ltr"><tbody><tr><td valign="top" style="border-style: solid"><div>a</div></td><td><div>b</div></td></tr></tbody></table></object><div><tt>code</tt></div></body></html>
            """#, "# Garden\n*Dig*  and\n- sow\n  - water\n1. first\na\tb\n`code`"),
        ClipboardFragment(
            "notes of others: items with a state",
            #"""
            <ul class="checklist" style="list-style-type: none;"><li>dig</li><li class="checked">sow</li></ul><ul data-type="taskList"><li data-checked="true"
            data-type="taskItem"><label><input type="checkbox" checked="checked"><span></span></label><div><p>water</p></div></li></ul><ul><li role="checkbox"
            tabindex="-1" aria-checked="false" value="1"><span>weed</span></li><li role="checkbox" aria-checked="true" value="2">mow</li></ul><ol><li
            data-list="unchecked"><span class="ql-ui" contenteditable="false"></span>cut</li><li data-list="bullet">rake</li></ol>
            """#, "- [ ] dig\n- [x] sow\n- [x] water\n- [ ] weed\n- [x] mow\n- [ ] cut\n* rake"),
        ClipboardFragment(
            "a mail program on the web: an answer",
            #"""
            <div>a</div><div class="gmail_quote"><div dir="ltr"
            class="gmail_attr">On 1 March Ada wrote:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">c</blockquote></div>
            """#, "a\nOn 1 March Ada wrote:\n> c"),
    ]
}
