import Foundation

/// A PDF file as Poppler reads it: its text, and what it says of itself.
public struct PDFPages {
    private let path: String
    private let folder: TemporaryFolder

    /// Reads a file in a folder.
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
            // Poppler says where the direction of writing changes.
            let scalars = process.standardOutput.unicodeScalars.filter { !$0.properties.isBidiControl }
            return String(String.UnicodeScalarView(scalars))
        }
    }

    /// Draws its pages, to be looked at, beside the pictures of the screen: each under a name with its number.
    public func takePictures(_ name: String) throws {
        _ = try output("pdftoppm", ["-png", "-r", "70", path, String(try Screenshot.file(name).dropLast(4))])
    }

    /// The lines of text on each page that hold anything, as they are read.
    public var lines: [[String]] {
        get throws {
            try output("pdftotext", [path, "-"]).split(separator: "\u{C}", omittingEmptySubsequences: false).dropLast()
                .map { page in
                    page.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
                }
        }
    }

    /// All of its text, with a space for each line break.
    public var text: String { get throws { try lines.joined().joined(separator: " ") } }

    /// The addresses that it has links to, in order.
    public var links: [String] {
        get throws {
            try output("pdfinfo", ["-url", path]).split(separator: "\n").dropFirst()
                .compactMap { $0.split(separator: " ").last.map(String.init) }
        }
    }

    /// What it says of itself, such as its `Title`, `Pages` and `Page size`.
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

    /// The fonts in it that aren't whole parts of it: none, if it looks the same everywhere.
    public var missingFonts: [String] {
        get throws {
            // Name, type, encoding, and whether it is embedded, from the end on: emb sub uni object ID.
            try output("pdffonts", [path]).split(separator: "\n").dropFirst(2).map(String.init).filter {
                let words = $0.split(separator: " ")
                return words.count < 6 || words[words.count - 5] != "yes"
            }
        }
    }

    /// Where each word is, in points from the upper left corner of its page: the last of those that are the same.
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

    /// The size in pixels of each picture in it, and how it is kept: `jpeg`, or `image` where no pixel may be lost.
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
