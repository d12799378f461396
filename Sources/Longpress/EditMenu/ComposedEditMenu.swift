import Gtk

/// An edit menu with the commands that make sense now.
struct ComposedEditMenu: ComposedMenu {
    let menu: EditMenu
    let commands: [Command]

    func place(for subject: MenuSubject) -> (any PlacedMenu)? {
        subject.window.value?.forgetMenuRoom()
        guard let target = subject.visibleTarget,
            let layout = EditMenuLayout.of(commands, at: target, for: subject)
        else { return nil }
        return PlacedEditMenu(menu: menu, layout: layout)
    }
}
