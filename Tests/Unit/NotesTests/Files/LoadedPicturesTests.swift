import Formats
import Testing

@testable import Notes
@testable import Platform

/// How the pictures of an opened note are handled (R28).
@Suite("Loaded pictures")
struct LoadedPicturesTests {
    @Test("Excess pictures are reported, and the file keeps them")
    func excess() async throws {
        let svg = Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>".utf8)
        let figure = NoteContent.Figure(bytes: svg, type: "image/svg+xml", name: "dot.svg")
        let few = try await LoadedPictures.decode([figure, figure])
        #expect(few.pictures.count == 2)
        #expect(few.failures.isEmpty)
        let many = try await LoadedPictures.decode(Array(repeating: figure, count: Note.maxPictures + 3))
        #expect(many.pictures.count == Note.maxPictures)
        #expect(
            many.failures.map(\.message) == [
                "“Image 2001 to 2003” was not added. A note can hold at most 2000 images."
            ])
    }
}
