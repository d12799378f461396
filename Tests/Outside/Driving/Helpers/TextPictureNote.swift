import Foundation
import TestSupport
import XCTest

/// A note with a red picture between two lines of its text.
enum TextPictureNote {
    static let name = "note.html"

    /// Returns the file. The picture has the given size in pixels, and is shown at most as wide as the text.
    static func page(
        width: Int = 1200, height: Int = 300, caption: String = "Lake", before: String = "before",
        behind: String = "behind"
    ) -> String {
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)">\
            <rect width="\(width)" height="\(height)" fill="red"/></svg>
            """
        let picture = Data(svg.utf8).base64EncodedString()
        let words = caption.isEmpty ? "" : "<figcaption dir=\"auto\">\(caption)</figcaption>"
        return FileTestCase.page(
            """
            \(before)</p>
            <figure data-size="full"><img alt="\(caption)" data-name="lake.svg" src="data:image/svg+xml;base64,\(picture)">\
            \(words)</figure>
            <p dir="auto">\(behind)
            """)
    }
}

extension AppTestCase {
    private static let red = ScreenPicture.Color(red: 255, green: 0, blue: 0)

    /// The area of the note's red picture on the screen.
    var drawnPicture: ScreenRectangle {
        get throws {
            try app.waitFor("the picture to be drawn") {
                try Screenshot.settled().box(
                    of: Self.red, outside: ScreenRectangle(x: 0, y: 0, width: 0, height: 0))
            }
        }
    }

    /// Waits until the picture has a width on the screen.
    func expectPicture(width: Int) throws {
        try app.waitUntil("the picture to be \(width) wide") { try abs(self.drawnPicture.width - width) <= 4 }
    }

    /// Waits until a knob is visible at one lower corner of the picture, and nowhere else.
    func expectGrip(
        _ side: String, of picture: ScreenRectangle, in color: ScreenPicture.Color = AppTestCase.handleColor
    ) throws {
        let corner = ScreenPoint(x: side == "left" ? picture.x : picture.right - 1, y: picture.bottom - 1)
        try TestSupport.waitFor("a knob at \(corner)", value: { try knobs(in: color) }) { knobs in
            knobs.count == 1 && abs(knobs[0].x - corner.x) <= 2 && abs(knobs[0].y - corner.y) <= 2
        }
    }

    /// Waits until no knob is visible.
    func expectNoGrip() throws { try expectKnobs { [] } }
}
