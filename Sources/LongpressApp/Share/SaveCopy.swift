import Files
import Gtk
import GtkEditor
import Notes

/// Saves content to a file that the user chooses, or several files to a folder.
enum SaveCopy {
    /// Asks for the destination, starting in the folder last chosen for pictures, and writes the files. Calls `onFailure` with a
    /// sentence for each file that wasn't written.
    static func choose(
        _ content: SharedContent, title: String = localized("Save Copy"), over window: Window,
        in folders: LastFolders? = nil, onFailure: @escaping (String) -> Void
    ) {
        let parts = content.parts
        Task {
            var failures: [String] = []
            let start = await folders?.folder(for: .pictures)
            if parts.count == 1 {
                guard
                    let file = await FileChooser.save(
                        over: window, title: title, accept: localized("Save"), suggestedName: parts[0].name, in: start)
                else { return }
                folders?.chose([file], for: .pictures)
                await trying(file.name, &failures) { try await file.replaceContents(parts[0].bytes(file.name)) }
            } else {
                guard
                    let folder = await FileChooser.folder(
                        over: window, title: title, accept: localized("Save"), in: start)
                else { return }
                folders?.chose(parts.prefix(1).map { folder.child($0.name) }, for: .pictures)
                for part in parts {
                    await trying(part.name.text, &failures) {
                        try await write(part.bytes(part.name.text), named: part.name, in: folder)
                    }
                }
            }
            if !failures.isEmpty { onFailure(failures.joined(separator: "\n")) }
        }
    }

    /// Writes a new file. If the name exists, that file stays, and the new one gets a number.
    private static func write(_ bytes: [UInt8], named name: FileName, in folder: File) async throws {
        for candidate in name.numbered {
            if try await folder.child(candidate).createContents(bytes) { return }
        }
    }

    private static func trying(_ name: String, _ failures: inout [String], _ body: () async throws -> Void) async {
        do {
            try await body()
        } catch {
            failures.append(failure(name, error))
        }
    }

    /// Returns the message that a file wasn't written, and why.
    static func failure(_ name: String, _ error: any Error) -> String {
        let reason = (error as? PlatformError)?.message ?? localized("It can’t be saved.")
        return localized("“{name}” was not saved. {reason}", ["name": name, "reason": reason])
    }
}
