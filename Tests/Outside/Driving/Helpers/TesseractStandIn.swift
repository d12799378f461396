import Foundation
import TestSupport

/// A program in place of Tesseract, that knows two languages, keeps what it is handed, and does what it is told to.
final class TesseractStandIn {
    private let folder: TemporaryFolder

    /// Where it is.
    var path: String { folder.path + "/tesseract" }

    /// Makes one that answers with a line.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            #!/bin/sh
            cd '\(folder.path)'
            if [ "$1" = --list-langs ]; then
                printf 'List of available languages (3):\\ndeu\\neng\\nosd\\n'
                exit
            fi
            echo "$*" >arguments
            echo $$ >process
            . ./behaviour

            """, to: "tesseract")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        try behave(#"cat >picture; printf 'Gate B 12\n\f'"#)
    }

    /// Has it do this from now on: a piece of a shell's script.
    func behave(_ script: String) throws {
        try folder.write(script, to: "behaviour")
    }

    /// What it was started with last.
    var arguments: String? { folder.read("arguments")?.trimmingCharacters(in: .newlines) }

    /// The beginning of the picture that it was handed last: its format, its size and the most of a colour.
    var pictureHeader: [String] {
        guard let bytes = FileManager.default.contents(atPath: folder.path + "/picture") else { return [] }
        return String(decoding: bytes.prefix(40), as: UTF8.self).split(whereSeparator: \.isWhitespace).prefix(4).map(
            String.init)
    }

    /// Whether the one that was started last still runs.
    var isRunning: Bool {
        let number = folder.read("process").flatMap { Int32($0.trimmingCharacters(in: .newlines)) }
        return number.map { kill($0, 0) == 0 } ?? false
    }
}
