import TestSupport
import XCTest

/// A test of the picture of the Welcome note and its menu.
class PictureTestCase: AppTestCase {
    /// The rows of a picture's menu.
    static let rows = """
        Open
        Copy Image
        Save Image As…
        Open With…
        Share…
        ---
        Rotate ▸
        Edit Caption…
        Move to Text
        ---
        Remove Image (Destructive)
        """

    /// The centre of the picture.
    var middle: ScreenPoint {
        get throws { try picture().screenRectangle.center }
    }

    /// Opens the picture's menu by a secondary click.
    func openPictureMenu() throws {
        app.pointer.click(.secondary, at: try middle)
        try expectMenu(.context, Self.rows)
    }

    /// Waits until the picture is in portrait or landscape format.
    func expectPicture(upright: Bool) throws {
        try app.waitUntil(upright ? "the picture to be upright" : "the picture to be horizontal") {
            let place = try self.picture().screenRectangle
            return (place.height > place.width) == upright
        }
    }
}
