import Gtk
import Longpress

/// The commands on pictures. The pane performs them when it has the focus; otherwise the window hands them on, so that
/// the menu bar works on the selected picture wherever the focus is.
final class ImageCommandsResponder: Responder {
    private let note: Note
    private var turns = 0
    private weak var pane: ImagePane?
    private weak var window: NoteWindow?
    /// The turn that is going on, and what it is called.
    private(set) var turning: (name: String, task: Task<Void, Never>)?

    init(_ note: Note, pane: ImagePane, window: NoteWindow) {
        self.note = note
        self.pane = pane
        self.window = window
    }

    // MARK: Responder

    var nextResponder: (any Responder)? { window?.window.responder }

    var canBecomeFirstResponder: Bool { pane != nil }

    /// The pane itself, rather than a picture in it, has the focus: nothing is selected.
    func becomeFirstResponder() -> Bool {
        pane?.select(nil, focus: true)
        return pane != nil
    }

    func canPerform(_ command: Command) -> Bool {
        switch command.id {
        case Command.addImage.id: true
        case Command.pasteImage.id, Command.paste.id: PictureSource.hasPictures(Clipboard.standard)
        case Command.openImage.id, Command.copyImage.id, Command.saveImageAs.id, Command.editCaption.id,
            Command.removeImage.id, Command.cut.id, Command.copy.id, Command.delete.id:
            pane?.selected != nil
        default: Self.turns[command.id] != nil && pane?.selected != nil
        }
    }

    func perform(_ command: Command) {
        switch command.id {
        case Command.addImage.id: chooseFiles()
        case Command.pasteImage.id, Command.paste.id:
            add(from: Clipboard.standard, called: "Pasted Image", by: command)
        default: if let picture = pane?.selected { perform(command, on: picture) }
        }
    }

    private func perform(_ command: Command, on picture: NotePicture) {
        switch command.id {
        case Command.openImage.id: open(picture)
        case Command.copyImage.id, Command.copy.id: copy(picture)
        case Command.cut.id:
            copy(picture)
            remove(picture, by: command)
        case Command.removeImage.id, Command.delete.id: remove(picture, by: command)
        case Command.saveImageAs.id: save(picture)
        case Command.editCaption.id: window?.editCaption(of: picture)
        default: if let turn = Self.turns[command.id] { self.turn(picture.id, turn, by: command) }
        }
    }

    /// Which of the commands the window hands on: those that can mean nothing but a picture.
    static func isForPictures(_ command: Command) -> Bool {
        let bar = MenuBar.longpress.menus.first { $0.title == "Image" }
        return (bar.map { MenuBar(menus: [$0]).commands } ?? []).contains { $0.id == command.id }
    }

    // MARK: Adding

    private func chooseFiles() {
        guard let parent = window?.window else { return }
        Task {
            let files = await FileChooser.open(
                over: parent, title: "Add Image", accept: "Add", kind: "Images", types: PictureFile.types)
            await finish(PictureSource.load(files), Command.addImage.undoName)
        }
    }

    /// Adds what a clipboard offers.
    private func add(from source: some ContentSource, called name: String, by command: Command) {
        Task { await finish(PictureSource.load(from: source, called: name), command.undoName) }
    }

    /// Adds what was dropped, and tells its source.
    func add(_ drop: Drop) {
        Task {
            await finish(PictureSource.load(from: drop, called: "Dropped Image"), "Drop")
            drop.finish()
        }
    }

    /// Adds files that a note begins with.
    func begin(with files: [File]) {
        Task {
            let results = await PictureSource.load(files)
            note.history.withoutRecording { finish(results, Command.addImage.undoName) }
        }
    }

    /// Adds what could be read, selects the last of it, and says what could not.
    private func finish(_ results: [Result<PictureFile, PictureFailure>], _ name: String) {
        var failures: [String] = []
        note.history.step(named: name) {
            var added: NotePicture.ID?
            for result in results {
                switch result {
                case .success(let file): added = note.add(file)
                case .failure(let failure): failures.append(failure.message)
                }
            }
            if let added { pane?.select(added, focus: true) }
        }
        if !failures.isEmpty { window?.show(failures.joined(separator: "\n")) }
    }

    // MARK: One picture

    private static let turns: [Command.ID: Pixels.Turn] = [
        Command.rotateLeft.id: .left, Command.rotateRight.id: .right,
        Command.flipHorizontally.id: .flipHorizontally, Command.flipVertically.id: .flipVertically,
    ]

    private func open(_ picture: NotePicture) {
        guard let parent = window?.window else { return }
        PictureViewer.open(picture, over: parent)
    }

    private func copy(_ picture: NotePicture) {
        var forms: [Clipboard.Form] = []
        if let original = picture.original { forms.append(.bytes(original.bytes, type: original.picture.type)) }
        forms.append(.picture(Texture(picture.pixels)))
        Clipboard.standard.offer(forms)
    }

    private func save(_ picture: NotePicture) {
        guard let parent = window?.window else { return }
        Task {
            guard
                let file = await FileChooser.save(
                    over: parent, title: "Save Image As", accept: "Save",
                    suggestedName: PictureExport.suggestedName(for: picture))
            else { return }
            do {
                try await file.replaceContents(PictureExport.content(of: picture, forFileNamed: file.name))
            } catch {
                let reason = (error as? PlatformError)?.message ?? "It can’t be written."
                window?.show("“\(file.name)” was not saved. \(reason)")
            }
        }
    }

    private func remove(_ picture: NotePicture, by command: Command) {
        note.history.step(named: command.undoName) { note.remove(picture.id) }
    }

    /// Turns a picture off the main thread, after any turn before.
    private func turn(_ id: NotePicture.ID, _ turn: Pixels.Turn, by command: Command) {
        let previous = turning?.task
        turns += 1
        let task = Task { [turns] in
            await previous?.value
            defer { if turns == self.turns { turning = nil } }
            guard let picture = note.picture(id) else { return }
            let (pixels, preview) = await Self.turned(picture.pixels, picture.preview, turn)
            note.history.step(named: command.undoName) { note.setPixels(pixels, preview: preview, of: id) }
        }
        turning = (command.undoName, task)
    }

    @concurrent
    private static func turned(
        _ pixels: Pixels, _ preview: Pixels, _ turn: Pixels.Turn
    ) async -> (pixels: Pixels, preview: Pixels) {
        let turned = pixels.turned(turn)
        return (turned, preview === pixels ? turned : preview.turned(turn))
    }
}
