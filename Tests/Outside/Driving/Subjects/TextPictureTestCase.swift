import TestSupport

/// A test of a note with a red picture between two lines of its text.
class TextPictureTestCase: AppTestCase {
    /// The content of the note's file.
    var page: String { TextPictureNote.page() }

    override var arguments: [String] { [TextPictureNote.name] }

    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        try home.write(page, to: TextPictureNote.name)
    }
}
