import Documents
import Gtk
import GtkEditor
import Longpress
import Notes

/// The commands for pictures. The pane performs them when it has the focus; otherwise the window forwards them, so that the menu
/// bar acts on the selected pictures wherever the focus is. Each command acts on all selected pictures, as one step.
final class ImageCommandsResponder: PictureCommands {
    private static let handlers = pictureHandlers.merging([
        .addImage: .always { $0.chooseFiles() },
        .takeScreenshot: .when({ $0.screenshots?.isAvailable == true }) { $0.takeScreenshot() },
        .pasteImage: pasting(by: .pasteImage), .paste: pasting(by: .paste),
        .selectAll: .when({ $0.pictureCount < $0.note.sidePictures.count }) { responder in
            responder.pane?.select(responder.note.sidePictures.map(\.id), focus: true)
        },
        .crop: .with({ $0.croppingViewer }) { $1.crop() },
        .editCaption: .with({ $0.pane?.captioned }) { $0.window?.editCaption(of: $1) },
        .moveEarlier: moving(isEarlier: true), .moveLater: moving(isEarlier: false),
        .moveToText: .when({ $0.hasPictures && $0.window?.text.view.isEditable == true }) { $0.moveToText() },
        .openImage: .when({ $0.hasPictures }) { responder in
            if let window = responder.window { PictureViewer.open(responder.chosenPictures, of: window) }
        },
        .copyText: .when({ $0.pictureCount == 1 && TextCopying.isPossible }) { $0.copyText(in: $0.chosenPictures[0]) },
        .copy: .when({ $0.hasPictures }) { $0.copyPictures() },
        .cut: .when({ $0.hasPictures }) {
            $0.copyPictures()
            $0.cutPictures(by: .cut)
        },
        .delete: .when({ $0.hasPictures }) { $0.removePictures(by: .delete) },
    ])

    private static func pasting(by command: Command) -> CommandHandlers<ImageCommandsResponder>.Handler {
        .when({ _ in PictureSource.hasPictures(Clipboard.standard) }) { responder in
            let destination = responder.window?.pictureDestination ?? .side
            let name = (destination == .text ? Command.pasteImage : command).undoName
            Task {
                await responder.add(named: name, in: destination) {
                    try await PictureSource.load(from: Clipboard.standard, called: localized("Pasted Image"))
                }
            }
        }
    }

    private static func moving(isEarlier: Bool) -> CommandHandlers<ImageCommandsResponder>.Handler {
        .when({ $0.note.canMove($0.chosenIDs, isEarlier: isEarlier) }) { responder in
            let ids = responder.chosenIDs
            responder.move(ids) { $0.move(ids, isEarlier: isEarlier) }
            if let id = ids.first { responder.pane?.reveal(id) }
        }
    }

    private let note: Note
    private weak var pane: ImagePane?
    /// The window, which owns the responder; nil until the window exists.
    weak var window: NoteWindow?

    init(_ note: Note, pane: ImagePane) {
        self.note = note
        self.pane = pane
        pane.onMove = { [weak self] ids, next in self?.move(ids) { $0.move(ids, before: next) } }
    }

    // MARK: Responder

    var nextResponder: (any Responder)? { window?.window.responder }

    var canBecomeFirstResponder: Bool { pane != nil }

    /// Clears the selection: the focus is on the pane itself, not on a picture.
    func becomeFirstResponder() -> Bool {
        pane?.select([], focus: true)
        return pane != nil
    }

    func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }

    // MARK: PictureCommands

    var pictureCount: Int { pane?.selection.selected.count ?? 0 }

    var chosenPictures: [NotePicture] { pane?.selected ?? [] }

    var noteWindow: NoteWindow? { window }

    var sheetWindow: Window? { window?.window }

    /// Returns whether the window forwards a command: only those that can't mean anything but pictures.
    static func isForPictures(_ command: Command) -> Bool { forPictures.contains(command.id) }

    private static let forPictures = Set(
        MenuBar(menus: [MenuBar.image]).commands.map(\.id))

    /// The viewer with a selected region of the chosen picture, if only one picture is chosen.
    private var croppingViewer: PictureViewer? {
        guard let id = chosenIDs.first, pictureCount == 1 else { return nil }
        return window?.viewers.open.first { $0.picture.id == id && $0.canCrop }
    }

    /// Copies the text in a picture. Shows the activity, and the reason if nothing was copied.
    func copyText(in picture: NotePicture) {
        Task {
            let outcome =
                try? await window?.whileReading(TextCopying.activity) {
                    await TextCopying.copyText(from: ImageRegion(wholeOf: picture.size), in: picture)
                } ?? nil
            if let outcome, !outcome.isCopied { window?.show(outcome.message) }
        }
    }

    /// Moves the pictures to the insertion point.
    private func moveToText() {
        guard let view = window?.text.view else { return }
        let ids = chosenIDs
        note.history.step(named: Command.moveToText.undoName(forImages: ids.count)) {
            note.moveToText(ids, at: view.buffer.insertionPoint)
        }
        view.grabFocus()
        view.scrollToInsertionPoint()
    }

    private var chosenIDs: [NotePicture.ID] { chosenPictures.map(\.id) }

    private func move(_ ids: [NotePicture.ID], _ move: (Note) -> Void) {
        note.history.step(named: localizedPlural("Move Image", "Move {count} Images", count: ids.count)) { move(note) }
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

    private var screenshots: ScreenshotPortal? { window?.application.screenshots }

    /// Adds a screenshot, unless the user cancels.
    private func takeScreenshot() {
        Task {
            do {
                guard let file = try await screenshots?.takeScreenshot() else { return }
                await add([file], named: Command.takeScreenshot.undoName)
            } catch {
                let reason = (error as? PlatformError)?.message ?? ""
                window?.show(localized("The screenshot couldn’t be taken. {reason}", ["reason": reason]))
            }
        }
    }

    func add(_ drop: Drop, in destination: PictureDestination) async {
        await add(named: localized("Drop"), in: destination) {
            try await PictureSource.load(from: drop, called: localized("Dropped Image"))
        }
    }

    /// Inserts a picture into the text.
    func insert(_ picture: LoadedPicture, named name: String) { finish([.success(picture)], name, in: .text) }

    func add(_ files: [File], named name: String, in destination: PictureDestination = .side) async {
        await add(named: name, in: destination) { try await PictureSource.load(files) }
    }

    /// Adds pictures as a step of the history with a name, once all have been read. Cancelling adds none.
    private func add(
        named name: String, in destination: PictureDestination = .side,
        _ read: @escaping () async throws -> [PictureSource.Outcome]
    ) async {
        let results = try? await window?.whileReading(localized("Adding images…"), read)
        if let results { finish(results, name, in: destination) }
    }

    /// Adds the files that a note begins with, each as soon as it is read.
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
            report(failures)
        }
    }

    /// Adds the pictures that could be read to their destination, and reports the others.
    private func finish(_ results: [PictureSource.Outcome], _ name: String, in destination: PictureDestination) {
        var failures: [String] = []
        note.history.step(named: name) {
            var added: [NotePicture.ID] = []
            // As one change, so that pictures for the text never appear beside it.
            note.together {
                added = add(results, &failures)
                if destination == .text { window?.insertIntoText(added) }
            }
            if destination == .side, !added.isEmpty { pane?.select(added, focus: true) }
        }
        report(failures)
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
                    failures.append(PictureFailure(name: picture.file.name, NoteFullError()).message)
                case .success(let picture):
                    Thumbnails.shared.insert(picture)
                    added.append(note.add(picture.file))
                case .failure(let failure): failures.append(failure.message)
                }
            }
        }
        return added
    }

    private func report(_ failures: [String]) {
        if !failures.isEmpty { window?.show(failures.joined(separator: "\n")) }
    }
}
