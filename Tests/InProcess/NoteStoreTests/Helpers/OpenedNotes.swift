import Platform
import TestSupport

@testable import Notes

/// The open notes of an app without windows.
@MainActor
final class OpenedNotes: OpenNotes {
    private(set) var open: [OpenNote]
    /// The names of the notes that were brought to the front.
    private(set) var presented: [String] = []
    private(set) var shown: [String] = []
    private let folder: TemporaryFolder

    init(_ open: [OpenNote], journalsIn folder: TemporaryFolder) {
        (self.open, self.folder) = (open, folder)
    }

    var stores: [NoteStore] { open.map(\.store) }

    func untilOneIsOpen() async {
        while open.isEmpty { await MainLoop.pause(milliseconds: 5) }
    }

    func open(title: String, for file: File?) -> NoteStore {
        open.append(OpenNote(title: title, journalsIn: folder))
        return stores[stores.count - 1]
    }

    func present(_ store: NoteStore) { presented.append(store.name) }
    func showFurther(_ message: String) { shown.append(message) }
}
