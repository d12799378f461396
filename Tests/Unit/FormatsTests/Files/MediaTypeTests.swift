import Foundation
import Testing

@testable import Formats

@Suite("The list of media types")
struct MediaTypeTests {
    @Test("The desktop file lists exactly the types that can be opened")
    func desktopFile() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../..")
        let file = root.appendingPathComponent("data/org.longpress.Longpress.desktop")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let types = try #require(lines.first { $0.hasPrefix("MimeType=") }).dropFirst("MimeType=".count)
        #expect(types.split(separator: ";").map(String.init) == (MediaType.notes + MediaType.pictures).flatMap(\.names))
    }

    @Test("No extension and no media type is ambiguous")
    func ambiguity() {
        let all = MediaType.notes + MediaType.pictures
        let endings = all.flatMap { $0.endings + $0.otherEndings }
        #expect(Set(endings).count == endings.count)
        let names = all.flatMap(\.names)
        #expect(Set(names).count == names.count)
    }

    @Test(
        "A name's extension gives the type, in any case",
        arguments: [
            ("a.mkd", MediaType.markdown), ("A.MD", .markdown), ("a.b.markdown", .markdown), ("a.xhtml", .html),
            ("a.jpe", .jpeg), ("a.svgz", .svg), ("a.TIF", .tiff), ("md", nil), (".md", nil), ("a.", nil),
            ("a.md~", nil),
        ])
    func names(_ name: String, _ type: MediaType?) {
        #expect(MediaType(fileName: name) == type)
    }
}
