import Formats
import Gtk
import Markup
import Notes

/// Pictures for other programs: as a picture, as a file and in a web page, each made only when requested.
enum PictureClipboard {
    /// Returns the forms to offer. Several pictures are offered as files and in a web page.
    static func forms(of pictures: [NotePicture]) -> [Clipboard.Form] {
        var forms: [Clipboard.Form] = []
        if pictures.count == 1, let picture = pictures.first {
            forms.append(
                .made(types: PictureExport.types(of: picture)) {
                    try await PictureExport.content(of: picture, as: $0)
                })
        }
        let files = ExportedFiles(pictures)
        forms.append(
            .made(types: ["text/uri-list"]) { _ in
                Array(try await files.all.map { "\($0.uri)\r\n" }.joined().utf8)
            })
        forms.append(.made(types: [MediaType.html.name]) { _ in Array(try await html(of: pictures, files).utf8) })
        return forms
    }

    /// Returns a form for a region of a picture, in pixels of the picture as shown.
    static func form(of region: ImageRegion, in picture: NotePicture) -> Clipboard.Form {
        .made(types: PictureExport.exportableTypes) {
            try await PictureExport.content(of: region, in: picture, as: $0)
        }
    }

    /// The maximum size of the pictures embedded in a web page, in bytes: X11 transfers at most 15 MB, and Base64 adds a third. A
    /// larger page refers to the files.
    private static let maxInPage = 10_000_000

    private static func html(of pictures: [NotePicture], _ files: ExportedFiles) async throws -> String {
        var page = #"<meta charset="utf-8">"#
        var parts: [(type: String, bytes: [UInt8])] = []
        var count = 0
        for picture in pictures where count <= maxInPage {
            let type = type(inPageFor: picture)
            let bytes = try await PictureExport.content(of: picture, as: type)
            parts.append((type, bytes))
            count += bytes.count
        }
        let sources =
            count <= maxInPage
            ? parts.map { "data:\($0.type);base64,\(Base64.encode($0.bytes))" } : try await files.all.map(\.uri)
        for (picture, source) in zip(pictures, sources) {
            page += #"<img src="\#(source)" alt="\#(HTMLWriter.attributeValue(picture.caption))">"#
        }
        return page
    }

    /// Returns the type in which web pages can show a picture.
    private static func type(inPageFor picture: NotePicture) -> String {
        let known = [MediaType.png, .jpeg, .gif, .webP, .svg].map(\.name)
        if let type = picture.storedType, known.contains(type) { return type }
        return picture.file.type == MediaType.jpeg.name ? MediaType.jpeg.name : MediaType.png.name
    }

    /// The files, made when first requested.
    private final class ExportedFiles {
        private let pictures: [NotePicture]
        private var making: Task<[File], any Error>?

        init(_ pictures: [NotePicture]) {
            self.pictures = pictures
        }

        var all: [File] {
            get async throws {
                let task = making ?? Task { [pictures] in try await SharedContent.pictures(pictures).makeFiles() }
                making = task
                return try await task.value
            }
        }
    }
}
