import Gtk

extension ContextMenuList {
    /// Says what a key means for the menu that the list shows. `rest` is called if that goes on by keyboard.
    func handle(_ key: Key, resting rest: () -> Void) -> KeyMeaning {
        let focused = focused
        if let index = focused.items.choose(byAccessKey: key) {
            rest()
            return focused.press(index).map(KeyMeaning.chooses) ?? .handled
        }
        // A key that means nothing to a menu, such as Control+S, closes it and does what it does anywhere.
        if key.control || key.alt || key.isFunctionKey { return .closesAndPasses }
        rest()
        if let submenu {
            if let meaning = submenu.handle(key, in: self) { return meaning }
            // It was opened by pointer: the keyboard goes on from its row.
            if let row = index(of: submenu) { items.move(to: row) }
            closeSubmenu()
        }
        if items.moveInLine(key, rightToLeft: widget.isRightToLeft) { return .handled }
        switch key.name {
        case "Escape": return .closes
        case openingArrow: openSubmenuOfCurrent()
        default:
            if let command = items.handleVertically(key).flatMap(press) { return .chooses(command) }
        }
        return .handled
    }
}

extension Key {
    /// Whether it is one of the keys along the top of the keyboard.
    fileprivate var isFunctionKey: Bool {
        name.count > 1 && name.hasPrefix("F") && name.dropFirst().allSatisfy(\.isNumber)
    }
}
