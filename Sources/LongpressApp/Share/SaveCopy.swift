import Gtk

/// Writes content to a file that the person chooses.
enum SaveCopy {
    static func choose(_ content: SharedContent, over window: Window, onFailure: @escaping (String) -> Void) {
        Task {
            guard
                let file = await FileChooser.save(
                    over: window, title: "Save Copy", accept: "Save", suggestedName: content.fileName)
            else { return }
            do {
                try await file.replaceContents(content.bytes(forFileNamed: file.name))
            } catch {
                let reason = (error as? PlatformError)?.message ?? "It can’t be written."
                onFailure("“\(file.name)” was not saved. \(reason)")
            }
        }
    }
}
