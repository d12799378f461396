import Foundation
import TestSupport

/// A stand-in for Tesseract that knows two languages, saves its input, and runs a configurable script.
final class TesseractStandIn {
    private let folder: TemporaryFolder

    /// The path of the program.
    var path: String { folder.path + "/tesseract" }

    /// Creates a program that returns one line of text.
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

    /// Sets the behaviour from now on: a part of a shell script.
    func behave(_ script: String) throws {
        try folder.write(script, to: "behaviour")
    }

    /// The arguments of the last start.
    var arguments: String? { folder.read("arguments")?.trimmingCharacters(in: .newlines) }

    /// The header of the last picture that it received: its format, its size, and the maximum of a colour component.
    var pictureHeader: [String] {
        guard let bytes = FileManager.default.contents(atPath: folder.path + "/picture") else { return [] }
        return String(decoding: bytes.prefix(40), as: UTF8.self).split(whereSeparator: \.isWhitespace).prefix(4).map(
            String.init)
    }

    /// Whether the process started last still runs.
    var isRunning: Bool {
        let number = folder.read("process").flatMap { Int32($0.trimmingCharacters(in: .newlines)) }
        return number.map { kill($0, 0) == 0 } ?? false
    }
}
