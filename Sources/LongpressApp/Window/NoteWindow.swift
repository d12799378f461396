import Gtk
import Longpress

/// A window with one note: its text, its pictures and the caption of the selected one.
final class NoteWindow {
    let window: ApplicationWindow
    let application: LongpressApplication
    let text: TextPane
    let images: ImagePane
    let note: Note
    let activity = ActivityBar()
    let caption: CaptionPane
    /// The caption that is being edited, and the picture that it belongs to.
    private var editedPicture: NotePicture.ID?
    private let message: MessageBar
    /// What was said of the note's file, as long as that is true.
    var toldOfFile: String?
    private let panes: Paned
    private var toast: ToastBar?
    private var traversal: PaneTraversal?
    private(set) var menuBar: MenuBarController?
    private var ownStore: NoteStore?
    /// Where the note is kept.
    var store: NoteStore { ownStore! }
    private(set) var imageCommands: ImageCommandsResponder?

    /// The width in points below which text and pictures stand above each other.
    private static let narrow = 600

    init(_ application: LongpressApplication, title: String, text content: String) {
        self.application = application
        window = ApplicationWindow(application.application)
        window.setDefaultSize(width: 900, height: 640)
        let message = MessageBar()
        self.message = message
        note = Note(content)
        text = TextPane(note) { message.show($0) }
        caption = CaptionPane { message.show($0) }
        images = ImagePane(note)

        let side = Box(.vertical)
        side.append(images.widget)
        side.append(Separator(.horizontal))
        side.append(caption.widget)
        panes = Paned(.horizontal, start: text.widget, end: side)
        panes.position = 480

        let imageCommands = ImageCommandsResponder(note, pane: images, window: self)
        self.imageCommands = imageCommands
        images.widget.responder = imageCommands
        window.responder = WindowResponder(self)
        ownStore = NoteStore(self, note: note, title: title)
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
        content.append(activity.widget)
        let toast = ToastBar { [weak self] in self?.goThroughHistory { $0.undo() } }
        // It tells of pictures.
        toast.onFocusLoss = { [weak self] in self?.images.change(focus: true) { _ in } }
        self.toast = toast
        let lower = Overlay(over: panes)
        lower.expandsVertically = true
        lower.add(toast.widget)
        content.append(lower)
        window.child = content
        // The bar as a control (C28), the caption as what is read beside text and pictures (E9).
        window.keepMenusClear { [weak self] in
            guard let self, let menuBar = self.menuBar else { return [] }
            return [menuBar.widget, caption.label]
        }

        let drops = DropTarget(pictureTypes: PictureFile.types)
        drops.onDrop { [weak self] drop in self?.take(drop) }
        content.add(drops)
    }

    private func connect() {
        note.observe { [weak self] change in self?.noteChanged(change) }
        note.selectedPictures = { [weak self] in self?.images.selected.map(\.id) ?? [] }
        note.onShow = { [weak self] step, place in self?.show(step, at: place) }
        traversal = PaneTraversal(images, in: window)
        images.onSelectionChange = { [weak self] in self?.showCaption() }
        caption.onActivate = { [weak self] in self?.window.responderChain.perform(.editCaption) }
        images.onOpen = { [weak self] in self?.window.responderChain.perform(.openImage) }
        images.onDelete = { [weak self] in self?.window.responderChain.perform(.removeImage) }
        text.responder.onShare = { [weak self] in self?.share(.text($0, title: self?.store.name ?? "")) }
        let clipboard = text.responder.clipboard
        clipboard.activity = activity
        clipboard.onAnotherTry = { [weak self] in self?.takeBack($0) }
        clipboard.onPictureOnly = { [weak self] in self?.imageCommands?.perform(.pasteImage) }
        text.responder.typing.onChange = { [weak self] in self?.menuBar?.setNeedsValidation() }
        text.spelling.onSuggestions = { [weak self] in self?.menuBar?.setNeedsValidation() }
        text.view.buffer.onSelectionChange { [weak self] in self?.menuBar?.setNeedsValidation() }
        window.onFirstResponderChange { [weak self] in
            guard let self else { return }
            caption.firstResponderChanged(to: window.firstResponder)
        }
        window.onResize { [weak self] in self?.adaptToWidth() }
        window.onCloseRequest { [weak self] in
            guard let self else { return false }
            MenuPresenter.shared.close(in: window)
            guard mayClose() else { return true }
            activity.cancelAll()
            application.windowClosed(self)
            return false
        }
        window.onActiveChange { [weak self] in
            guard let self, window.isActive else { return }
            Task { await self.store.lookForChanges() }
        }
        caption.onEdit = { [weak self] in
            self?.store.journal.noteChanged()
            self?.showTitle()
        }
        showTitle()
        showCaption()
        text.view.grabFocus()
    }

    /// Shows what has changed of the note.
    private func noteChanged(_ change: Note.Change) {
        switch change {
        case .text(.marking), .pose: break
        case .text: application.spelling.load()
        case .pictures, .caption: showCaption()
        case .history:
            // What it offers to take back is no longer the last thing done.
            toast?.hide()
            showTitle()
        }
        setNeedsValidation()
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
    func add(_ picture: LoadedPicture, caption: String) {
        Thumbnails.shared.insert(picture)
        note.history.withoutRecording { _ = note.add(picture.file, caption: caption) }
        showCaption()
    }

    /// Shows a message at the top of the window.
    func show(_ text: String) {
        message.show(text)
    }

    /// Takes a message away, if it is still the one that is shown.
    func takeBack(_ text: String) {
        if message.text == text { message.hide() }
    }

    /// Lets the person edit a picture's caption in place.
    func editCaption(of picture: NotePicture) {
        // It goes on with what has been typed.
        if editedPicture == picture.id { return caption.focusField() }
        images.select([picture.id], focus: false)
        editedPicture = picture.id
        caption.edit(picture.caption) { [weak self] text, wasLeft in
            guard let self else { return }
            editedPicture = nil
            // Taken back, the caption is again as it is in the note.
            caption.onEdit()
            if let text {
                note.history.step(named: Command.editCaption.undoName) { note.setCaption(text, of: picture.id) }
            }
            if !wasLeft { images.select([picture.id], focus: true) }
        }
    }

    /// The note's pictures, with the caption that is just being edited as it is by now.
    var picturesAsEdited: [NotePicture] {
        guard let editedPicture, let text = caption.editedText else { return note.pictures }
        return note.pictures.map { picture in
            var picture = picture
            if picture.id == editedPicture { picture.caption = text }
            return picture
        }
    }

    /// Whether a caption is being edited that isn't in the note yet.
    var hasUnsavedCaption: Bool {
        guard let editedPicture, let text = caption.editedText else { return false }
        return note.picture(editedPicture)?.caption != text
    }

    /// Takes what can't be edited while the note is being read.
    func setLoading(_ isLoading: Bool) {
        panes.isSensitive = !isLoading
        // Insensitive it couldn't have the keyboard.
        if !isLoading, window.focus == nil { text.view.grabFocus() }
        setNeedsValidation()
    }

    /// Tells that pictures have been removed, and offers to bring them back.
    func showRemoved(_ count: Int) {
        toast?.show(count == 1 ? "Image removed" : "\(count) images removed")
    }

    /// The caption below the pictures is the selected one's, or the only one's; of several it says how many are selected.
    private func showCaption() {
        guard !caption.isEditing else { return }
        if let picture = images.captioned {
            caption.show(.caption(picture.caption))
        } else {
            caption.show(note.pictures.isEmpty ? .nothing : .count(images.selected.count))
        }
        menuBar?.setNeedsValidation()
    }

    // MARK: Undo

    /// The note's history, except while a caption is being edited: then its field has one of its own.
    var history: History? { caption.isEditing ? nil : note.history }

    /// Takes the last change back, or makes it again.
    func goThroughHistory(_ move: (History) -> Void) {
        text.view.endComposition()
        move(note.history)
    }

    private func show(_ step: HistoryStep, at place: NotePlace) {
        if step.changesText { text.view.scrollToInsertionPoint() }
        let changed = step.pictures
        guard !changed.isEmpty else { return }
        let selected = [place.pictures, changed].map { $0.filter { note.picture($0) != nil } }.first { !$0.isEmpty }
        images.select(selected ?? [], focus: images.widget.containsFocus)
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

    /// Asks for a program to open something with.
    func openWith(_ content: SharedContent) {
        // Once the menu that it was chosen from has given the focus back.
        MainLoop.whenIdle { [weak self] in
            guard let self else { return }
            OpenWith.choose(content, over: window) { [weak self] in self?.show($0) }
        }
    }

    /// Shares the whole text.
    func shareNote() {
        let buffer = text.view.buffer
        share(.text(CopiedText(0..<buffer.count, of: buffer), title: store.name))
    }
}
