import Gtk

/// A context menu with what makes sense now.
struct ComposedContextMenu: ComposedMenu {
    let configuration: ContextMenuConfiguration
    let menu: ContextMenu

    func place(for subject: MenuSubject) -> (any PlacedMenu)? {
        subject.window.value?.forgetMenuRoom()
        guard let widget = subject.widget.value, let window = subject.window.value,
            let target = widget.visibleTarget(configuration.targetRectangle, in: window)
        else { return nil }
        let layout = ContextMenuLayout(menu, of: configuration, for: subject, on: widget, at: target, in: window)
        return PlacedContextMenu(configuration: configuration, layout: layout)
    }
}
