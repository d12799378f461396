import Documents
import Gtk
import Longpress
import Notes
import Pictures

/// A window that shows one picture as large as possible, zoomed and moved as needed; several pictures are shown one at a time. A
/// region of the picture can be selected, and has an edit menu; the commands for the whole picture are in the menu of the bar.
final class PictureViewer {
    let window: WeakObject<Window>
    private(set) var pictures: [NotePicture]
    private(set) var index = 0
    /// The window of the pictures' note.
    private(set) weak var owner: NoteWindow?
    private let bar: ViewerBar
    let notice = ViewerNotice()
    let canvas = FreeLayout(role: .group)
    private let view = Picture()
    private let loader = ThumbnailLoader()
    let region: ViewerRegion
    /// All pixels, once the picture is shown larger than the largest thumbnail.
    private var whole: Pixels?
    private var loading: Task<Void, Never>?
    /// The cropping in progress, if any.
    var cropping: Task<Void, Never>?
    private var input: ViewerInput?
    private var shown: Pixels?
    private(set) var zoom: PictureZoom

    /// The maximum initial size of the window, in points: a part of a usual screen.
    private static let largest = (width: 1100.0, height: 720.0)
    /// The minimum initial size, in points: it has room for the bar and the menu, however small the picture is.
    private static let least = (width: 440, height: 360)

    /// Opens a window with pictures, starting with the first. The viewer lives as long as its window.
    static func open(_ pictures: [NotePicture], of owner: NoteWindow) {
        guard let first = pictures.first else { return }
        let window = Window()
        let scale = min(1, largest.width / first.size.width, largest.height / first.size.height)
        window.setDefaultSize(
            width: max(least.width, Int(first.size.width * scale)),
            height: max(least.height, Int(first.size.height * scale)))
        window.setTransient(for: owner.window)
        let viewer = PictureViewer(pictures, of: owner, in: window)
        window.attach(viewer, as: "picture-viewer")
        owner.viewers.add(viewer)
        window.present()
    }

    private init(_ pictures: [NotePicture], of owner: NoteWindow, in window: Window) {
        self.window = WeakObject(window)
        self.pictures = pictures
        self.owner = owner
        bar = ViewerBar(hasOthers: pictures.count > 1)
        zoom = PictureZoom(pictures[0].size, pixelsPerPoint: 1)
        region = ViewerRegion(canvas)
        canvas.append(view)
        canvas.append(region.selectionView)
        canvas.expandsHorizontally = true
        canvas.expandsVertically = true
        canvas.isFocusable = true
        canvas.responder = region
        region.viewer = self
        canvas.setRules(
            FreeLayout.Rules(
                width: { (120, 120) }, height: { _ in (90, 90) },
                place: { [weak self] in self?.place(Size(width: Double($0), height: Double($1))) }))
        // Added after the menus' keys, which come first while a menu is open.
        input = ViewerInput(self, in: window)
        let overlay = Overlay(over: canvas)
        overlay.add(bar.widget)
        overlay.add(notice.widget)
        bar.menu.responder = ViewerResponder(self)
        bar.menu.menu = .context { [weak self] _ in
            ContextMenuConfiguration(menu: .viewer, targetName: self?.window.value?.title)
        }
        window.child = overlay
        canvas.menu = .edit(.viewer)
        window.keepMenusClear { [weak self] in self.map { [$0.bar.widget] } ?? [] }
        bar.onCommand = { [weak self] in self?.perform($0) }
        bar.onMenu = { [weak self] in self?.openMenu(by: .program) }
        loader.onLoad = { [weak self] _ in self?.showPixels() }
        show(0)
        canvas.grabFocus()
    }

    var picture: NotePicture { pictures[index] }

    // MARK: Showing

    /// Updates the pictures from the note.
    func update(from note: Note) {
        let (old, known) = (picture, pictures.count)
        // The position is the number of remaining pictures before the current one.
        let before = pictures[..<index].filter { note.picture($0.id) != nil }.count
        let left = pictures.compactMap { note.picture($0.id) }
        guard !left.isEmpty else { return close() }
        pictures = left
        let new = pictures[min(before, left.count - 1)]
        guard
            new.id != old.id || new.fileID != old.fileID || new.pose != old.pose || new.caption != old.caption
                || left.count != known
        else { return }
        show(min(before, left.count - 1))
    }

    private func show(_ index: Int) {
        guard pictures.indices.contains(index) else { return }
        let kept = region.kept(of: pictures[index])
        self.index = index
        whole = nil
        loading?.cancel()
        loading = nil
        shown = nil
        view.texture = nil
        var zoom = PictureZoom(picture.size, pixelsPerPoint: canvas.pixelsPerPoint)
        zoom.view = self.zoom.view
        self.zoom = zoom
        let name = picture.caption.isEmpty ? picture.name : picture.caption
        window.value?.title = name
        view.alternativeText = name
        canvas.setAccessibleName(name)
        canvas.setNeedsAllocation()
        region.show(picture, selecting: kept)
        showPixels()
    }

    private func place(_ size: Size) {
        if zoom.view != size { zoom.view = size }
        canvas.place(view, at: zoom.frame)
        canvas.place(region.selectionView, at: Rectangle(x: 0, y: 0, width: size.width, height: size.height))
        // Not during the layout, which a new texture would start again.
        MainLoop.soon { [weak self] in
            self?.bar.adapt(to: size.width)
            self?.showPixels()
            self?.region.pictureMoved()
        }
    }

    /// Zooms or moves the picture.
    func change(_ body: (inout PictureZoom) -> Void) {
        let old = zoom
        body(&zoom)
        guard zoom != old else { return }
        canvas.setNeedsAllocation()
        showPixels()
    }

    /// Shows the best pixels available, and loads better ones if the picture is larger than they are.
    private func showPixels() {
        let needed = max(zoom.frame.width, zoom.frame.height) * Double(canvas.pixelsPerPoint)
        let file = picture.file
        let level = Thumbnails.level(for: needed, of: file)
        let best = whole ?? Thumbnails.shared.best(of: file, level: level)
        if let best, best !== shown {
            shown = best
            view.texture = Texture(best.posed(picture.pose))
        }
        let values = ["percent": "\(zoom.percent)", "number": "\(index + 1)", "count": "\(pictures.count)"]
        let text =
            pictures.count > 1
            ? localized("{number} of {count} · {percent} %", values) : localized("{percent} %", values)
        bar.show(text, canPerform: canPerform)
        loader.want([ThumbnailLoader.Request(file: file, level: level)])
        let largest = Double(Thumbnails.levels.last ?? 0)
        if needed > largest, max(file.size.width, file.size.height) > largest { loadWhole(of: file) }
    }

    /// Loads all pixels. They are kept only while the picture is shown.
    private func loadWhole(of file: PictureFile) {
        guard whole == nil, loading == nil else { return }
        loading = Task { [weak self] in
            let pixels = try? await file.pixels()
            guard let self, !Task.isCancelled else { return }
            whole = pixels
            showPixels()
        }
    }

    /// Goes to another picture.
    func go(by step: Int) {
        if pictures.indices.contains(index + step) { show(index + step) }
    }

    /// Enters or leaves full screen.
    func toggleFullScreen() { window.value?.isFullScreen.toggle() }

    /// Leaves full screen, or closes the window.
    func leave() {
        guard let window = window.value else { return }
        if window.isFullScreen { window.isFullScreen = false } else { window.close() }
    }

    func close() { window.value?.close() }
}

extension PictureViewer {
    /// Opens the menu with the commands for the picture, at its button.
    func openMenu(by trigger: MenuTrigger = .keyboard) {
        MenuPresenter.shared.open(on: bar.menu, by: trigger)
    }
}

/// A responder that refers to the viewer weakly, so that a widget of the viewer can own it.
private final class ViewerResponder: Responder {
    private weak var viewer: PictureViewer?

    init(_ viewer: PictureViewer) {
        self.viewer = viewer
    }

    var canBecomeFirstResponder: Bool { viewer != nil }

    func becomeFirstResponder() -> Bool { viewer?.canvas.grabFocus() ?? false }

    func handler(for command: Command) -> CommandHandler? { viewer?.handler(for: command) }
}
