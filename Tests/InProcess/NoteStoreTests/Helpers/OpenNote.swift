import Formats
import Platform
import RichText
import TestSupport

@testable import Files
@testable import Notes

/// An open note with its store, without a window.
@MainActor
final class OpenNote {
    let text: ModelText
    let note: Note
    let store: NoteStore
    let person: Person
    /// The store's notifications.
    private(set) var used: [String] = []
    private(set) var opened: [LoadedNote] = []
    private(set) var isReading = false

    /// - Parameter folder: The folder for journals.
    init(
        _ content: RichText = RichText(), title: String = "Untitled",
        journalsIn folder: TemporaryFolder, _ person: Person = Person()
    ) {
        text = ModelText(content)
        note = Note(text)
        self.person = person
        store = NoteStore(
            note, title: title, journal: NoteJournal(JournalWriter(root: folder.journals)))
        store.questions = person
        store.messages = person
        store.onEvent { [weak self] event in
            switch event {
            case .used(let file, let format): self?.used.append("\(file.name) \(format)")
            case .opened(let note): self?.opened.append(note)
            case .reading(let isReading): self?.isReading = isReading
            default: break
            }
        }
    }

    /// Opens a file as the app does.
    func open(_ file: File) async throws {
        let reading = NoteReading(file)
        reading.begin(in: store)
        try await reading.finish(with: reading.load())
    }

    var words: String { text.text(in: 0..<text.count) }
}

extension TemporaryFolder {
    /// The folder for a test's journals.
    var journals: StateFolder { StateFolder(path: path + "/state/journals") }

    /// The names of the existing journals.
    var journalNames: [FileName] { (try? journals.names()) ?? [] }

    func file(_ name: String) -> File { File(path: "\(path)/\(name)") }
}
