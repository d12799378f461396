import Gtk

/// A context menu on screen, in any form.
protocol PresentedContextMenu: PresentedMenu {
    var source: ContextMenuSource { get }
    var events: MenuEvents { get }
    var list: ContextMenuList { get }
    /// The outline around its target; nil if there is none.
    var outline: TargetOutline? { get }
    var hasPreview: Bool { get }
    /// The frame of the preview, in the window's coordinates; nil if there is none.
    var previewFrame: Rectangle? { get }
    /// The placement of the menu, in the window's coordinates, and the height of all its rows, in points; nil before it is shown.
    var placement: (menu: ContextMenuPlacement, wholeHeight: Double)? { get }
    var isSheet: Bool { get }
}

extension PresentedContextMenu {
    var kind: MenuPresenter.Kind { .context }
    var name: String { source.configuration.name }
    var announcement: String { hasPreview ? libraryText("{menu}, with a preview", ["menu": name]) : name }

    var record: OpenedMenu? {
        let configuration = source.configuration
        guard let widget = subject.widget.value, let window = window.value,
            let (placement, wholeHeight) = self.placement,
            let target = widget.visibleTarget(configuration.targetRectangle, in: window)
        else { return nil }
        let context = OpenedMenu.Context(
            configuration.menu, seen: list.menu, at: placement, wholeHeight: wholeHeight, preview: previewFrame,
            hasOutline: outline != nil, isSheet: isSheet)
        return subject.record(of: .context(context), for: target)
    }

    /// Outlines the menu's target, unless a preview shows it.
    func makeOutline() -> TargetOutline? {
        let configuration = source.configuration
        guard !hasPreview, configuration.outlinesTarget, let widget = subject.widget.value, let window = window.value
        else { return nil }
        return TargetOutline(around: configuration.targetRectangle, of: widget, in: window)
    }

    /// Loads deferred commands after the menu has been opened.
    func load(_ deferred: [DeferredCommands]) {
        source.load(deferred) { [weak self] in
            if let self, !refresh() { events.onClose() }
        }
    }

    func button(for command: Command.ID) -> Button? { list.button(for: command) }
}
