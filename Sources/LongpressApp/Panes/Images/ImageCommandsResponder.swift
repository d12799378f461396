import Documents
import Gtk
import Longpress
import Notes

/// The commands on pictures. The pane performs them when it has the focus; otherwise the window hands them on, so that
/// the menu bar works on the selected pictures wherever the focus is. Each acts on all that are selected, as one step.
final class ImageCommandsResponder: Responder {
    private let note: Note
    private weak var pane: ImagePane?
    /// The window, which holds it, once it is there.
    weak var window: NoteWindow?

    init(_ note: Note, pane: ImagePane) {
        self.note = note
        self.pane = pane
        pane.onMove = { [weak self] ids, next in self?.move(ids, before: next) }
    }

    // MARK: Responder

    var nextResponder: (any Responder)? { window?.window.responder }

    var canBecomeFirstResponder: Bool { pane != nil }

    /// The pane itself, rather than a picture in it, has the focus: nothing is selected.
    func becomeFirstResponder() -> Bool {
        pane?.select([], focus: true)
        return pane != nil
    }

    func canPerform(_ command: Command) -> Bool {
        let count = pane?.selection.selected.count ?? 0
        return switch command.id {
        case Command.addImage.id: true
        case Command.pasteImage.id, Command.paste.id: PictureSource.hasPictures(Clipboard.standard)
        case Command.selectAll.id: count < note.pictures.count
        case Command.editCaption.id: pane?.captioned != nil
        case Command.openWith.id: count > 0 && pane.map { OpenWith.isPossible(.pictures($0.selected)) } ?? false
        case Command.copyText.id: count == 1 && TextCopying.isPossible
        case Command.openImage.id, Command.copyImage.id, Command.saveImageAs.id, Command.removeImage.id,
            Command.cut.id, Command.copy.id, Command.delete.id, Command.share.id:
            count > 0
        default: Self.turns[command.id] != nil && count > 0
        }
    }

    func title(for command: Command) -> String? {
        command.title(forImages: pane?.selection.selected.count ?? 0)
    }

    func perform(_ command: Command) {
        switch command.id {
        case Command.addImage.id: chooseFiles()
        case Command.pasteImage.id, Command.paste.id:
            add(from: Clipboard.standard, called: localized("Pasted Image"), by: command)
        case Command.selectAll.id: pane?.select(note.pictures.map(\.id), focus: true)
        case Command.editCaption.id: if let picture = pane?.captioned { window?.editCaption(of: picture) }
        default: if let pictures = pane?.selected, !pictures.isEmpty { perform(command, on: pictures) }
        }
    }

    private func perform(_ command: Command, on pictures: [NotePicture]) {
        guard let window else { return }
        switch command.id {
        case Command.openImage.id: PictureViewer.open(pictures, of: window)
        case Command.copyImage.id, Command.copy.id: copy(pictures)
        case Command.copyText.id: copyText(in: pictures[0])
        case Command.cut.id:
            copy(pictures)
            remove(pictures, by: command)
        case Command.removeImage.id, Command.delete.id:
            remove(pictures, by: command)
            window.showRemoved(pictures.count)
        case Command.saveImageAs.id:
            SaveCopy.choose(
                .pictures(pictures), title: pictures.count > 1 ? localized("Save Images") : localized("Save Image As"),
                over: window.window, in: window.application.folders
            ) { [weak window] in window?.show($0) }
        case Command.openWith.id: window.openWith(.pictures(pictures))
        case Command.share.id: window.share(.pictures(pictures))
        default:
            guard let turn = Self.turns[command.id] else { return }
            TurnNotice.message(for: pictures).map(window.show)
            note.history.step(named: command.undoName(forImages: pictures.count)) {
                for picture in pictures { note.turn(picture.id, turn) }
            }
        }
    }

    /// Which of the commands the window hands on: those that can mean nothing but a picture.
    static func isForPictures(_ command: Command) -> Bool { forPictures.contains(command.id) }

    private static let forPictures = Set(
        MenuBar(menus: [MenuBar.image]).commands.map(\.id))

    static let turns: [Command.ID: Pixels.Turn] = [
        Command.rotateLeft.id: .left, Command.rotateRight.id: .right,
        Command.flipHorizontally.id: .flipHorizontally, Command.flipVertically.id: .flipVertically,
    ]

    private func copy(_ pictures: [NotePicture]) {
        Clipboard.standard.offer(PictureClipboard.forms(of: pictures))
    }

    /// Tells what goes on, and if nothing was copied why.
    private func copyText(in picture: NotePicture) {
        Task {
            let outcome =
                try? await window?.whileReading(TextCopying.activity) {
                    await TextCopying.copyText(from: ImageRegion(wholeOf: picture.size), in: picture)
                } ?? nil
            if let outcome, !outcome.isCopied { window?.show(outcome.message) }
        }
    }

    private func remove(_ pictures: [NotePicture], by command: Command) {
        note.history.step(named: command.undoName(forImages: pictures.count)) {
            note.remove(pictures.map(\.id))
        }
    }

    private func move(_ ids: [NotePicture.ID], before next: NotePicture.ID?) {
        note.history.step(named: localizedPlural("Move Image", "Move {count} Images", count: ids.count)) {
            note.move(ids, before: next)
        }
    }

    // MARK: Adding

    private func chooseFiles() {
        guard let window else { return }
        let (parent, folders) = (window.window, window.application.folders)
        Task {
            let files = await FileChooser.open(
                over: parent, title: localized("Add Image"), accept: localized("Add"), kind: localized("Images"),
                types: PictureFile.types, in: await folders.folder(for: .pictures))
            folders.chose(files, for: .pictures)
            await add(named: Command.addImage.undoName) { try await PictureSource.load(files) }
        }
    }

    /// Adds what a clipboard offers.
    private func add(from source: some ContentSource, called name: String, by command: Command) {
        Task { await add(named: command.undoName) { try await PictureSource.load(from: source, called: name) } }
    }

    /// Adds the pictures that were dropped.
    func add(_ drop: Drop) async {
        await add(named: localized("Drop")) {
            try await PictureSource.load(from: drop, called: localized("Dropped Image"))
        }
    }

    /// Adds a picture under the name of a step.
    func add(_ picture: LoadedPicture, named name: String) { finish([.success(picture)], name) }

    /// Adds files under the name of a step.
    func add(_ files: [File], named name: String) async {
        await add(named: name) { try await PictureSource.load(files) }
    }

    /// Adds what is read under the name of a step. Called off, what is still being read is left behind.
    private func add(named name: String, _ read: @escaping () async throws -> [PictureSource.Outcome]) async {
        let results = try? await window?.whileReading(localized("Adding images…"), read)
        if let results { finish(results, name) }
    }

    /// Adds files that a note begins with, each as soon as it is there.
    func begin(with files: [File]) {
        Task {
            var failures: [String] = []
            try? await window?.whileReading(localized("Adding images…")) {
                for file in files {
                    let result = try await PictureSource.load(file, ofMany: files.count > 1)
                    self.note.history.withoutRecording { self.add([result], &failures) }
                }
            }
            if note.pictures.count == 1 { pane?.select(note.pictures.map(\.id), focus: true) }
            tell(failures)
        }
    }

    /// Adds what could be read, selects it, and says what could not.
    private func finish(_ results: [PictureSource.Outcome], _ name: String) {
        var failures: [String] = []
        note.history.step(named: name) {
            let added = add(results, &failures)
            if !added.isEmpty { pane?.select(added, focus: true) }
        }
        tell(failures)
    }

    @discardableResult
    private func add(
        _ results: [PictureSource.Outcome], _ failures: inout [String]
    ) -> [NotePicture.ID] {
        var added: [NotePicture.ID] = []
        note.together {
            for result in results {
                switch result {
                case .success(let picture) where !note.hasRoom:
                    failures.append(PictureFailure(name: picture.file.name, NoteIsFull()).message)
                case .success(let picture):
                    Thumbnails.shared.insert(picture)
                    added.append(note.add(picture.file))
                case .failure(let failure): failures.append(failure.message)
                }
            }
        }
        return added
    }

    private func tell(_ failures: [String]) {
        if !failures.isEmpty { window?.show(failures.joined(separator: "\n")) }
    }
}
