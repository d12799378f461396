import Foundation
import TestSupport

/// Files that can't be added to a note.
enum BadFile: String, CaseIterable {
    case missing = "missing.png"
    case throughFile = "sample.png/inner.png"
    case folder = "folder.png"
    case empty = "empty.png"
    case text = "text.png"
    case truncatedPNG = "truncated.png"
    case truncatedJPEG = "truncated.jpg"
    case truncatedGIF = "truncated.gif"
    case truncatedWebP = "truncated.webp"
    case truncatedSVG = "truncated.svg"
    case truncatedTIFF = "truncated.tiff"
    case hugeSVG = "huge.svg"
    case pipe = "pipe.png"

    /// The file name that the message has to contain.
    var name: String { rawValue.split(separator: "/").last.map(String.init) ?? rawValue }

    /// The reason that the message has to give.
    var reason: String {
        switch self {
        case .missing, .throughFile: "The file doesn’t exist."
        case .folder: "It is a folder."
        case .empty: "The file is empty."
        case .text: "It isn’t an image. Choose a PNG, JPEG, GIF, WebP, SVG, TIFF or BMP file."
        case .hugeSVG: "It has 20000 × 20000 pixels; the limit is 100 million."
        case .pipe: "It is a pipe."
        default: "The image is damaged or incomplete."
        }
    }

    /// Whether the beginning of the file shows the problem, before any of it is decoded.
    var isKnownAtOnce: Bool {
        switch self {
        case .missing, .throughFile, .folder, .empty, .text, .pipe: true
        default: false
        }
    }

    /// The file's content; `nil` if it isn't a regular file.
    var bytes: [UInt8]? {
        switch self {
        case .missing, .throughFile, .folder, .pipe: nil
        case .empty: []
        case .text: Array("This is a text, whatever it is called.\n".utf8)
        case .truncatedPNG: SamplePicture.png.truncated
        case .truncatedJPEG: SamplePicture.jpg.truncated
        case .truncatedGIF: SamplePicture.gif.truncated
        case .truncatedWebP: SamplePicture.webp.truncated
        case .truncatedSVG: SamplePicture.svg.truncated
        case .truncatedTIFF: SamplePicture.tiff.truncated
        case .hugeSVG: Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20000\" height=\"20000\"/>".utf8)
        }
    }

    /// Creates the file in a folder, and returns its path.
    func make(in folder: TemporaryFolder) throws -> String {
        switch self {
        case .missing: break
        case .throughFile: try folder.write(SamplePicture.png.bytes, to: SamplePicture.png.name)
        case .folder: try folder.folder(rawValue)
        case .pipe:
            guard mkfifo(folder.path + "/" + rawValue, 0o600) == 0 else { throw TestFailure("no pipe can be created") }
        default: try folder.write(bytes ?? [], to: rawValue)
        }
        return folder.path + "/" + rawValue
    }
}
