import Foundation

/// A PDF file as Poppler reads it: its text and metadata.
public struct PDFPages {
    private let path: String
    private let folder: TemporaryFolder

    /// Creates a reader of a file in a folder.
    public init(_ name: String, in folder: TemporaryFolder) throws {
        path = "\(folder.path)/\(name)"
        self.folder = folder
    }

    private func output(_ program: String, _ arguments: [String]) throws -> String {
        let outputs = try TemporaryFolder()
        return try withExtendedLifetime(outputs) {
            let process = try ChildProcess(
                program, arguments, environment: ChildProcess.inheritedEnvironment, outputIn: outputs)
            let ending = try process.waitForExit()
            guard ending == .exited(0) else { throw TestFailure("\(program) \(ending): \(process.standardError)") }
            // Poppler marks changes of the writing direction.
            let scalars = process.standardOutput.unicodeScalars.filter { !$0.properties.isBidiControl }
            return String(String.UnicodeScalarView(scalars))
        }
    }

    /// Renders the pages into the folder of screenshots, each under the given name with its number, for inspection.
    public func takePictures(_ name: String) throws {
        _ = try output("pdftoppm", ["-png", "-r", "70", path, String(try Screenshot.file(name).dropLast(4))])
    }

    /// The non-empty lines of text on each page, in reading order.
    public var lines: [[String]] {
        get throws {
            try output("pdftotext", [path, "-"]).split(separator: "\u{C}", omittingEmptySubsequences: false).dropLast()
                .map { page in
                    page.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
                }
        }
    }

    /// The whole text, with a space for each line break.
    public var text: String { get throws { try lines.joined().joined(separator: " ") } }

    /// The addresses of the links, in order.
    public var links: [String] {
        get throws {
            try output("pdfinfo", ["-url", path]).split(separator: "\n").dropFirst()
                .compactMap { $0.split(separator: " ").last.map(String.init) }
        }
    }

    /// The metadata, such as `Title`, `Pages` and `Page size`.
    public var information: [String: String] {
        get throws {
            var information: [String: String] = [:]
            for line in try output("pdfinfo", [path]).split(separator: "\n") {
                guard let colon = line.firstIndex(of: ":") else { continue }
                information[String(line[..<colon])] =
                    line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            }
            return information
        }
    }

    /// The fonts that aren't embedded. There are none if the file looks the same everywhere.
    public var missingFonts: [String] {
        get throws {
            // Name, type, encoding, and whether the font is embedded. Counted from the end: emb sub uni object ID.
            try output("pdffonts", [path]).split(separator: "\n").dropFirst(2).map(String.init).filter {
                let words = $0.split(separator: " ")
                return words.count < 6 || words[words.count - 5] != "yes"
            }
        }
    }

    /// The place of each word, in points from the upper left corner of its page. If a word occurs several times, the last
    /// place.
    public var places: [String: (minX: Double, minY: Double, maxX: Double)] {
        get throws {
            var places: [String: (minX: Double, minY: Double, maxX: Double)] = [:]
            // <word xMin="71.0" yMin="76.4" xMax="91.5" yMax="89.2">left</word>
            for line in try output("pdftotext", ["-bbox", path, "-"]).split(separator: "\n") {
                let parts = line.split(separator: "\"")
                guard line.contains("<word"), parts.count == 9, let end = parts[8].firstIndex(of: "<"),
                    let left = Double(parts[1]), let top = Double(parts[3]), let right = Double(parts[5])
                else { continue }
                places[String(parts[8][..<end].dropFirst())] = (left, top, right)
            }
            return places
        }
    }

    /// The size of each picture in pixels, and its encoding: `jpeg`, or `image` where it has to be lossless.
    public var pictures: [String] {
        get throws {
            // page num type width height color comp bpc enc …
            try output("pdfimages", ["-list", path]).split(separator: "\n").dropFirst(2).compactMap { line in
                let words = line.split(separator: " ")
                return words.count > 8 && words[2] == "image" ? "\(words[3])×\(words[4]) \(words[8])" : nil
            }
        }
    }
}
