import RichText
import Testing

@testable import Formats

/// Whether a file has the bytes that writing its note would produce, determined without writing it.
@Suite("Comparing a page with the page that would be written")
struct HTMLComparisonTests {
    @Test("Comparing ends when cancelled, and at the first difference")
    func comparison() async throws {
        let long = NoteContent(text: RichText(String(repeating: "word\n", count: 100_000)))
        var bytes = HTMLWriter.document(long, title: "t")
        #expect(try HTMLWriter.wouldWrite(bytes, for: long, title: "t"))
        #expect(try !HTMLWriter.wouldWrite(bytes, for: long, title: "u"))
        #expect(try !HTMLWriter.wouldWrite(bytes + [0x20], for: long, title: "t"))
        #expect(try !HTMLWriter.wouldWrite(bytes.dropLast(), for: long, title: "t"))
        bytes[bytes.count / 2] ^= 1
        #expect(try !HTMLWriter.wouldWrite(bytes, for: long, title: "t"))
        let task = Task { [bytes] in
            while !Task.isCancelled { await Task.yield() }
            return try HTMLWriter.wouldWrite(bytes, for: long, title: "t")
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
