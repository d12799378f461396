import Gtk
import Longpress

/// A window with one note: its text, its pictures and the caption of the selected one.
final class NoteWindow {
    let window: ApplicationWindow
    let application: LongpressApplication
    let text: TextPane
    let images: ImagePane
    private let note = Note()
    private let recorder: NoteRecorder
    /// What the note is called.
    private let title: String
    private let caption: CaptionPane
    private let message: MessageBar
    private let panes: Paned
    private var menuBar: MenuBarController?
    private(set) var imageCommands: ImageCommandsResponder?

    /// The width in points below which text and pictures stand above each other.
    private static let narrow = 600

    init(_ application: LongpressApplication, title: String, text content: String) {
        self.application = application
        window = ApplicationWindow(application.application)
        self.title = title
        window.title = "\(title) – Longpress"
        window.setDefaultSize(width: 900, height: 640)
        let message = MessageBar()
        self.message = message
        text = TextPane(text: content, history: note.history) { message.show($0) }
        caption = CaptionPane { message.show($0) }
        images = ImagePane(note)
        recorder = NoteRecorder(note, text: text.view.buffer)

        let side = Box(.vertical)
        side.append(images.widget)
        side.append(Separator(.horizontal))
        side.append(caption.widget)
        panes = Paned(.horizontal, start: text.widget, end: side)
        panes.expandsVertically = true
        panes.position = 480

        let imageCommands = ImageCommandsResponder(note, pane: images, window: self)
        self.imageCommands = imageCommands
        images.widget.responder = imageCommands
        window.responder = WindowResponder(self)
        layOut()
        connect()
        application.spelling.serve(text.spelling)
    }

    private func layOut() {
        let menuBar = MenuBarController(
            .longpress, toggles: MenuBar.toggles, window: window, application: application.application)
        self.menuBar = menuBar
        let content = Box(.vertical)
        content.append(menuBar.widget)
        content.append(message.widget)
        content.append(panes)
        // In an overlay from the start, so that sheets can lie over it.
        window.child = Overlay(over: content)
        // The bar as a control (C28), the caption as what is read beside text and pictures (E9).
        window.keepMenusClear { [weak self] in
            guard let self, let menuBar = self.menuBar else { return [] }
            return [menuBar.widget, caption.label]
        }

        let drops = DropTarget(pictureTypes: PictureFile.types)
        drops.onDrop { [weak self] drop in self?.imageCommands?.add(drop) }
        content.add(drops)
    }

    private func connect() {
        note.observe { [weak self] change in
            if case .pixels = change { return }
            self?.showCaption()
        }
        recorder.selectedPicture = { [weak self] in self?.images.selected?.id }
        recorder.onShow = { [weak self] step, place in self?.show(step, at: place) }
        note.history.onChange = { [weak self] in self?.menuBar?.setNeedsValidation() }
        images.onSelectionChange = { [weak self] in self?.showCaption() }
        images.onOpen = { [weak self] in self?.window.responderChain.perform(.openImage) }
        images.onDelete = { [weak self] in self?.window.responderChain.perform(.removeImage) }
        text.responder.onShare = { [weak self] in self?.share(.text($0, title: self?.title ?? "")) }
        text.view.buffer.onChange { [weak self] in
            self?.menuBar?.setNeedsValidation()
            self?.application.spelling.load()
        }
        text.spelling.onSuggestions = { [weak self] in self?.menuBar?.setNeedsValidation() }
        text.view.buffer.onSelectionChange { [weak self] in self?.menuBar?.setNeedsValidation() }
        window.onFocusChange { [weak self] in
            guard let self else { return }
            // Going to a sheet doesn't end editing: from there the focus comes back.
            if !ActionSheet.isPresented(in: window) { caption.focusMoved(to: window.focus) }
        }
        window.onResize { [weak self] in self?.adaptToWidth() }
        window.onCloseRequest { [weak self] in
            guard let self else { return false }
            MenuPresenter.shared.close(in: window)
            application.windowClosed(self)
            return false
        }
        showCaption()
        text.view.grabFocus()
    }

    private func adaptToWidth() {
        let size = window.defaultSize
        let orientation: Orientation = size.width < Self.narrow ? .vertical : .horizontal
        guard orientation != panes.orientation else { return }
        panes.orientation = orientation
        panes.position = orientation == .vertical ? size.height / 2 : size.width / 2
    }

    // MARK: Pictures and captions

    /// Adds a picture that the note begins with.
    func add(_ file: PictureFile, caption: String) {
        note.history.withoutRecording { _ = note.add(file, caption: caption) }
        showCaption()
    }

    /// Shows a message at the top of the window.
    func show(_ text: String) {
        message.show(text)
    }

    /// Lets the person edit a picture's caption in place.
    func editCaption(of picture: NotePicture) {
        images.select(picture.id, focus: false)
        caption.edit(picture.caption) { [weak self] text in
            guard let self else { return }
            if let text {
                note.history.step(named: Command.editCaption.undoName) { note.setCaption(text, of: picture.id) }
            }
            images.select(picture.id, focus: true)
        }
    }

    /// The caption below the pictures is the selected one's, or the first's as long as none is selected.
    private func showCaption() {
        guard !caption.isEditing else { return }
        caption.show((images.selected ?? note.pictures.first)?.caption)
        menuBar?.setNeedsValidation()
    }

    // MARK: Undo

    /// The note's history, except while a caption is being edited: then its field has one of its own.
    var history: History? { caption.isEditing ? nil : note.history }

    /// Takes the last change back, or makes it again. A picture that is just being turned is waited for.
    func goThroughHistory(_ move: @escaping (History) -> Void) {
        text.view.endComposition()
        guard let turning = imageCommands?.turning else { return move(note.history) }
        Task { [note] in
            await turning.task.value
            move(note.history)
        }
    }

    private func show(_ step: HistoryStep, at place: NotePlace) {
        if step.changesText { text.view.scrollToInsertionPoint() }
        guard let last = step.lastPicture else { return }
        let picture = [place.picture, last].compactMap { $0 }.first { note.picture($0) != nil }
        images.select(picture, focus: images.widget.containsFocus)
    }

    /// Has the menu bar ask again what can be done.
    func setNeedsValidation() {
        menuBar?.setNeedsValidation()
    }

    // MARK: Sharing

    /// Shows where something can go to (E29).
    func share(_ content: SharedContent) {
        // Once the menu that it was chosen from has given the focus back.
        MainLoop.whenIdle { [weak self] in
            guard let self else { return }
            ShareSheet.present(content, over: window) { [weak self] in self?.show($0) }
        }
    }

    /// Shares the whole text.
    func shareNote() {
        let buffer = text.view.buffer
        share(.text(buffer.runs(in: 0..<buffer.count), title: title))
    }
}
