import CGtk
import TestSupport

@testable import Gtk
@testable import Platform
@testable import Longpress

/// A window with one picture, whose context menu has a preview.
@MainActor
final class PreviewWindow {
    let window: Window
    let item: Picture
    let responder: FakeResponder
    /// The times the item's own picture was hidden (`true`) or shown again (`false`).
    fileprivate(set) var lifted: [Bool] = []
    /// How many times the preview was tapped.
    fileprivate(set) var opened = 0
    /// How many times the preview's drag content was requested.
    fileprivate(set) var dragged = 0

    private init(_ window: Window, _ item: Picture, _ responder: FakeResponder) {
        (self.window, self.item, self.responder) = (window, item, responder)
    }

    /// The properties of the preview and the window.
    struct Options {
        var x = 60
        var y = 60
        var width = 600
        var height = 500
        /// The size of the picture in the window; the preview is 1.15 times as large, unless it has a size of its own.
        var item = (width: 120, height: 90)
        var preview: Size?
        var pictures = 1
        var inOverlay = true
        var canBeDragged = true
        var menu: ContextMenu?
    }

    /// Shows the window until the body returns.
    static func with(_ options: Options = Options(), _ body: (PreviewWindow) throws -> Void) throws {
        let item = Picture()
        item.texture = texture(0).scaled(toFit: options.item.width)
        item.isFocusable = true
        item.setMinimumSize(width: options.item.width, height: options.item.height)
        item.align(horizontal: .start, vertical: .start)
        let menu = options.menu ?? ItemWindow.menu
        let responder = FakeResponder(menu.commands)
        item.responder = responder
        let room = Box(.vertical)
        let above = Label("some text")
        above.setMinimumSize(height: options.y)
        room.append(above)
        let row = Box(.horizontal)
        let before = Label()
        before.setMinimumSize(width: options.x)
        row.append(before)
        row.append(item)
        room.append(row)
        let window = Window()
        let scene = PreviewWindow(window, item, responder)
        item.menu = .context { [weak scene] _ in
            ContextMenuConfiguration(menu: menu, preview: scene?.preview(options))
        }
        try TestWindow.with(
            options.inOverlay ? Overlay(over: room) : room, in: window, width: options.width, height: options.height
        ) { _ in
            item.grabFocus()
            try waitUntil("the picture to be laid out") { Int(item.size.width) == options.item.width }
            try body(scene)
        }
    }

    private func preview(_ options: Options) -> ContextMenuPreview {
        ContextMenuPreview(
            textures: (0..<options.pictures).map(Self.texture), source: item.ownBounds, size: options.preview,
            name: "Image 1", onOpen: { [weak self] in self?.opened += 1 },
            dragContent: options.canBeDragged
                ? { [weak self] in
                    self?.dragged += 1
                    return [.text("dragged")]
                } : nil,
            setLifted: { [weak self] lifts in
                self?.lifted.append(lifts)
                self.map { gtk_widget_set_opacity($0.item.widget, lifts ? 0 : 1) }
            })
    }

    /// Returns a picture of 400 × 300 pixels in two colours, which depend on the number.
    static func texture(_ number: Int) -> Texture {
        if let made = textures[number] { return made }
        let new = makeTexture(number)
        textures[number] = new
        return new
    }

    private static var textures: [Int: Texture] = [:]

    private static func makeTexture(_ number: Int) -> Texture {
        let first: [UInt8] = [[220, 60, 40], [40, 160, 80], [60, 90, 220]][number % 3]
        let second: [UInt8] = [[250, 200, 60], [200, 240, 120], [120, 220, 250]][number % 3]
        let bytes = (0..<300).flatMap { y in (0..<400).flatMap { x in x * 3 < y * 4 ? first : second } }
        let raw = g_bytes_new(bytes, gsize(bytes.count))
        defer { g_bytes_unref(raw) }
        return Texture(
            owning: UnsafeMutableRawPointer(gdk_memory_texture_new(400, 300, GDK_MEMORY_R8G8B8, raw, 1200)))
    }

    // MARK: What is on the screen

    /// The preview, from when it opens until it has closed.
    var preview: PreviewPresentation? { .of(window) }

    /// The layers that dim the window.
    var layers: [Widget] {
        MenuOnScreen.descendants(of: window).filter { $0.hasStyle(PreviewPresentation.style) }
    }

    /// Returns where the preview is in the window, once it has grown.
    func grownFrame() throws -> Rectangle {
        try waitUntil("the preview to have grown") { preview?.progress == 1 }
        let picture = try waitFor("the preview to be laid out") {
            layers.first?.children.first { $0.size.width > 0 }
        }
        return try waitFor("the preview to be laid out") { picture.bounds(in: window) }
    }

    /// Opens the menu at the centre of the picture.
    @discardableResult
    func open(by trigger: MenuTrigger = .secondaryClick) -> Bool {
        MenuPresenter.shared.open(
            on: item, by: trigger,
            at: trigger == .keyboard ? nil : Point(x: item.ownBounds.midX, y: item.ownBounds.midY))
    }

    /// Waits until the preview has been removed, and its picture is visible again.
    func expectGone(_ what: String = "the preview to go") throws {
        try waitUntil(what) { preview == nil && layers.isEmpty && MenuPresenter.shared.openKind == nil }
        guard lifted == [true, false] else { throw TestFailure("lifted: \(lifted)") }
    }

    /// Returns where a point of the window is on screen.
    func place(_ x: Double, _ y: Double) throws -> ScreenPoint {
        let frame = try waitFor("the window") { try TestDisplay.shared().windows.topLevels.last }.visibleFrame
        return ScreenPoint(x: frame.x + Int(x), y: frame.y + Int(y))
    }
}

/// Turns the desktop's animations on or off during a body.
@MainActor
enum Animations {
    static func enabled<Result>(_ enabled: Bool, _ body: () throws -> Result) rethrows -> Result {
        let settings = Object(borrowing: UnsafeMutableRawPointer(gtk_settings_get_default()!))
        let before = Settings.allowsAnimation
        settings.set("gtk-enable-animations", enabled)
        defer { settings.set("gtk-enable-animations", before) }
        return try body()
    }
}
