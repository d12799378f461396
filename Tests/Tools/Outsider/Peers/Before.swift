// The same menus in the lower-level API that the short form is built on, as it was before the short form. These were compiled
// and tested with it.

// Label
label.isSelectable = true
label.responder = LabelResponder(label)
label.menu = .edit(EditMenu())

// Editor
text.responder = SearchingResponder(text) { [unowned self] in log.append("search \($0)") }
text.menu = .edit(EditMenu(custom: [SearchingResponder.search]))
final class SearchingResponder: TextViewResponder {
    static let search = Command("search", title: "Search")
    private static let handlers: CommandHandlers<SearchingResponder> = [
        search: .with({ $0.view?.buffer.selection }) { $0.onSearch($1) }
    ]
    private let onSearch: (Range<Int>) -> Void
    init(_ view: TextView, onSearch: @escaping (Range<Int>) -> Void) {
        self.onSearch = onSearch
        super.init(view)
    }
    override func handler(for command: Command) -> CommandHandler? {
        Self.handlers[command, for: self] ?? super.handler(for: command)
    }
}

// Picture
picture.isFocusable = true
picture.responder = self
picture.menu = .context(
    ContextMenu {
        Self.copy
        Submenu("Rotate") {
            Self.left
            Self.right
        }
        Self.remove
    })
extension PictureProgram: HandlingResponder {
    static let copy = Command("copy-picture", title: "Copy", icon: "edit-copy-symbolic")
    static let left = Command("left", title: "Left")
    static let right = Command("right", title: "Right")
    static let remove = Command("remove", title: "Remove", icon: "list-remove-symbolic", isDestructive: true)
    private static let handlers: CommandHandlers<PictureProgram> = [
        copy: .always { $0.log.append("copy") },
        left: .always { $0.log.append("left") },
        right: .always { $0.log.append("right") },
        remove: .always { $0.log.append("remove") },
    ]
    var canBecomeFirstResponder: Bool { true }
    func becomeFirstResponder() -> Bool { picture.grabFocus() }
    func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }
}

// List
let responder = SongResponder(row, in: self)
row.responder = responder
row.menu = .context { [unowned responder] _ in ContextMenuConfiguration(menu: responder.menu) }
list.responder = self
list.menu = .context(ContextMenu { Self.add })
extension ListProgram: HandlingResponder {
    static let add = Command("add", title: "Add Song", icon: "list-add-symbolic")
    private static let handlers: CommandHandlers<ListProgram> = [add: .always { $0.log.append("add") }]
    var canBecomeFirstResponder: Bool { true }
    func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }
    fileprivate var selected: [String] { zip(songs, rows).filter(\.1.isSelected).map(\.0) }
}
private final class SongResponder: ContextMenuTarget, HandlingResponder {
    static let play = Command("play", title: "Play", icon: "media-playback-start-symbolic")
    static let favorite = Command("favorite", title: "Favorite", keepsMenuPresented: true)
    static let remove = Command("remove", title: "Remove", icon: "list-remove-symbolic", isDestructive: true)
    private static let handlers: CommandHandlers<SongResponder> = [
        play: .always { $0.program.log.append("play \($0.program.selected.joined(separator: ", "))") },
        favorite: .always(isOn: { $0.program.favorites.isSuperset(of: $0.program.selected) }) {
            $0.program.favorites.formSymmetricDifference($0.program.selected)
        },
        remove: .always { $0.program.log.append("remove") },
    ]
    private unowned let row: ListRow
    private unowned let program: ListProgram
    init(_ row: ListRow, in program: ListProgram) { (self.row, self.program) = (row, program) }
    var menu: ContextMenu {
        let count = program.selected.count
        return ContextMenu(title: count > 1 ? "\(count) Songs" : nil) {
            Self.play
            Self.favorite
            Self.remove
        }
    }
    var nextResponder: (any Responder)? { program }
    var canBecomeFirstResponder: Bool { true }
    func becomeFirstResponder() -> Bool { row.grabFocus() }
    func prepareMenu(at point: Point?, by trigger: MenuTrigger) {
        guard !row.isSelected else { return }
        program.list.unselectAll()
        program.list.select(row)
    }
    func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }
}

// Chart
fileprivate var bar: Int? = 0
canvas.isFocusable = true
canvas.responder = self
canvas.menu = .context { [unowned self] _ in
    guard let bar else { return nil }
    let menu = ContextMenu(title: "Bar \(bar + 1)") {
        Self.taller
        Self.explain
    }
    return ContextMenuConfiguration(menu: menu, targetRectangle: frame(of: bar))
}
extension ChartProgram: ContextMenuTarget, HandlingResponder {
    static let taller = Command("taller", title: "Taller", icon: "list-add-symbolic")
    static let explain = Command("explain", title: "Explain", icon: "dialog-information-symbolic")
    private static let handlers: CommandHandlers<ChartProgram> = [
        taller: .with({ $0.bar }) { $0.heights[$1] += 10 },
        explain: .with({ $0.bar }) { $0.log.append("explain \($1 + 1)") },
    ]
    var canBecomeFirstResponder: Bool { true }
    func becomeFirstResponder() -> Bool { canvas.grabFocus() }
    func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }
    func prepareMenu(at point: Point?, by trigger: MenuTrigger) { bar = point.map(bar) ?? bar ?? 0 }
}

// Verse
canvas.isFocusable = true
canvas.responder = verse
canvas.menu = .edit(EditMenu())

// Files
// At that time, a submenu couldn't load its items: the programs are a section of the menu.
row.responder = FileResponder(file, row, of: self)
row.menu = .context(
    ContextMenu {
        FileResponder.open
        Section(title: "Open With") { programs }
    })
private let programs = DeferredCommands(title: "Looking for Programs…", failureMessage: "No Programs Found") {
    try await FilesProgram.findPrograms().map { Command(Command.ID(rawValue: "with-\($0)"), title: $0) }
}
private final class FileResponder: HandlingResponder {
    static let open = Command("open", title: "Open", icon: "document-open-symbolic")
    private let file: String
    private let row: WeakObject<Widget>
    private unowned let program: FilesProgram
    init(_ file: String, _ row: ListRow, of program: FilesProgram) {
        (self.file, self.row, self.program) = (file, WeakObject(row), program)
    }
    var canBecomeFirstResponder: Bool { true }
    func becomeFirstResponder() -> Bool { row.value?.grabFocus() ?? false }
    func handler(for command: Command) -> CommandHandler? {
        let (file, program) = (file, program)
        if command.id == Self.open.id { return CommandHandler { program.log.append("open \(file)") } }
        guard command.id.rawValue.hasPrefix("with-") else { return nil }
        return CommandHandler { program.log.append("open \(file) with \(command.title)") }
    }
}

// Form
if let field = Editable(name) {
    field.responder = EntryResponder(field)
    field.menu = .edit(EditMenu())
}
if let field = Editable(date) {
    field.responder = DateResponder(field)
    field.menu = .edit(EditMenu(custom: [DateResponder.today]))
}
private final class DateResponder: EntryResponder {
    static let today = Command("today", title: "Insert Today")
    private static let handlers: CommandHandlers<DateResponder> = [
        today: .when({ $0.entry?.text.isEmpty == true }) { $0.entry?.text = "2026-11-27" }
    ]
    override func handler(for command: Command) -> CommandHandler? {
        Self.handlers[command, for: self] ?? super.handler(for: command)
    }
}

// Gallery
picture.isFocusable = true
picture.responder = PhotoResponder(number, picture, in: self)
picture.menu = .context { [unowned self] _ in
    ContextMenuConfiguration(
        menu: ContextMenu {
            PhotoResponder.share
            PhotoResponder.remove
        }, preview: preview(number), targetName: "Photo \(number)")
}
private func preview(_ number: Int) -> ContextMenuPreview? {
    guard let texture = pictures[number - 1].texture else { return nil }
    return ContextMenuPreview(
        textures: [texture], source: Rectangle(x: 0, y: 0, width: 160, height: 120),
        onOpen: { self.log.append("open \(number)") })
}
private final class PhotoResponder: HandlingResponder {
    static let share = Command("share", title: "Share", icon: "emblem-shared-symbolic")
    static let remove = Command("remove", title: "Remove", icon: "list-remove-symbolic", isDestructive: true)
    private static let handlers: CommandHandlers<PhotoResponder> = [
        share: .always { $0.program.log.append("share \($0.number)") },
        remove: .always { $0.program.log.append("remove \($0.number)") },
    ]
    private let number: Int
    private unowned let picture: Picture
    private unowned let program: GalleryProgram
    init(_ number: Int, _ picture: Picture, in program: GalleryProgram) {
        (self.number, self.picture, self.program) = (number, picture, program)
    }
    var canBecomeFirstResponder: Bool { true }
    func becomeFirstResponder() -> Bool { picture.grabFocus() }
    func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }
}

// Article
text.responder = ArticleResponder(text, links) { [unowned self] in log.append("open \($0)") }
text.menu = .edit(EditMenu(custom: [ArticleResponder.open, ArticleResponder.copyLink]))
private final class ArticleResponder: TextViewResponder {
    static let open = Command("open-link", title: "Open Link")
    static let copyLink = Command("copy-link", title: "Copy Link")
    private static let handlers: CommandHandlers<ArticleResponder> = [
        open: .with({ $0.selectedLink }) { $0.onOpen($1) },
        copyLink: .with({ $0.selectedLink }) { Clipboard.standard.offer([.text($1)]) },
    ]
    private let links: [String: String]
    private let onOpen: (String) -> Void
    init(_ view: TextView, _ links: [String: String], onOpen: @escaping (String) -> Void) {
        (self.links, self.onOpen) = (links, onOpen)
        super.init(view)
    }
    private var selectedLink: String? {
        guard let buffer = view?.buffer, let range = buffer.selection else { return nil }
        return links[buffer.text(in: range)]
    }
    override func handler(for command: Command) -> CommandHandler? {
        Self.handlers[command, for: self] ?? super.handler(for: command)
    }
}
