import TestSupport

/// A web page with known positions of all letters, and the environment of the program that shows it (Tests/Outside/Guest).
enum SampleWebPage {
    /// The width of a letter, in points.
    static let advance = 12.04

    /// The environment that a program under test needs to show pages. In its sandbox, a page's process wouldn't find the fonts
    /// in the folder that Tests/run has created.
    static let environment = [
        "LONGPRESS_WEBKIT": "", "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "LIBGL_ALWAYS_SOFTWARE": "1",
        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
    ]

    /// Returns the page with a body, whose elements specify their distance from the top.
    static func html(_ body: String) -> String {
        """
        <!doctype html><meta charset="utf-8">
        <style>
        body { margin: 0; font: 20px/24px "DejaVu Sans Mono" }
        body > * { position: absolute; left: 24px; margin: 0; white-space: pre }
        #corner { left: 0; top: 0; width: 12px; height: 12px; background: #f0f }
        input, textarea { font: inherit; border: 1px solid #888; padding: 2px; border-radius: 0 }
        </style>
        <div id="corner"></div>
        \(body)
        """
    }

    /// A page with a text, a link, a text field, and a text area.
    static let walked = html(
        """
        <p style="top: 20px">Some words to press on, and <a href="#corner">a link</a></p>
        <input style="top: 80px" value="a field"><textarea style="top: 140px">a text</textarea>
        """)

    /// Returns the place of the page's corner on the screen, once it is drawn.
    static func corner(of app: AppUnderTest) throws -> ScreenPoint {
        let pink = ScreenPicture.Color(red: 255, green: 0, blue: 255)
        let nowhere = ScreenRectangle(x: 0, y: 0, width: 0, height: 0)
        let mark = try app.waitFor("the page's corner") {
            try Screenshot.settled().box(of: pink, outside: nowhere)
        }
        return ScreenPoint(x: mark.x, y: mark.y)
    }
}
