import Glibc

/// Notes for measurements, in the format that the app writes.
enum NoteFile {
    /// The bytes of text in the short note.
    static let shortLength = 2000
    private static let sentence =
        "Hold a word, and a menu points at it: only what makes sense there, and nothing else, on any text. "

    /// Writes an HTML note with at least `bytes` bytes of text, and pictures below it.
    static func writeNote(to path: String, bytes: Int, pictures: Int) throws(Failure) {
        let picture = try GrainyPicture(width: 1600, height: 1200).base64()
        try write(to: path) { put in
            put(head("Big"))
            forEachParagraph(bytes) { number, text in
                // Each paragraph has a bold and an italic word.
                let words = text.split(separator: " ", maxSplits: 2)
                put("<p dir=\"auto\">\(number) <b>\(words[0])</b> <i>\(words[1])</i> \(words[2])</p>\n")
            }
            for number in 0..<pictures {
                let caption = "Picture \(number + 1)"
                put("<figure><img alt=\"\(caption)\" src=\"data:image/jpeg;base64,\(picture)\">")
                put("<figcaption dir=\"auto\">\(caption)</figcaption></figure>\n")
            }
            put(end)
        }
    }

    /// Returns an HTML page with paragraphs.
    static func page(_ paragraphs: [String], title: String) -> String {
        head(title) + paragraphs.map { "<p dir=\"auto\">\($0)</p>\n" }.joined() + end
    }

    private static let end = "</body>\n</html>\n"

    private static func head(_ title: String) -> String {
        """
        <!DOCTYPE html>
        <html>
        <head>
        <meta charset="utf-8">
        <title>\(title)</title>
        <meta name="generator" content="Longpress">
        <style>
        p, figcaption { white-space: pre-wrap; overflow-wrap: break-word; tab-size: 8; }
        p { margin: 0 0 0.25em; }
        figure { margin: 1em 0; }
        img { max-width: 100%; height: auto; }
        </style>
        </head>
        <body>

        """
    }

    /// Writes a text file of at least `bytes` bytes.
    static func writeText(to path: String, bytes: Int) throws(Failure) {
        try write(to: path) { put in forEachParagraph(bytes) { number, text in put("\(number) \(text)\n") } }
    }

    /// Writes a text file of `count` short lines.
    static func writeLines(to path: String, _ count: Int) throws(Failure) {
        try write(to: path) { put in (0..<count).forEach { _ in put("line\n") } }
    }

    /// Writes a text to a file.
    static func write(_ text: String, to path: String) throws(Failure) { try write(to: path) { put in put(text) } }

    private static func forEachParagraph(_ bytes: Int, _ body: (Int, String) -> Void) {
        var (number, done) = (0, 0)
        while done < bytes {
            number += 1
            let text = String(repeating: sentence, count: number % 8 + 1)
            body(number, text)
            done += text.utf8.count
        }
    }

    private static func write(to path: String, _ body: ((String) -> Void) -> Void) throws(Failure) {
        guard let file = fopen(path, "w") else { throw .system("can't write \(path)") }
        body { _ = fputs($0, file) }
        guard fclose(file) == 0 else { throw .system("can't write \(path)") }
    }
}
