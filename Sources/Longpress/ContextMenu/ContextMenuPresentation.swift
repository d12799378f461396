import Gtk

/// A context menu on screen: a list of commands at the pointer or at its item (C1, C28).
final class ContextMenuPresentation: PresentedContextMenu {
    private let layout: ContextMenuLayout
    let source: ContextMenuSource
    private var configuration: ContextMenuConfiguration { source.configuration }
    let subject: MenuSubject
    let events: MenuEvents
    private(set) var outline: TargetOutline?
    private let pointer: ContextMenuPointer

    var list: ContextMenuList { layout.list }
    var hasPreview: Bool { layout.preview?.presentation != nil }

    init(
        _ configuration: ContextMenuConfiguration, at layout: ContextMenuLayout, of subject: MenuSubject,
        notifying events: MenuEvents
    ) {
        (self.layout, self.subject, self.events) = (layout, subject, events)
        source = ContextMenuSource(configuration, of: subject)
        pointer = ContextMenuPointer(layout)
    }

    func show() {
        layout.popover.begin(named: name, for: subject, notifying: events)
        list.onChoose = events.onChoose
        list.onKey = events.onKey
        // Opened first: the rest appears in the same frame, but makes GTK update the whole window.
        open()
        layout.preview?.show(onClose: events.onClose)
        layout.popover.popover.setAccessibleDescription(hasPreview ? libraryText("With a preview") : "")
        outline = makeOutline()
        if subject.trigger.grabsKeyboardFocus {
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

    /// Opens the menu in the room that the display allows, with its preview beside it.
    private func openInRoom() {
        layout.place()
        layout.open()
        layout.preview?.move()
    }

    func hide() {
        source.stop()
        pointer.stop()
        list.rest()
        outline?.remove()
        layout.hide()
        layout.preview?.close()
    }

    var placement: (menu: ContextMenuPlacement, wholeHeight: Double)? { (layout.placement, layout.wantedSize.height) }
    var previewFrame: Rectangle? { layout.preview?.frame }
    var isSheet: Bool { false }

    // MARK: Changes while it is open

    func replace(with menu: WidgetMenu) -> Bool {
        guard source.replace(with: menu) else { return false }
        layout.source = source.configuration.menu
        layout.popover.popover.setAccessibleName(name)
        load(source.deferred)
        return true
    }

    /// Composes the menu again in its place, because commands have been loaded, a chosen command keeps the menu open, or the
    /// availability of commands has changed.
    func refresh() -> Bool {
        let composed = source.composed
        guard !composed.isEmpty else { return false }
        // The row that the pointer is moving to may be a different one now.
        if layout.show(composed, changing: pointer.rest) { open() }
        return true
    }

    // MARK: Input

    func slide(to point: Point) { pointer.slide(to: point) }

    func lift() -> Command? { pointer.lift() }

    func handle(_ key: Key) -> KeyMeaning { list.handle(key) { pointer.rest() } }
}
