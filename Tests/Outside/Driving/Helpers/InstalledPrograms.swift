import Foundation
import TestSupport

extension TemporaryFolder {
    /// Installs programs into a home folder, by name: the MIME types that each opens. Each writes what it is handed, an
    /// argument a line, to a file of its own name in another folder.
    func install(_ programs: [String: [String]], writingTo received: String) throws {
        var associations = ""
        for (name, types) in programs {
            // What it is handed is there all at once, under the name of the program.
            let script = try write(
                """
                #!/bin/sh
                cd '\(received)' && printf '%s\\n' "$@" >'\(name).part' && mv '\(name).part' '\(name)'

                """, to: "bin/\(name)")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
            try write(
                """
                [Desktop Entry]
                Type=Application
                Name=\(name)
                Exec=\(script) %U
                MimeType=\(types.joined(separator: ";"));

                """, to: ".local/share/applications/\(name).desktop")
            associations += types.map { "\($0)=\(name).desktop\n" }.joined()
        }
        try write("[Default Applications]\n\(associations)", to: ".config/mimeapps.list")
    }
}
