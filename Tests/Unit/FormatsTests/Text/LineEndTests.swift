import RichText
import Testing

@testable import Formats

/// A file keeps its line ends; in a note each is a line feed.
@Suite struct LineEndTests {
    private static func read(_ text: String) -> (kind: LineEnd, text: String) {
        let (kind, bytes) = LineEnd.read(Array(text.utf8))
        return (kind, String(decoding: bytes, as: UTF8.self))
    }

    @Test func aFileWithOneKindOfLineEndIsReadWithLineFeeds() {
        for (end, kind) in [("\n", LineEnd.lineFeed), ("\r\n", .both), ("\r", .carriageReturn)] {
            for text in ["one\ntwo\n", "\n\none", "one\n\n\ntwo", "\n"] {
                let read = Self.read(text.replacing("\n", with: end))
                #expect(read.kind == kind)
                #expect(read.text.unicodeScalars.elementsEqual(text.unicodeScalars))
            }
        }
        #expect(Self.read("one").kind == .lineFeed)
        #expect(Self.read("").kind == .lineFeed)
    }

    @Test func theMajorityOrTheFirstLineEndDecides() {
        #expect(Self.read("a\nb\r\nc\r\n").kind == .both)
        #expect(Self.read("a\r\nb\nc\n").kind == .lineFeed)
        #expect(Self.read("a\r\nb\nc\r\nd\n").kind == .both)
        #expect(Self.read("a\nb\r\nc\nd\r\n").kind == .lineFeed)
        #expect(Self.read("a\rb\rc\n").kind == .carriageReturn)
        #expect(Self.read("a\r\nb\rc\n").kind == .both)
    }

    /// Every text of up to seven of these bytes is written as it was read, with any mixture of line ends.
    @Test func readLineEndsAreWrittenAgain() {
        var texts: [[UInt8]] = [[]]
        for _ in 0..<7 {
            texts += texts.filter { $0.count == texts.last!.count }.flatMap { text in
                [0x0A, 0x0D, 0x61].map { text + [$0] }
            }
        }
        #expect(texts.count == 3280)
        for text in texts {
            let (kind, inside) = LineEnd.read(text)
            #expect(kind.exchanged(inside) == text)
            // Also in pieces.
            var writer = LineEndWriter(kind)
            #expect(inside.flatMap { writer.convert([$0]) } + writer.finish() == text)
        }
    }

    /// Lines with other ends than most aren't changed by text written beside them.
    @Test func mixedLineEndsAreKept() {
        let (kind, inside) = Self.read("a\r\nb\r\nc\nd\re\r\n")
        #expect(kind == .both)
        let edited = inside.replacing("b", with: "b\nnew")
        #expect(
            String(decoding: kind.exchanged(Array(edited.utf8)), as: UTF8.self).unicodeScalars
                .elementsEqual("a\r\nb\r\nnew\r\nc\nd\re\r\n".unicodeScalars))
    }
}
