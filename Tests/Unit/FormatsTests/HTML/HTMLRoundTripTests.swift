import Randomness
import RichText
import Testing

@testable import Formats

/// A note that is saved and opened again, or copied and pasted, is unchanged.
@Suite("A note written as HTML and read again")
struct HTMLRoundTripTests {
    private func read(_ bytes: [UInt8]) throws -> HTMLReader.Document {
        try #require(HTMLReader.read(bytes))
    }

    @Test("is equal, whatever it contains", arguments: 0..<40)
    func anyNote(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<25 {
            let note = random.note().withEvenParagraphs
            let html = HTMLWriter.document(note, title: random.words())
            let document = try read(html)
            let same = document.content.exactly == note.exactly
            try #require(
                same,
                "\(document.content.text.marked.debugDescription) \(note.text.marked.debugDescription) \(String(decoding: html, as: UTF8.self).debugDescription)"
            )
            // So it is recognised as the app's own.
            #expect(document.isMarkedAsOwn && document.isComplete && document.losses.isEmpty)
            #expect(try HTMLWriter.wouldWrite(html, for: document.content, title: #require(document.title)))
        }
    }

    @Test("is equal as a clipboard fragment, too", arguments: 0..<40)
    func anyFragment(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed + 1000))
        for _ in 0..<25 {
            let note = NoteContent(text: random.richText(upTo: 5)).withEvenParagraphs
            let html = HTMLWriter.fragment(note)
            var read = try read(html).content
            // Text within a line doesn't include a paragraph, so neither direction nor paragraph style is copied.
            var expected = note
            if note.text.paragraphs.count == 1 {
                read.text = RichText(read.text.marked)
                expected.text = RichText(expected.text.with(nil, startingDirection: nil, paragraph: nil).marked)
            }
            let same = read.exactly == expected.exactly
            try #require(
                same,
                "\(read.text.marked.debugDescription) \(expected.text.marked.debugDescription) \(String(decoding: html, as: UTF8.self).debugDescription)"
            )
        }
    }

    @Test("A direction counts for the whole paragraph, as it does in the text view")
    func evenDirections() {
        var text = RichText("one", .init(direction: .rightToLeft))
        text.append(" typed later\n")
        text.append("next", .init(styles: [.bold]))
        let even = text.withEvenParagraphs
        #expect(even.runs.map(\.text) == ["one typed later\n", "next"])
        #expect(even.runs.map(\.attributes.direction) == [.rightToLeft, nil])
        #expect(even.paragraphs.map(\.direction) == text.paragraphs.map(\.direction))
    }

    @Test("Paragraphs are divided as the text counts them", arguments: 0..<40)
    func paragraphs(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let text = random.richText(upTo: 30)
        var counts: [Int] = []
        var directions: [WritingDirection?] = []
        text.forEachParagraph { paragraph in
            counts.append(
                paragraph.pieces.reduce(paragraph.end.unicodeScalars.count) { $0 + $1.text.unicodeScalars.count })
            directions.append(paragraph.direction)
        }
        #expect(counts == text.paragraphs.map(\.range.count))
        #expect(directions == text.paragraphs.map(\.direction))
    }

    @Test("The file is one that browsers show correctly")
    func golden() {
        var text = RichText("Plain & ")
        text.append("bold", .init(styles: [.bold]))
        text.append("\n\n")
        text.append("שלום", .init(direction: .rightToLeft))
        let note = NoteContent(
            text: text, figures: [.init(bytes: [1, 2, 3, 4], type: "image/png", name: "a.png", caption: "Two < three")])
        let expected = """
            <!DOCTYPE html>
            <html>
            <head>
            <meta charset="utf-8">
            <title>A &lt;title&gt;</title>
            <meta name="generator" content="Longpress">
            <style>
            p, figcaption { white-space: pre-wrap; overflow-wrap: break-word; tab-size: 8; }
            p { margin: 0 0 0.25em; }
            figure { margin: 1em 0; }
            img { max-width: 100%; height: auto; }
            </style>
            </head>
            <body>
            <p dir="auto">Plain &amp; <b>bold</b><br></p>
            <p dir="auto"><br></p>
            <p dir="rtl">שלום</p>
            <figure><img alt="Two &lt; three" data-name="a.png" src="data:image/png;base64,AQIDBA==">\
            <figcaption dir="auto">Two &lt; three</figcaption></figure>
            </body>
            </html>

            """
        #expect(String(decoding: HTMLWriter.document(note, title: "A <title>"), as: UTF8.self) == expected)
    }

    @Test("A word is copied without a paragraph, and lines with their paragraphs")
    func fragments() {
        func fragment(_ text: RichText) -> String {
            let html = String(decoding: HTMLWriter.fragment(text), as: UTF8.self)
            return String(
                html.trimmingPrefix("<meta charset=\"utf-8\"><meta name=\"generator\" content=\"Longpress\">"))
        }
        #expect(fragment(RichText("word", .init(styles: [.bold, .italic]))) == "<b><i>word</i></b>")
        #expect(fragment(RichText(" a  b")) == "<span style=\"white-space: pre-wrap\"> a  b</span>")
        #expect(fragment(RichText("a\nb")) == "<p dir=\"auto\">a</p><p dir=\"auto\">b</p>")
        #expect(fragment(RichText("a\n")) == "<p dir=\"auto\">a</p><br class=\"Apple-interchange-newline\">")
        #expect(fragment(RichText()) == "")
    }

    @Test("A large note is written in pieces, and no further than requested")
    func pieces() {
        let line = String(repeating: "word ", count: 100) + "\n"
        let note = NoteContent(
            text: RichText(String(repeating: line, count: 8000)),
            figures: [.init(bytes: [UInt8](repeating: 7, count: 3_000_000), type: "image/png")])
        var pieces: [Int] = []
        var all: [UInt8] = []
        HTMLWriter.write(note, title: "") {
            pieces.append($0.count)
            all += $0
            return true
        }
        #expect(pieces.count > 6)
        #expect(pieces.allSatisfy { $0 < 3 << 20 })
        #expect(HTMLReader.read(all)?.content == note)
        var sent = 0
        HTMLWriter.write(note, title: "") { _ in
            sent += 1
            return false
        }
        #expect(sent == 1)
    }
}

extension RichText {
    fileprivate var withoutDirections: RichText {
        var result = RichText()
        for run in runs { result.append(run.text, Attributes(styles: run.attributes.styles)) }
        return result
    }
}
