import Gtk
import Longpress
import Notes

/// A window with one note: its text, and its pictures with their captions.
final class NoteWindow {
    let window: ApplicationWindow
    let application: LongpressApplication
    let text: TextPane
    let images: ImagePane
    let note: Note
    let activity = ActivityBar()
    let caption: CaptionEditor
    private let message = MessageBar()
    /// The message about the note's file, while it is true.
    var fileMessage: String?
    let toast = ToastBar()
    /// The notice that the note has been saved.
    let savedNotice = ToastBar(offersUndo: false, isBrief: true)
    /// The container of the word count below the text. Words are counted only while it is visible.
    let wordCountBox = Box(.horizontal)
    var words: WordCountBar?
    /// The container of the find bar, which is made when first needed. It doesn't slide in, because the first letters typed would
    /// be lost.
    let findBarBox = Box(.vertical)
    private(set) lazy var finder: Finder = {
        hasFinder = true
        return Finder(self)
    }()
    private(set) var hasFinder = false
    let menuBar: MenuBarController
    let store: NoteStore
    let imageCommands: ImageCommandsResponder
    /// The text and pictures, or the web page in their place.
    let pages = Box(.vertical)
    let panes: Paned
    /// The list of notes, once it was requested, and the note.
    let sides: Paned
    var sidebar: NotesSidebar?
    /// The folder in which to save a note that was started in it.
    var newNoteFolder: File?
    private let lower: Overlay
    /// The pane of the note's web page, once it was requested.
    var webPage: WebPagePane?
    /// The page of another program that the note was read from, until a copy of it is edited.
    var foreignPage: [UInt8]?
    /// The task that makes the page to show.
    var rendering: Task<Void, Never>?
    /// The printing or exporting in progress, if any.
    var output: Task<Void, Never>?
    /// The long step that is being undone or redone, if any.
    var historyMove: HistoryMove?
    let viewers = Viewers()
    /// The pictures, with the field of the caption that is being edited.
    let side: CaptionedPictures
    /// Whether the user wants to see the images; nil while the note decides.
    var wantsImages: Bool?
    /// The number of pictures when their visibility was last decided.
    var knownPictures = 0
    /// The last known look of the window, including the parts that aren't visible now.
    var lastLook = StoredSettings.Window()
    /// Keeps the divider at its part of the window's size until the desktop has settled that size.
    var dividerConnection: SignalConnection?
    private let traversal: PaneTraversal
    private var wheelZoom: WheelZoom?

    /// The width of the note, in points, below which text and pictures are one above the other.
    private static let narrow = 600

    init(_ application: LongpressApplication, title: String, text content: RichText) {
        self.application = application
        window = ApplicationWindow(application.application)
        window.setDefaultSize(width: 900, height: 640)
        let buffer = TextBuffer(ofNoteWith: content)
        note = Note(buffer)
        text = TextPane(note, in: buffer) { [message] in message.show($0) }
        caption = CaptionEditor(note) { [message] in message.show($0) }
        images = ImagePane(note)
        imageCommands = ImageCommandsResponder(note, pane: images)
        store = NoteStore(note, title: title)
        menuBar = MenuBarController(
            .longpress, toggles: MenuBar.toggles, window: window, application: application.application)
        traversal = PaneTraversal(images, in: window)
        side = CaptionedPictures(images, caption)
        panes = Paned(.horizontal, start: text.widget, end: side.widget)
        lower = Overlay(over: pages)
        sides = Paned(.horizontal, start: nil, end: lower)
        restoreDivider()

        imageCommands.window = self
        text.pictures.window = self
        images.widget.responder = imageCommands
        window.responder = WindowResponder(self)
        layOut()
        followNote()
        followStore()
        followPanes()
        followWindow()
        showTitle()
        text.view.grabFocus()
        application.spelling.serve(text.spelling)
    }

    private func layOut() {
        let content = Box(.vertical)
        // In some languages, and with large text, the menu bar is wider than a phone.
        let bar = ScrolledWindow(row: menuBar.widget)
        content.append(bar)
        content.append(message.widget)
        content.append(activity.widget)
        findBarBox.isVisible = false
        content.append(findBarBox)
        panes.expandsVertically = true
        pages.append(panes)
        lower.add(toast.widget)
        lower.add(savedNotice.widget)
        sides.expandsVertically = true
        content.append(sides)
        wordCountBox.isVisible = false
        content.append(wordCountBox)
        window.child = content
        // The bars are controls (C28); the caption is something to read beside text and pictures (E9).
        window.keepMenusClear { [weak self] in
            guard let self else { return [] }
            return [bar, findBarBox.isVisible ? findBarBox : nil, shownCaption].compactMap { $0 }
        }

        followFinderKeys(on: content)
        acceptDrops(on: content)
        wheelZoom = WheelZoom(over: pages) { [weak self] isLarger in
            self?.window.responderChain.perform(isLarger ? .largerText : .smallerText)
            self?.setNeedsValidation()
        }
    }

    /// Arranges text and pictures one above the other if there is no room for them side by side.
    func adaptToWidth() {
        adaptFinder()
        adaptSidebar()
        let orientation: Orientation = expectedSize.width - sidebarWidth < Self.narrow ? .vertical : .horizontal
        guard orientation != panes.orientation else { return }
        rememberPart()
        panes.orientation = orientation
        restoreDivider()
    }

    // MARK: Pictures and captions

    /// Adds a picture that the note begins with.
    func add(_ picture: LoadedPicture, caption: String) {
        Thumbnails.shared.insert(picture)
        note.history.withoutRecording { _ = note.add(picture.file, caption: caption) }
    }

    func show(_ text: String) {
        message.show(text)
    }

    /// Shows a message with an action.
    func show(_ text: String, action: MessageBar.Action?) {
        message.show(text, action: action)
    }

    /// Shows a message below the current one.
    func showFurther(_ text: String, action: MessageBar.Action? = nil) {
        message.add(text, action: action)
    }

    /// Removes the action of the current message.
    func removeAction() {
        message.removeAction()
    }

    /// Removes a message, if it is still shown.
    func removeMessage(_ text: String) {
        message.removeMessage(text)
    }

    func editCaption(of picture: NotePicture) {
        if !showsImages { showImages(true) }
        images.change(focus: false) { $0.choose(picture.id) }
        images.reveal(picture.id)
        // This ends the editing of another caption.
        caption.edit(picture)
        images.editedCaption = picture.id
    }

    /// Disables what can't be edited while the note is being read.
    func setLoading(_ isLoading: Bool) {
        panes.isSensitive = !isLoading
        // An insensitive widget can't have the keyboard focus.
        if !isLoading, window.focus == nil || sidebar?.list.containsFocus == true { text.view.grabFocus() }
        setNeedsValidation()
    }

    /// Reports that pictures have been removed, and offers to bring them back.
    func showRemoved(_ count: Int) {
        toast.show(localizedPlural("Image removed", "{count} images removed", count: count))
    }

    /// The caption of the selected picture, or of the only one; nil if none is visible.
    var shownCaption: Label? { images.captioned.flatMap { images.captionLabel(of: $0.id) } }

    /// Makes the menu bar check again which commands are available.
    func setNeedsValidation() {
        menuBar.setNeedsValidation()
    }

    // MARK: Sharing

    /// Shows the targets for sharing content (E29).
    func share(_ content: SharedContent) {
        window.afterMenu { [weak self] window in await ShareSheet.present(content, over: window) { self?.show($0) } }
    }

    func shareNote() {
        let buffer = text.view.buffer
        share(.text(CopiedText(0..<buffer.count, of: buffer), title: store.name))
    }
}
