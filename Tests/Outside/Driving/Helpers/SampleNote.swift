import Foundation
import TestSupport

/// The note that most tests have before them: some paragraphs, and a picture with a caption, in a file just as the app
/// writes it.
enum SampleNote {
    /// The file's name, and so the note's title.
    static let name = "Welcome"
    /// The caption of its picture.
    static let caption = "A long press opens the menu that fits"

    /// The whole file.
    static func page(file: String = #filePath) throws -> String {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: folder.appendingPathComponent("Samples/Welcome.html"), encoding: .utf8)
    }
}

/// What tests know of the note that the app opens with by itself, in English.
enum FirstNote {
    /// Its title.
    static let title = "The Road on the Lake"
    /// The word to try the menu on.
    static let word = "glitter"
    /// The captions of its pictures.
    static let captions = [
        "A still night: the lake keeps the moon whole", "A breeze: every ripple shows a piece of it",
    ]
}
