import Gtk

/// The items of one open menu: buttons, and the one that the keyboard is on.
final class MenuItems {
    private var buttons: [Button] = []
    private(set) var navigation = MenuNavigation(titles: [])

    /// Adds an item.
    func add(_ button: Button, title: String, action: @escaping () -> Void) {
        button.hasFrame = false
        button.focusesOnClick = false
        button.setAccessibleName(title)
        button.onClick(action)
        buttons.append(button)
        actions.append(action)
        navigation = MenuNavigation(titles: navigation.titles + [title])
    }

    private var actions: [() -> Void] = []
    /// Called with the item that the keyboard is about to be on, so that it can be brought into view.
    var onMove: (Int) -> Void = { _ in }

    /// Says which items are in sight, where not all of them are.
    var visible: () -> Range<Int>? = { nil }

    /// The item that the keyboard is on.
    var current: Int? { navigation.current }

    /// The button of an item.
    func button(at index: Int) -> Button { buttons[index] }

    /// The item that a widget is, or is in.
    func index(of widget: Widget) -> Int? { buttons.firstIndex { widget.isInside($0) } }

    /// Gives an item another title.
    func rename(_ title: String, at index: Int) {
        guard navigation.titles[index] != title else { return }
        var titles = navigation.titles
        titles[index] = title
        let current = current
        navigation = MenuNavigation(titles: titles)
        if let current { navigation.move(to: current) }
        buttons[index].setAccessibleName(title)
    }

    /// Goes a step and shows where.
    func move(_ step: MenuNavigation.Step) {
        navigation.move(step, visible: visible())
        showCurrent()
    }

    /// Goes to an item and shows it.
    func move(to index: Int) {
        navigation.move(to: index)
        showCurrent()
    }

    /// Goes to no item; the focus stays where it is.
    func leave() {
        if let current { buttons[current].removeStyle(MenuStyle.current) }
        navigation = MenuNavigation(titles: navigation.titles)
    }

    /// Goes to the item that begins with what is typed; false for a space, if nothing has been typed
    /// for it to go on with.
    @discardableResult
    func type(_ letter: Character) -> Bool {
        let now = Clock.milliseconds
        guard letter != " " || navigation.isTyping(at: now) else { return false }
        navigation.type(letter, at: now)
        showCurrent()
        return true
    }

    /// Does what pressing the current item does; false if the keyboard is on none.
    func activateCurrent() -> Bool {
        guard let current else { return false }
        activate(current)
        return true
    }

    /// Does what pressing an item does.
    func activate(_ index: Int) { actions[index]() }

    private func showCurrent() {
        if let current { onMove(current) }
        for (index, button) in buttons.enumerated() {
            if index == current {
                button.addStyle(MenuStyle.current)
                button.grabFocus()
            } else {
                button.removeStyle(MenuStyle.current)
            }
        }
    }
}
