import TestSupport

extension AppTestCase {
    /// Makes the window so narrow (in points) that text and images are stacked vertically.
    func makeNarrow(width: Int = 340, height: Int) throws {
        try app.windows.resize(window, width: width, height: height)
        try app.waitUntil("text and images above each other") {
            try self.images.screenRectangle.y > self.note.screenRectangle.bottom - 1
        }
    }
}
