import Gtk
import Longpress
import TestSupport
import XCTest

/// The programs in the documentation do what it says: each test has a copy of a program there (Longpress.docc, and the comments
/// of TextViewResponder and LabelResponder).
final class DocumentationTests: LongpressTestCase {
    func testTextView() throws {
        let view = TextView()
        view.responder = TextViewResponder(view)
        view.menu = .edit(EditMenu())

        view.buffer.text = "some text"
        try TestWindow.with(view) { window in
            XCTAssertTrue(MenuPresenter.shared.open(on: view))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Select | Select All")
        }
    }

    func testWrittenEditMenu() throws {
        let text = TextView()
        text.editMenu {
            Standard()
            if let selection = text.buffer.selection {
                Action("Search") { print("searching for \(selection)") }
            }
        }

        text.buffer.text = "some text"
        try TestWindow.with(text) { window in
            text.buffer.select(0..<4)
            XCTAssertTrue(MenuPresenter.shared.open(on: text))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Cut | Copy | Delete | Select All | Search")
        }
    }

    func testSideBySide() throws {
        @MainActor final class Style { var (isBold, isItalic) = (true, false) }
        let (style, page, text) = (Style(), Label("a page"), TextView())
        func download() {}

        page.contextMenu {
            MenuSection(elementSize: .small) {
                Action("Bold", icon: "format-text-bold-symbolic", isOn: style.isBold) { style.isBold.toggle() }
                Action("Italic", icon: "format-text-italic-symbolic", isOn: style.isItalic) { style.isItalic.toggle() }
            }
            Action("Download", subtitle: "From the server", icon: .save, badge: "12 MB", tooltip: "Keeps a copy here") {
                download()
            }
        }
        try TestWindow.with(page) { window in
            MenuPresenter.shared.open(on: page)
            XCTAssertEqual(
                MenuOnScreen.outline(in: window), "✓ Bold · Italic\n—\nDownload From the server 12 MB")
        }

        text.editMenu {
            Standard()
            Divider()
            for command in Command.textStyle { command.labelStyle(.iconOnly) }
        }
    }

    func testLinks() throws {
        let note = Label("ada@example.org")

        note.editMenu {
            Standard()
            Command.links
        }
        note.doubleTapGranularity = .word

        try TestWindow.with(note) { window in
            MenuPresenter.shared.open(on: note)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Copy | New Email | Copy Link")
        }
    }

    func testPreviewOfAWidget() throws {
        let (row, portrait) = (Box(.horizontal, role: .group), Picture())
        let photo = PreviewWindow.texture(0)
        portrait.texture = photo
        row.append(portrait)
        func call() {}
        func showLetters() {}

        row.contextMenu(preview: ContextMenuPreview(of: portrait, in: row, shape: .ellipse)) {
            Action("Call", icon: MenuIcon(photo)) { call() }
            Action("Letters", icon: MenuIcon(GIcon(names: ["text-plain", "text-x-generic"]))) { showLetters() }
        }

        try TestWindow.with(row) { window in
            MenuPresenter.shared.open(on: row)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Call\nLetters")
        }
    }

    func testMenuEvents() throws {
        @MainActor final class Video {
            var isPlaying = true
            func play() { isPlaying = true }
            func pause() { isPlaying = false }
            let widget = Label("a video")
            func onMenuEvent(_ handler: @escaping (MenuEvent) -> Void) { widget.onMenuEvent(handler) }
        }
        let video = Video()
        video.widget.contextMenu { Action("Save") {} }

        video.onMenuEvent { event in
            switch event {
            case .willOpen: video.pause()
            case .didOpen: break
            case .didClose(let chosen): if chosen == nil { video.play() }
            }
        }

        let text = TextView()
        let toolbarFrame = Rectangle(x: 0, y: 0, width: 100, height: 30)
        text.editMenu(preferredArrowDirection: .up, keepClear: [toolbarFrame]) { Standard() }

        try TestWindow.with(video.widget) { _ in
            MenuPresenter.shared.open(on: video.widget)
            XCTAssertFalse(video.isPlaying)
            MenuPresenter.shared.close()
            XCTAssertTrue(video.isPlaying)
        }
    }

    func testWrittenContextMenus() throws {
        final class Song { var isFavorite = false }
        let song = Song()
        var done: [String] = []
        func play(_ song: Song) { done.append("play") }
        func playlists() async throws -> [String] { ["Evening"] }
        func add(_ song: Song, to list: String) { done.append("add to \(list)") }
        func addToNewPlaylist(_ song: Song) { done.append("add") }
        func remove(_ song: Song) { done.append("remove") }

        let row = Box(.horizontal, role: .group)
        row.contextMenu {
            Action("Play", icon: .play) { play(song) }
            Action("Favorite", keepsMenuPresented: true, isOn: song.isFavorite) { song.isFavorite.toggle() }
            Submenu("Add to Playlist") {
                Later { try await playlists().map { list in Action(list) { add(song, to: list) } } }
                Divider()
                Action("New Playlist…") { addToNewPlaylist(song) }
            }
            Divider()
            Action("Remove", icon: .remove, role: .destructive) { remove(song) }
        }
        try TestWindow.with(row) { window in
            XCTAssertTrue(MenuPresenter.shared.open(on: row))
            XCTAssertEqual(
                MenuOnScreen.outline(in: window), "Play\nFavorite\nAdd to Playlist ▸\n—\nRemove (destructive)")
            try MenuOnScreen.choose("Add to Playlist", in: window)
            try waitUntil("the playlists") { MenuOnScreen.submenu(in: window) == "Evening\n—\nNew Playlist…" }
            try MenuOnScreen.choose("Evening", in: window)
            try waitUntil("it to be added") { done == ["add to Evening"] }
        }
    }

    func testWrittenMenuOfAList() throws {
        func addSong() { songs.items.append("Cantaloupe Island") }
        func remove(_ gone: [String]) { songs.items.removeAll { gone.contains($0) } }

        let songs = ListModel(["Autumn Leaves", "Blue in Green"])
        let list = ListView(songs, name: "Songs") {
            let label = Label()
            return ListCell(label) { song in label.text = song }
        }
        list.contextMenu(for: songs.items, title: { $0.count > 1 ? "\($0.count) Songs" : nil }) { selected in
            if selected.isEmpty {
                Action("Add Song", icon: .add) { addSong() }
            } else {
                Action("Remove", icon: .remove, role: .destructive) { remove(selected) }
            }
        }
        try TestWindow.with(ScrolledWindow(list)) { window in
            XCTAssertTrue(MenuPresenter.shared.open(on: list, by: .hold, at: Point(x: 5, y: 5)))
            try MenuOnScreen.choose("Remove", in: window)
            try waitUntil("the song to go") { songs.items == ["Blue in Green"] }
        }
    }

    func testCustomCommand() throws {
        let view = TextView()
        view.responder = SearchingResponder(view)
        view.menu = .edit(EditMenu(custom: [SearchingResponder.search]))

        view.buffer.text = "some text"
        try TestWindow.with(view) { window in
            XCTAssertTrue(MenuPresenter.shared.open(on: view))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Select | Select All")
            view.buffer.select(0..<9)
            XCTAssertTrue(MenuPresenter.shared.open(on: view))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Cut | Copy | Delete | Search")
        }
    }

    func testItemWithAContextMenu() throws {
        let photo = Picture()
        photo.responder = PhotoResponder()
        photo.menu = .context(
            ContextMenu {
                PhotoResponder.open
                Submenu("Rotate") {
                    PhotoResponder.left
                    PhotoResponder.right
                }
                MenuSection {
                    PhotoResponder.frame
                }
                PhotoResponder.remove
            })

        try TestWindow.with(photo) { window in
            XCTAssertTrue(MenuPresenter.shared.open(on: photo))
            let outline = "Open\nRotate ▸\n—\n✓ Show Frame\n—\nRemove (destructive)"
            XCTAssertEqual(MenuOnScreen.outline(in: window), outline)
            try MenuOnScreen.choose("Show Frame", in: window)
            try waitUntil("the check mark to go") {
                MenuOnScreen.outline(in: window) == outline.replacing("✓ ", with: "")
            }
        }
    }

    func testMenuForEachPlace() throws {
        let strip = StripResponder()
        let view = Picture()
        view.responder = strip
        view.menu = .context(strip.menu)

        try TestWindow.with(view) { window in
            XCTAssertTrue(MenuPresenter.shared.open(on: view, by: .hold, at: Point(x: 150, y: 10)))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Share…")
            XCTAssertEqual(strip.selection, [1])
            XCTAssertTrue(MenuPresenter.shared.open(on: view, by: .hold, at: Point(x: 350, y: 10)))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Add Photo…")
        }
    }

    func testDeferredCommands() throws {
        let photo = Picture()
        photo.responder = PhotoResponder()
        func findPrograms() async throws -> [Command] { [Command("open-with-viewer", title: "Viewer")] }
        let programs = DeferredCommands(title: "Looking for Programs…", failureMessage: "No Programs Found") {
            try await findPrograms()
        }
        photo.menu = .context(
            ContextMenu {
                PhotoResponder.open
                MenuSection(title: "Open With") {
                    programs
                }
            })

        try TestWindow.with(photo) { window in
            XCTAssertTrue(MenuPresenter.shared.open(on: photo))
            XCTAssertEqual(
                MenuOnScreen.outline(in: window), "Open\n—\n[Open With]\n“Looking for Programs…” ⟳")
            try waitUntil("the programs") {
                MenuOnScreen.outline(in: window) == "Open\n—\n[Open With]\nViewer"
            }
        }
    }

    func testItemWithAPreview() throws {
        let picture = PreviewWindow.texture(0)
        let item = Picture()
        item.texture = picture
        item.responder = PhotoResponder()
        let weak = WeakObject(item)
        item.menu = .context { _ in
            guard let size = weak.value?.size else { return nil }
            return ContextMenuConfiguration(
                menu: ContextMenu([ContextMenu.Section(.command(PhotoResponder.open))]),
                preview: ContextMenuPreview(
                    textures: [picture],
                    source: Rectangle(x: 0, y: 0, width: size.width, height: size.height),
                    onOpen: { print("opening it") },
                    dragContent: { [.picture(picture)] }))
        }

        try TestWindow.with(Overlay(over: item)) { window in
            XCTAssertTrue(MenuPresenter.shared.open(on: item))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Open")
            XCTAssertTrue(
                MenuOnScreen.descendants(of: window).contains { $0.hasStyle("longpress-preview-layer") })
        }
    }

    func testLabel() throws {
        let label = Label("text")
        label.isSelectable = true
        label.responder = LabelResponder(label)
        label.menu = .edit(EditMenu())

        let box = Box(.vertical)
        box.append(label)
        try TestWindow.with(box) { window in
            XCTAssertTrue(MenuPresenter.shared.open(on: label, by: .hold, at: Point(x: 1, y: 1)))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Copy")
        }
    }
}

private final class SearchingResponder: TextViewResponder {
    static let search = Command("search", title: "Search")

    private static let handlers: CommandHandlers<SearchingResponder> = [
        search: .with({ $0.view?.buffer.selection }) { _, selection in print("searching for \(selection)") }
    ]

    override func handler(for command: Command) -> CommandHandler? {
        Self.handlers[command, for: self] ?? super.handler(for: command)
    }
}

private final class PhotoResponder: Responder {
    static let open = Command("open", title: "Open", icon: "document-open-symbolic")
    static let left = Command("rotate-left", title: "Rotate Left")
    static let right = Command("rotate-right", title: "Rotate Right")
    static let frame = Command("frame", title: "Show Frame", keepsMenuPresented: true)
    static let remove = Command("remove", title: "Remove", icon: "user-trash-symbolic", isDestructive: true)

    private static let handlers: CommandHandlers<PhotoResponder> = [
        open: .always { _ in print("opening it") },
        left: .always { $0.quarterTurns -= 1 },
        right: .always { $0.quarterTurns += 1 },
        frame: .always(isOn: { $0.hasFrame }) { $0.hasFrame.toggle() },
        remove: .always { _ in print("removing it") },
    ]

    private var quarterTurns = 0
    private var hasFrame = true

    var canBecomeFirstResponder: Bool { true }

    func handler(for command: Command) -> CommandHandler? {
        if command.id.rawValue.hasPrefix("open-with-") { return CommandHandler { print(command.title) } }
        return Self.handlers[command, for: self]
    }
}

private final class StripResponder: ContextMenuTarget {
    static let share = Command("share", title: "Share…")
    static let add = Command("add", title: "Add Photo…")
    static let photos = 3

    private static let handlers: CommandHandlers<StripResponder> = [
        share: .when({ !$0.selection.isEmpty }) { print("sharing \($0.selection)") },
        add: .always { _ in print("adding a photo") },
    ]

    private(set) var selection: Set<Int> = []

    var canBecomeFirstResponder: Bool { true }
    func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }

    func prepareMenu(at point: Point?, by trigger: MenuTrigger) {
        guard let point else { return }
        let photo = Int(point.x / 100)
        if photo >= Self.photos { selection = [] } else if !selection.contains(photo) { selection = [photo] }
    }

    func menu(_ request: ContextMenuRequest) -> ContextMenuConfiguration? {
        guard let first = selection.min(), let last = selection.max() else {
            return ContextMenuConfiguration(menu: ContextMenu { Self.add })
        }
        let menu = ContextMenu(title: selection.count > 1 ? "\(selection.count) Photos" : nil) { Self.share }
        return ContextMenuConfiguration(
            menu: menu,
            targetRectangle: Rectangle(x: Double(first) * 100, y: 0, width: Double(last - first + 1) * 100, height: 80))
    }
}
