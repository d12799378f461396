public import Gtk
public import Longpress
public import WebKitGtk

/// Makes a web view a responder for the standard edit commands, as far as the page allows them at the pressed position, and for
/// the commands of links and pictures. WebKit's own menu no longer opens.
///
/// Any view of WebKitGTK 6 works; the library is loaded at run time. A program that links it passes its view as a pointer:
///
///     if let view = unsafe WebView(Widget(gtkWidget: pointer)) {
///         view.responder = WebViewResponder(view)
///         view.menu = .edit(EditMenu(custom: WebViewResponder.commands))
///     }
///
/// The page is shown by another process. A menu opens when that process has reported what was pressed. If it doesn't within two
/// seconds, no menu opens and ``onFailure`` is called.
open class WebViewResponder: AskingSelectionTarget, EditingTarget {
    private static let handlers = CommandHandlers<WebViewResponder>(
        editing: { $0.editingState },
        [
            .cut: { $0.view?.execute(editingCommand: "Cut") },
            .copy: { $0.view?.execute(editingCommand: "Copy") },
            .paste: { $0.view?.execute(editingCommand: "Paste") },
            .delete: { $0.view?.execute(editingCommand: "Delete") },
            .selectAll: { $0.view?.execute(editingCommand: "SelectAll") },
        ]
    ).merging([
        .select: .when({ $0.editingState.allows(.select) && $0.page.hasWord }) {
            $0.ask("select('word', null, null)") { _ in }
        },
        .openLink: .with({ $0.page.link.flatMap { WebAddress.mayBeOpened($0) ? $0 : nil } }) { $0.openLink($1) },
        .copyLink: .with({ $0.page.link.flatMap { WebAddress.isPlain($0) ? $0 : nil } }) { _, link in
            Clipboard.standard.offer([.text(link)])
        },
        copyImage: .with({ $0.page.image }) { $0.copyImage($1) },
    ])

    /// The commands for links and pictures.
    public static let commands: [Command] = Command.links + [copyImage]
    /// Puts the pressed picture on the clipboard.
    public static let copyImage = Command(
        "copy-web-image", title: libraryText("Copy Image"), icon: .copy)
    /// The time limit for a page to answer, in milliseconds.
    static let timeLimit = 2000

    private let weakView: WeakObject<WebView>
    /// Called with a message when the page doesn't answer, or something can't be copied or opened. If nil, the error bell sounds
    /// and screen readers announce the message.
    public var onFailure: ((String) -> Void)?

    var page = WebPageState()
    private var moves = WebMoves()
    private let pictures = WebPictures()

    /// Creates the responder of a web view, and keeps WebKit's own menu from opening.
    public init(_ view: WebView) {
        weakView = WeakObject(view)
        view.hideOwnMenu()
        view.onMessage { [weak self] in self?.apply($0) }
        view.onProcessEnd { [weak self] in self?.forget() }
        view.onLoad { [weak self] isDone in
            if isDone { self?.ask("tell()") { _ in } } else { self?.forget() }
        }
        pictures.follow(view)
    }

    /// The view, while it exists.
    public var view: WebView? { weakView.value }

    /// Resets the state and closes the open menu, because the page has been replaced or its process has ended.
    private func forget() {
        page = WebPageState()
        if let view { MenuPresenter.shared.close(for: view) }
    }

    // MARK: Responder

    /// The view's enclosing responder.
    open var nextResponder: (any Responder)? { view?.enclosingResponder }

    /// True while the view is sensitive, because a web view can have the focus.
    open var canBecomeFirstResponder: Bool { view?.isSensitive ?? false }

    /// Takes the focus.
    @discardableResult
    open func becomeFirstResponder() -> Bool { view?.grabFocusIfNeeded() ?? false }

    /// Whether the selection in the page is a secret.
    open var keepsSecret: Bool { page.editing.isSecret }

    /// Returns the handler of a command. Override this to add commands from a table of your own.
    open func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }

    package var editingState: EditingState {
        var state = page.editing
        state.canPaste = Clipboard.standard.offersText
        return state
    }

    /// Opens the address of a link: a page, a mail address or a telephone number, never a script or a file. The default
    /// implementation uses the user's default program.
    open func openLink(_ address: String) {
        Task {
            do { try await Program.openByDefault(address) } catch {
                fail(libraryText("The link can’t be opened. {reason}", ["reason": "\(error)"]))
            }
        }
    }

    private func copyImage(_ image: String) {
        guard let view else { return }
        pictures.texture(of: image, in: view) { [weak self] texture in
            guard let texture else { self?.fail(libraryText("The image can’t be copied.")); return }
            Clipboard.standard.offer([.picture(texture)])
        }
    }

    private func fail(_ message: String) {
        if let onFailure { return onFailure(message) }
        view?.errorBell()
        view?.announce(message)
    }

    // MARK: Asking the page

    /// Sends a request to the page's script, and applies the state that it returns. Calls the handler with whether it has
    /// answered.
    private func ask(_ call: String, _ handler: @escaping (Bool) -> Void) {
        guard let view else { return handler(false) }
        view.evaluate(WebScript.calling(call), within: Self.timeLimit) { [weak self] value in
            if let value { self?.apply(value) }
            handler(value != nil)
        }
    }

    private func apply(_ value: ScriptValue) {
        guard let view, !value.isNothing else { return }
        page = WebPageState(value, zoom: view.zoom)
        MenuPresenter.shared.setNeedsUpdate()
    }

    /// Returns a position in the view in the page's coordinates: `x, y`, or `null, null` for none.
    private func coordinates(_ point: Point?) -> String {
        guard let view, let point else { return "null, null" }
        return "\(point.x / view.zoom), \(point.y / view.zoom)"
    }

    // MARK: EditMenuTarget

    /// Asks the page to move its insertion point to the press, unless that is in the selection, and to report what was pressed.
    open func prepareMenu(at point: Point?, by trigger: MenuTrigger, whenReady handler: @escaping (Bool) -> Void) {
        ask("prepare('\(trigger)', \(coordinates(point)))") { [weak self] isAnswered in
            if !isAnswered { self?.fail(libraryText("The page isn’t responding.")) }
            handler(isAnswered)
        }
    }

    /// Selects the word, or a whole secret.
    open func selectForDoubleTap(at point: Point) { ask("select('word', \(coordinates(point)))") { _ in } }

    /// Selects the paragraph, or the whole text of a field.
    open func selectForTripleTap(at point: Point) { ask("select('block', \(coordinates(point)))") { _ in } }

    /// True: WebKit selects the word on a double click, and extends the selection by words while the mouse is dragged.
    open var selectsOnDoubleClick: Bool { true }

    /// The visible part of the selection, in one column of the page, or the insertion point, the link or the picture.
    open var targetRectangle: Rectangle? { page.target }

    // MARK: SelectionTarget

    /// The selected range. Its numbers only identify the ends of the selection, and change with each selection.
    public var selectedRange: Range<Int> {
        get {
            let first = 2 * page.serial
            return first..<first + (page.editing.hasSelection ? 1 : 0)
        }
        set {}
    }

    /// Returns the start of the selection: only the page knows its layout.
    public func closestPosition(to point: Point) -> Int { selectedRange.lowerBound }

    /// Returns the position of an end of the selection; a position far outside the view if it isn't visible.
    public func caretRectangle(at position: Int) -> Rectangle {
        let end = position == 2 * page.serial ? page.start : page.end
        return end ?? Rectangle(x: -1000, y: -1000, width: 0, height: 0)
    }

    package func hold(at point: Point, isFirst: Bool, _ handler: @escaping (Rectangle?) -> Void) {
        move("hold(\(coordinates(point)), \(isFirst))") { handler($0.caret) }
    }

    package func drag(
        _ handle: SelectionHandle, to point: Point, isFirst: Bool, isQuick: Bool,
        _ handler: @escaping (Rectangle?) -> Void
    ) {
        move("drag('\(handle)', \(coordinates(point)), \(isFirst), \(isQuick))") { handler($0.caret) }
    }

    package func restoreSelection() { ask("restore()") { _ in } }

    /// Sends a motion event to the page; of many, only the latest.
    private func move(_ call: String, _ handler: @escaping (WebPageState) -> Void) {
        moves.add(call, handler) { [weak self] call, done in
            guard let self else { return }
            ask(call) { [weak self] in done($0 ? self?.page : nil) }
        }
    }
}
