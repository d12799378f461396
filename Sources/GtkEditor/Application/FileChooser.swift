import CGtk
import Files
import Gtk

/// The desktop's own file chooser.
package enum FileChooser {
    /// Lets the user choose files of some MIME types to open; the chooser shows `kind` as the name of these types. Returns
    /// none if the user cancels. Without a folder the desktop decides where the chooser begins.
    package static func open(
        over parent: Window, title: String, accept: String, kind: String, types: [String], in folder: File? = nil
    ) async -> [File] {
        await choose(
            over: parent, title: title, accept: accept, name: nil, kind: kind, types: types, in: folder)
    }

    /// Lets the user choose where to save a file; returns nil if the user cancels. The chooser asks before a file is replaced.
    package static func save(
        over parent: Window, title: String, accept: String, suggestedName: FileName, in folder: File? = nil
    ) async -> File? {
        await choose(
            over: parent, title: title, accept: accept, name: suggestedName.text, kind: nil, types: [], in: folder
        ).first
    }

    /// Lets the user choose a folder to save several files in; returns nil if the user cancels.
    package static func folder(
        over parent: Window, title: String, accept: String, in folder: File? = nil
    ) async -> File? {
        await choose(
            over: parent, title: title, accept: accept, name: nil, kind: nil, types: [], isFolder: true, in: folder
        ).first
    }

    /// Called, with the window and the folders' paths, if the user's folders are on disks that don't respond: GTK would access
    /// them on the main thread, so nothing can be chosen.
    package static var onSilence: (Window, [String]) -> Void = { _, _ in }
    /// The maximum time to wait for these disks, in milliseconds.
    private static let timeLimit = 500

    private static func choose(
        over parent: Window, title: String, accept: String, name: String?, kind: String?, types: [String],
        isFolder: Bool = false, in folder: File? = nil
    ) async -> [File] {
        let silent = await UserFolder.silent(among: [.home, .configuration, .data], within: timeLimit)
        guard silent.isEmpty else {
            onSilence(parent, silent.map(\.text))
            return []
        }
        return await withCheckedContinuation { continuation in
            let choice = Choice(continuation)
            let box = Unmanaged.passRetained(choice).toOpaque()
            let start = folder.flatMap { isOfSandbox($0) ? nil : Object($0) }
            let dialog = Window.makingDialog {
                withCStrings(types) { types in
                    withExtendedLifetime(start) {
                        lp_choose_files(
                            parent.typed(), ShownText.line(title), ShownText.line(accept), name,
                            kind.map(ShownText.line), types, isFolder ? 1 : 0, start?.opaque,
                            { list, data in
                                nonisolated(unsafe) let list = list
                                nonisolated(unsafe) let data = data!
                                MainActor.assumeIsolated {
                                    Unmanaged<Choice>.fromOpaque(data).takeRetainedValue().end(list)
                                }
                            }, box)
                    }
                }
            }
            if let dialog { EndedFileDialog.watch(dialog) }
            choice.dialog = dialog
        }
    }

    /// Returns whether a folder is one through which a sandbox gives access to a single chosen file: it contains nothing else,
    /// and files saved there aren't kept.
    private static func isOfSandbox(_ folder: File) -> Bool {
        guard let path = folder.path else { return false }
        let documents = [String(cString: g_get_user_runtime_dir()) + "/doc/", "/run/flatpak/doc/"]
        return documents.contains { path.hasPrefix($0) }
    }

    private final class Choice {
        private let continuation: CheckedContinuation<[File], Never>
        /// GTK's own dialog, even if the desktop's is shown.
        var dialog: Window?

        init(_ continuation: CheckedContinuation<[File], Never>) {
            self.continuation = continuation
        }

        func end(_ list: OpaquePointer?) {
            if let dialog { PathBarLookup.letFinish(in: dialog) }
            guard let list else { return continuation.resume(returning: []) }
            continuation.resume(
                returning: ownedElements(of: list).map { file in
                    defer { g_object_unref(file) }
                    return File(OpaquePointer(file))
                })
        }
    }
}
