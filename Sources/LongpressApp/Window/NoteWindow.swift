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
    /// The message about the note's file, as long as it is true.
    var toldOfFile: String?
    let toast = ToastBar()
    /// Says that the note has been saved.
    let savedNotice = ToastBar(offersUndo: false, isBrief: true)
    /// The place of the number of words below the text, which is counted while it is shown.
    let wordPlace = Box(.horizontal)
    var words: WordCountBar?
    /// The place of the bar for finding, which is made when it is first wanted. What slides in would lose the first letters.
    let findPlace = Box(.vertical)
    private(set) lazy var finder: Finder = {
        hasFinder = true
        return Finder(self)
    }()
    private(set) var hasFinder = false
    let menuBar: MenuBarController
    let store: NoteStore
    let imageCommands: ImageCommandsResponder
    /// Text and pictures, or the page in their place.
    let pages = Box(.vertical)
    let panes: Paned
    /// The list of notes, once it was asked for, and the note.
    let sides: Paned
    var sidebar: NotesSidebar?
    /// Where a note that was begun in a folder is to be saved.
    var folderOfNew: File?
    private let lower: Overlay
    /// The note as a browser shows it, once that was asked for.
    var webPage: WebPagePane?
    /// The page from elsewhere that the note was read from, until a copy of it is edited.
    var foreignPage: [UInt8]?
    /// The making of the page that is to be shown.
    var rendering: Task<Void, Never>?
    /// The note's way to paper or to a PDF, while it goes on.
    var output: Task<Void, Never>?
    /// A long step that is being undone or redone.
    var historyMove: HistoryMove?
    let viewers = Viewers()
    /// The pictures, with the caption that is being edited.
    let side: PicturesWithCaption
    /// Whether the person wants to see the images; nil as long as the note decides.
    var wantsImages: Bool?
    /// The number of pictures when it was last looked whether they are to be seen.
    var knownPictures = 0
    /// What was kept of the window, as far as it is still to be seen.
    var lastLook = KeptSettings.Window()
    /// Keeps the window's divider at its part of the size, until the desktop has settled that.
    var keptPart: SignalConnection?
    private let traversal: PaneTraversal
    private var wheelZoom: WheelZoom?

    /// The width in points of the note below which text and pictures stand above each other.
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
        side = PicturesWithCaption(images, caption)
        panes = Paned(.horizontal, start: text.widget, end: side.widget)
        lower = Overlay(over: pages)
        sides = Paned(.horizontal, start: nil, end: lower)
        giveTextItsPart()

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
        // In some languages, and with large text, it is wider than a phone.
        let bar = ScrolledWindow(row: menuBar.widget)
        content.append(bar)
        content.append(message.widget)
        content.append(activity.widget)
        findPlace.isVisible = false
        content.append(findPlace)
        panes.expandsVertically = true
        pages.append(panes)
        lower.add(toast.widget)
        lower.add(savedNotice.widget)
        sides.expandsVertically = true
        content.append(sides)
        wordPlace.isVisible = false
        content.append(wordPlace)
        window.child = content
        // The bar as a control (C28), the caption as what is read beside text and pictures (E9).
        window.keepMenusClear { [weak self] in
            guard let self else { return [] }
            return [bar, findPlace.isVisible ? findPlace : nil, shownCaption].compactMap { $0 }
        }

        followFinderKeys(on: content)
        takeDrops(on: content)
        wheelZoom = WheelZoom(over: pages) { [weak self] isLarger in
            self?.window.responderChain.perform(isLarger ? .largerText : .smallerText)
            self?.setNeedsValidation()
        }
    }

    /// Puts text and pictures above each other where there is no room for them side by side.
    func adaptToWidth() {
        adaptFinder()
        adaptSidebar()
        let orientation: Orientation = expectedSize.width - sidebarWidth < Self.narrow ? .vertical : .horizontal
        guard orientation != panes.orientation else { return }
        rememberPart()
        panes.orientation = orientation
        giveTextItsPart()
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

    /// Shows a message, with what can be done about it.
    func show(_ text: String, action: MessageBar.Action?) {
        message.show(text, action: action)
    }

    /// Shows a message below what is said already.
    func showFurther(_ text: String, action: MessageBar.Action? = nil) {
        message.add(text, action: action)
    }

    /// Takes away what can be done about the message that is shown.
    func takeBackAction() {
        message.takeBackAction()
    }

    /// Takes a message away, if it is still the one that is shown.
    func takeBack(_ text: String) {
        message.takeBack(text)
    }

    func editCaption(of picture: NotePicture) {
        if !showsImages { showImages(true) }
        images.change(focus: false) { $0.choose(picture.id) }
        images.reveal(picture.id)
        // One that was being edited until now isn't any more.
        caption.edit(picture)
        images.editedCaption = picture.id
    }

    /// Takes what can't be edited while the note is being read.
    func setLoading(_ isLoading: Bool) {
        panes.isSensitive = !isLoading
        // Insensitive it couldn't have the keyboard.
        if !isLoading, window.focus == nil || sidebar?.list.containsFocus == true { text.view.grabFocus() }
        setNeedsValidation()
    }

    /// Tells that pictures have been removed, and offers to bring them back.
    func showRemoved(_ count: Int) {
        toast.show(localizedPlural("Image removed", "{count} images removed", count: count))
    }

    /// The caption of the selected picture, or of the only one; nil if none is visible.
    var shownCaption: Label? { images.captioned.flatMap { images.captionLabel(of: $0.id) } }

    /// Has the menu bar ask again what can be done.
    func setNeedsValidation() {
        menuBar.setNeedsValidation()
    }

    // MARK: Sharing

    /// Shows where something can go to (E29).
    func share(_ content: SharedContent) {
        window.afterMenu { [weak self] window in await ShareSheet.present(content, over: window) { self?.show($0) } }
    }

    func shareNote() {
        let buffer = text.view.buffer
        share(.text(CopiedText(0..<buffer.count, of: buffer), title: store.name))
    }
}
