import Foundation
import TestSupport

extension TemporaryFolder {
    /// Installs programs into a home folder, given by name with the MIME types that each opens. Each program writes its
    /// arguments, one per line, to a file with its own name in another folder.
    func install(_ programs: [String: [String]], writingTo received: String) throws {
        var associations = ""
        for (name, types) in programs {
            // The file appears with all its content at once, under the program's name.
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
