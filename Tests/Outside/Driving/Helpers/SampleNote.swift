import Foundation
import TestSupport

/// The note that most tests use: a few paragraphs, and a picture with a caption, in a file exactly as the app writes it.
enum SampleNote {
    /// The file's name, which is also the note's title.
    static let name = "Welcome"
    /// The caption of its picture.
    static let caption = "A long press opens the menu that fits"

    /// Returns the content of the file.
    static func page(file: String = #filePath) throws -> String {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: folder.appendingPathComponent("Samples/Welcome.html"), encoding: .utf8)
    }
}

/// The note that the app shows on its first start, in English.
enum FirstNote {
    /// Its title.
    static let title = "The Road on the Lake"
    /// A word on which to open the menu.
    static let word = "glitter"
    /// The captions of its pictures.
    static let captions = [
        "A still night: the lake keeps the moon whole", "A breeze: every ripple shows a piece of it",
    ]
}
