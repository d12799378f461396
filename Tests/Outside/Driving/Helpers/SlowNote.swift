import Foundation
import TestSupport

/// A note that takes a while to save: its picture has 60 MB.
enum SlowNote {
    /// Returns the note's file with some text.
    static func page(_ text: String) -> String {
        let image = #"<figure><img alt="" src="data:image/bmp;base64,\#(picture.base64EncodedString())"></figure>"#
        return FileTestCase.page(text).replacing("</body>", with: image + "\n</body>")
    }

    private static var picture: Data {
        let (width, height) = (5000, 4000)
        func bytes(_ number: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(number >> (8 * $0) & 255) } }
        let head = [0x42, 0x4D] + bytes(54 + width * height * 3, 4) + bytes(0, 4) + bytes(54, 4)
        let information = bytes(40, 4) + bytes(width, 4) + bytes(height, 4) + bytes(1, 2) + bytes(24, 2)
        return Data(head + information + bytes(0, 24)) + Data(repeating: 0x80, count: width * height * 3)
    }
}
