import Gtk

/// A context menu that a finger has opened in a narrow window: a sheet at the bottom, near the fingers, with the preview above
/// it. A submenu replaces the list that contains it.
final class ContextMenuSheet: PresentedContextMenu {
    let subject: MenuSubject
    let source: ContextMenuSource
    let events: MenuEvents
    let list: ContextMenuList
    private let pages: MenuSheetPages
    private var view: MenuSheetView?
    private var preview: PreviewPlan?
    private(set) var outline: TargetOutline?
    private let press = PressSlide()
    /// The list that contains the row under a held press.
    private var pressed: ContextMenuList?
    private var focus: WeakObject<Widget>?

    /// The width, in points, from which a window is larger than a phone's: a finger opens menus at its position there (480:
    /// phones are up to about 430 points wide, tablets from about 600 on).
    static let wide = 480.0

    init(
        _ configuration: ContextMenuConfiguration, showing menu: ContextMenu, of subject: MenuSubject,
        notifying events: MenuEvents
    ) {
        (self.subject, self.events) = (subject, events)
        source = ContextMenuSource(configuration, of: subject)
        list = ContextMenuList(Self.arrange(menu))
        pages = MenuSheetPages(list)
    }

    private static func arrange(_ menu: ContextMenu) -> ContextMenu {
        menu.arranged(opensUpward: false, byKeyboard: false)
    }

    func show() {
        guard let widget = subject.widget.value, let window = window.value?.window else { return }
        focus = window.focus.map { WeakObject($0) }
        list.onChoose = events.onChoose
        let plan = source.configuration.preview.flatMap { PreviewPlan($0, of: widget, in: window, at: subject.pressed) }
        let view = MenuSheetView(pages, over: window)
        fit(view, in: window)
        if plan?.place(above: view.frame) == true {
            plan?.show(onClose: events.onClose)
            preview = plan
            view.panel.setAccessibleDescription(libraryText("With a preview"))
        }
        outline = makeOutline()
        self.view = view
        view.panel.setAccessibleName(name)
        view.onPullDown = events.onClose
        view.show(dimming: !hasPreview)
        load(list.menu.deferred)
    }

    /// Fits the texts and rows into the available room. They must be in the window already, because their style applies only
    /// there.
    private func fit(_ view: MenuSheetView, in window: Native) {
        list.narrow(to: window.contentBounds.width - 2 * MenuStyle.edge)
        view.fit()
    }

    func hide() {
        source.stop()
        press.stop()
        returnFocus()
        outline?.remove()
        view?.close()
        preview?.close()
    }

    /// Returns the focus to the menu's target, if the menu has it.
    private func returnFocus() {
        guard let panel = view?.panel, panel.containsFocus else { return }
        subject.responder.becomeFirstResponder()
        if panel.containsFocus { window.value?.focus = focus?.value }
    }

    var hasPreview: Bool { preview != nil }
    var previewFrame: Rectangle? { preview?.frame }
    var isSheet: Bool { true }

    var placement: (menu: ContextMenuPlacement, wholeHeight: Double)? {
        guard let frame = view?.frame else { return nil }
        let hidden = max(pages.wholeHeight - pages.widget.naturalSize.height, 0)
        return (ContextMenuPlacement(frame: frame, opensUpward: false), frame.height + hidden)
    }

    // MARK: Changes while it is open

    func replace(with menu: WidgetMenu) -> Bool {
        guard source.replace(with: menu) else { return false }
        view?.panel.setAccessibleName(name)
        load(source.deferred)
        return true
    }

    func refresh() -> Bool {
        let composed = source.composed
        guard !composed.isEmpty, let window = window.value else { return false }
        list.update(to: Self.arrange(composed))
        if let view { fit(view, in: window) }
        return true
    }

    // MARK: Input

    /// Highlights the row that the finger, still held, has slid onto.
    func slide(to point: Point) {
        guard press.slide(to: point) else { return }
        highlight(point)
        guard let location = window.value?.convert(point, to: pages.widget), pages.widget.ownBounds.contains(location)
        else {
            return pages.stopScrolling()
        }
        pages.scroll(at: location) { [weak self] in self?.highlight(point) }
    }

    private func highlight(_ point: Point) {
        let row = view?.pick(point).flatMap(pages.row)
        pressed = row?.list
        press.highlight(row.map { ($0.list.items, $0.list.items.button(at: $0.index)) })
    }

    func lift() -> Command? {
        pages.stopScrolling()
        guard let index = press.lift(), let pressed else { return nil }
        return pressed.press(index)
    }

    func handle(_ key: Key) -> KeyMeaning { list.handle(key) {} }
}
