import Documents
import Gtk
import Longpress

/// A window with one picture as large as it gets, which can be zoomed and moved; of several, one after another.
final class PictureViewer {
    private let window: WeakObject<Window>
    private let pictures: [NotePicture]
    private(set) var index = 0
    let canvas = FreeLayout(role: .group)
    private let view = Picture()
    private let label = Label()
    private let loader = ThumbnailLoader()
    /// Every pixel, once the picture is shown larger than the largest thumbnail.
    private var whole: Pixels?
    private var loading: Task<Void, Never>?
    private var input: ViewerInput?
    private var shown: Pixels?
    private(set) var zoom: PictureZoom

    /// The part of a common screen that the window takes at most, in points.
    private static let largest = (width: 1100.0, height: 720.0)

    /// Opens a window with pictures, beginning with the first. It lives as long as its window.
    static func open(_ pictures: [NotePicture], over parent: Window) {
        guard let first = pictures.first else { return }
        let window = Window()
        let scale = min(1, largest.width / first.size.width, largest.height / first.size.height)
        window.setDefaultSize(
            width: max(320, Int(first.size.width * scale)), height: max(240, Int(first.size.height * scale)))
        window.setTransient(for: parent)
        window.attach(PictureViewer(pictures, in: window), as: "picture-viewer")
        window.present()
    }

    private init(_ pictures: [NotePicture], in window: Window) {
        self.window = WeakObject(window)
        self.pictures = pictures
        zoom = PictureZoom(pictures[0].size, pixelsPerPoint: 1)
        canvas.append(view)
        canvas.expandsHorizontally = true
        canvas.expandsVertically = true
        canvas.isFocusable = true
        canvas.menu = .context(.viewer)
        canvas.responder = ViewerResponder(self)
        canvas.setRules(
            FreeLayout.Rules(
                width: { (120, 120) }, height: { _ in (90, 90) },
                place: { [weak self] in self?.place(Size(width: Double($0), height: Double($1))) }))
        label.addStyle("longpress-zoom")
        label.align(horizontal: .center, vertical: .end)
        label.takesInput = false
        let overlay = Overlay(over: canvas)
        overlay.add(label)
        window.child = overlay
        loader.onLoad = { [weak self] _ in self?.showPixels() }
        input = ViewerInput(self, in: window)
        show(0)
        canvas.grabFocus()
    }

    var picture: NotePicture { pictures[index] }

    // MARK: Showing

    private func show(_ index: Int) {
        guard pictures.indices.contains(index) else { return }
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
        canvas.setNeedsPlacing()
        showPixels()
    }

    private func place(_ size: Size) {
        if zoom.view != size { zoom.view = size }
        canvas.place(view, at: zoom.frame)
        // Not from within the layout, which a new picture would begin anew.
        MainLoop.soon { [weak self] in self?.showPixels() }
    }

    /// Zooms or moves the picture.
    func change(_ body: (inout PictureZoom) -> Void) {
        let old = zoom
        body(&zoom)
        guard zoom != old else { return }
        canvas.setNeedsPlacing()
        showPixels()
    }

    /// Shows the best pixels that there are, and gets better ones if the picture is larger than they are.
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
        if label.text != text { label.text = text }
        loader.want([ThumbnailLoader.Request(file: file, level: level)])
        let largest = Double(Thumbnails.levels.last ?? 0)
        if needed > largest, max(file.size.width, file.size.height) > largest { loadWhole(of: file) }
    }

    /// Gets every pixel. They are kept only as long as the picture is shown.
    private func loadWhole(of file: PictureFile) {
        guard whole == nil, loading == nil else { return }
        loading = Task { [weak self] in
            let pixels = try? await file.pixels()
            guard let self, !Task.isCancelled else { return }
            whole = pixels
            showPixels()
        }
    }

    // MARK: Commands

    func canPerform(_ command: Command) -> Bool {
        switch command.id {
        case Command.copyImage.id, Command.zoomIn.id: true
        case Command.zoomOut.id, Command.fitWindow.id: !zoom.fits
        case Command.actualSize.id: zoom.percent != 100
        case Command.nextImage.id: index + 1 < pictures.count
        case Command.previousImage.id: index > 0
        default: false
        }
    }

    func perform(_ command: Command) {
        switch command.id {
        case Command.copyImage.id: Clipboard.standard.offer(PictureClipboard.forms(of: [picture]))
        case Command.zoomIn.id: change { $0.zoom(by: PictureZoom.step) }
        case Command.zoomOut.id: change { $0.zoom(by: 1 / PictureZoom.step) }
        case Command.fitWindow.id: change { $0.fit() }
        case Command.actualSize.id: change { $0.showPixels() }
        case Command.nextImage.id: show(index + 1)
        case Command.previousImage.id: show(index - 1)
        default: break
        }
    }

    func close() { window.value?.close() }
}

/// The viewer as its own canvas may hold it: weakly.
private final class ViewerResponder: Responder {
    private weak var viewer: PictureViewer?

    init(_ viewer: PictureViewer) {
        self.viewer = viewer
    }

    var canBecomeFirstResponder: Bool { viewer != nil }

    func becomeFirstResponder() -> Bool { viewer?.canvas.grabFocus() ?? false }

    func canPerform(_ command: Command) -> Bool { viewer?.canPerform(command) ?? false }

    func perform(_ command: Command) { viewer?.perform(command) }
}
