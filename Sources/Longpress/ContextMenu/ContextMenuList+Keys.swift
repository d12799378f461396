import Gtk

extension ContextMenuList {
    /// Returns what a key means for the list's menu. Calls `rest` if the user continues with the keyboard.
    func handle(_ key: Key, resting rest: () -> Void) -> KeyMeaning {
        let focused = focused
        if let index = focused.items.choose(byAccessKey: key) {
            rest()
            return focused.press(index).map(KeyMeaning.chooses) ?? .handled
        }
        // A key without a meaning in a menu, such as Control+S, closes the menu and has its usual effect.
        if key.control || key.alt || key.isFunctionKey { return .closesAndPasses }
        rest()
        if let submenu {
            if let meaning = submenu.handle(key, in: self) { return meaning }
            // The pointer opened the submenu: the keyboard continues from its row.
            if let row = index(of: submenu) { items.move(to: row) }
            closeSubmenu()
        }
        if items.moveInLine(key, rightToLeft: widget.isRightToLeft) { return .handled }
        switch key.name {
        case "Escape": return .closes
        case openingArrow: openCurrentSubmenu()
        default:
            if let command = items.handleVertically(key).flatMap(press) { return .chooses(command) }
        }
        return .handled
    }
}

extension Key {
    /// Whether the key is a function key.
    fileprivate var isFunctionKey: Bool {
        name.count > 1 && name.hasPrefix("F") && name.dropFirst().allSatisfy(\.isNumber)
    }
}
