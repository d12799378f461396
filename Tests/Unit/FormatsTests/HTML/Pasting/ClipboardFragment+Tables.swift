extension ClipboardFragment {
    /// Tables: a line for each row, with tabs between cells.
    static let tables = [
        ClipboardFragment(
            "a cell as wide as two keeps the next one in its column",
            "<table><tr><td>a<td>b<td>c<tr><td colspan=2>d<td>e<tr><td>f<td colspan=2>g</table>",
            "a\tb\tc\nd\t\te\nf\tg"),
        ClipboardFragment(
            "a cell as high as two keeps the next row's in their columns",
            "<table><tr><td rowspan=2>a<td>b<tr><td>c<tr><td>d<td rowspan=3 colspan=2>e<td>f<tr><td>g<td>h</table>",
            "a\tb\n\tc\nd\te\t\tf\ng\t\t\th"),
        ClipboardFragment(
            "a cell as high as all that follow, and one that is too much",
            "<table><tr><td rowspan=0>a<td>b<tr><td>c<tr><td>d</table><table><tr><td rowspan=99999 colspan=-1>e<td>f<tr><td>g</table>",
            "a\tb\n\tc\n\td\ne\tf\n\tg"),
        ClipboardFragment(
            "names of columns, a heading and a foot",
            "<table><caption>Beds</caption><thead><tr><th>a<th>b</thead><tbody><tr><td>c<td>d</tbody><tfoot><tr><td>e<td>f</tfoot></table>g",
            "Beds\n*a*\t*b*\nc\td\ne\tf\ng"),
        ClipboardFragment(
            "a table in a cell of another",
            "<table><tr><td>a<td><table><tr><td>b<td>c<tr><td>d<td>e</table><td>f<tr><td>g</table>",
            "a\tb\tc\nd\te\tf\ng"),
        ClipboardFragment(
            "cells of several lines",
            "<table><tr><td>a<br>b<td><p>c</p><p>d</p><td><br><td>e<tr><td><div>f</div></table>",
            "a\nb\tc\nd\t\te\nf"),
        ClipboardFragment(
            "Excel: a long text that reaches into the next cell",
            #"""
            <table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'><!--StartFragment--><col width=64 span=3
            style='width:48pt'><tr height=20 style='height:15.0pt'><td height=20 colspan=2 width=128 style='height:15.0pt;mso-ignore:colspan;width:96pt'>A
              long text</td><td width=64 style='width:48pt'>x</td></tr><tr height=20><td height=20 class=xl65 align=right>1</td><td align=right
              x:num="0.5">50%</td><td class=xl66>https://example.org</td></tr><!--EndFragment--></table>
            """#, "A long text\t\tx\n1\t50%\thttps://example.org"),
    ]
}
