/// A kind of content with its names. This is the only list of kinds in the code; the desktop file names the same ones.
package struct MediaType: Hashable, Sendable {
    /// The MIME type.
    package let name: String
    /// Other MIME types of content that is read in the same way.
    package var otherNames: [String] = []
    /// The endings of file names, in lower case and without the dot, the usual one first.
    package let endings: [String]
    /// The endings of other programs' files that are read in the same way, but never written.
    package var otherEndings: [String] = []
    /// GdkPixbuf's name for a picture's format.
    package var codec: String?

    package static let html = MediaType(
        name: "text/html", otherNames: ["application/xhtml+xml"], endings: ["html", "htm", "xhtml"])
    package static let text = MediaType(name: "text/plain", endings: ["txt", "text"])
    package static let markdown = MediaType(name: "text/markdown", endings: ["md", "markdown", "mkd"])

    package static let png = MediaType(name: "image/png", endings: ["png"], codec: "png")
    package static let jpeg = MediaType(name: "image/jpeg", endings: ["jpg", "jpeg", "jpe"], codec: "jpeg")
    package static let gif = MediaType(name: "image/gif", endings: ["gif"], codec: "gif")
    package static let webP = MediaType(name: "image/webp", endings: ["webp"], codec: "webp")
    /// Compressed files are read as they are, but never written.
    package static let svg = MediaType(name: "image/svg+xml", endings: ["svg"], otherEndings: ["svgz"], codec: "svg")
    package static let tiff = MediaType(name: "image/tiff", endings: ["tiff", "tif"], codec: "tiff")
    package static let bmp = MediaType(name: "image/bmp", endings: ["bmp"], codec: "bmp")

    /// The types that can be opened as a note.
    package static let notes = [html, text, markdown]
    /// The types that can be added to a note, in order of preference.
    package static let pictures = [png, jpeg, gif, webP, svg, tiff, bmp]

    /// Creates the type that a file name's ending indicates, in upper or lower case; `nil` if it indicates none.
    package init?(fileName: String) {
        let ending = fileName.fileEnding
        guard let found = (Self.notes + Self.pictures).first(where: { ($0.endings + $0.otherEndings).contains(ending) })
        else { return nil }
        self = found
    }

    /// Returns the picture type with a MIME type; `nil` if pictures of that type can't be added to a note.
    package static func picture(_ name: String) -> MediaType? { pictures.first { $0.name == name } }

    private init(
        name: String, otherNames: [String] = [], endings: [String], otherEndings: [String] = [], codec: String? = nil
    ) {
        (self.name, self.otherNames, self.endings) = (name, otherNames, endings)
        (self.otherEndings, self.codec) = (otherEndings, codec)
    }

    /// The usual ending of a file's name, with the dot.
    package var ending: String { ".\(endings[0])" }

    /// All of its MIME types.
    package var names: [String] { [name] + otherNames }
}

extension String {
    /// The ending of a file name in lower case, without the dot; empty if it has none.
    package var fileEnding: String { endingDot.map { self[index(after: $0)...].lowercased() } ?? "" }

    /// The file name without its ending.
    package var fileBase: String { endingDot.map { String(self[..<$0]) } ?? self }

    /// The dot before the ending. A dot at the beginning doesn't count.
    private var endingDot: Index? { lastIndex(of: ".").flatMap { $0 == startIndex ? nil : $0 } }
}
