import Gtk

/// A context menu on screen: a list of commands at the pointer or by its item (C1, C28).
final class ContextMenuPresentation: PresentedMenu {
    let kind = MenuPresenter.Kind.context
    var name: String { configuration.name }
    var announcement: String { hasPreview ? libraryText("{menu}, with a preview", ["menu": name]) : name }
    private let layout: ContextMenuLayout
    private let source: ContextMenuSource
    private var configuration: ContextMenuConfiguration { source.configuration }
    let subject: MenuSubject
    private let events: MenuEvents
    private var outline: TargetOutline?
    private let pointer: ContextMenuPointer

    private var list: ContextMenuList { layout.list }
    private var hasPreview: Bool { layout.preview?.presentation != nil }

    init(
        _ configuration: ContextMenuConfiguration, at layout: ContextMenuLayout, of subject: MenuSubject,
        telling events: MenuEvents
    ) {
        (self.layout, self.subject, self.events) = (layout, subject, events)
        source = ContextMenuSource(configuration, of: subject)
        pointer = ContextMenuPointer(layout)
    }

    func show() {
        layout.popover.begin(named: name, for: subject, telling: events)
        list.onChoose = events.onChoose
        list.onKey = events.onKey
        // First of all: what follows is seen with the same frame, but makes GTK look at all of the window.
        open()
        layout.preview?.show(onClose: events.onClose)
        layout.popover.popover.setAccessibleDescription(hasPreview ? libraryText("With a preview") : "")
        // A preview shows by itself what the menu is for.
        if !hasPreview, configuration.outlinesTarget, let widget = subject.widget.value, let window = window.value {
            let configuration = configuration
            outline = TargetOutline(around: configuration.targetRectangle, of: widget, in: window)
        }
        list.pointArrows()
        if subject.trigger.takesKeyboard {
            list.items.showAccessKeys(true)
            list.items.move(.start)
        }
        pointer.follow()
        load(list.menu.deferred)
    }

    private func open() {
        layout.open()
        layout.popover.onceMoved(from: layout.placement.frame) { [weak self] in self?.openInRoom() }
    }

    /// Opens the menu where the display lets it be, its preview beside it.
    private func openInRoom() {
        layout.place()
        layout.open()
        layout.preview?.move()
        list.pointArrows()
    }

    func hide() {
        source.stop()
        pointer.stop()
        list.rest()
        outline?.remove()
        layout.popover.hide()
        layout.release()
        layout.preview?.close()
    }

    var record: OpenedMenu? {
        guard let widget = subject.widget.value, let window = window.value,
            let target = widget.visibleTarget(configuration.targetRectangle, in: window)
        else { return nil }
        let context = OpenedMenu.Context(
            configuration.menu, seen: list.menu, at: layout.placement, wholeHeight: layout.wantedSize.height,
            preview: layout.preview?.frame, hasOutline: outline != nil)
        return subject.record(of: .context(context), for: target)
    }

    // MARK: Changes while it is open

    /// Loads what takes time, once the menu is on its way to the screen.
    private func load(_ deferred: [DeferredCommands]) {
        source.load(deferred) { [weak self] in
            if let self, !refresh() { events.onClose() }
        }
    }

    func replace(with menu: WidgetMenu) -> Bool {
        guard source.replace(with: menu) else { return false }
        layout.source = source.configuration.menu
        layout.popover.popover.setAccessibleName(name)
        load(source.deferred)
        return true
    }

    /// Composes the menu again, in its place: something has been loaded, a command was chosen that keeps it open, or what
    /// can be done is another thing now.
    func refresh() -> Bool {
        let composed = source.composed
        guard !composed.isEmpty else { return false }
        // What the pointer is on its way to may be another row by now.
        if layout.show(composed, changing: pointer.rest) {
            open()
            list.pointArrows()
        }
        return true
    }

    // MARK: Input

    func slide(to point: Point) { pointer.slide(to: point) }

    func lift() -> Command? { pointer.lift() }

    func button(for command: Command.ID) -> Button? { list.button(for: command) }

    func handle(_ key: Key) -> KeyMeaning { list.handle(key) { pointer.rest() } }
}
