import Gtk

/// The items of one menu: buttons, and the current item while the menu is open.
final class MenuItems {
    private var buttons: [Button] = []
    /// The visible titles; nil for items with only an icon.
    private var labels: [Label?] = []
    /// The positions of the letters that choose the items with Alt; empty if they aren't underlined.
    private var accessKeys: [Int?] = []
    private(set) var navigation = MenuNavigation(titles: [])

    /// Whether the pointer, not the keyboard, has moved to the current item.
    private var isPointed = true

    /// Called with the item that is pressed by a pointer, a finger or an assistive technology.
    var onPress: (Int) -> Void = { _ in }
    /// Called with the item that is about to get the focus, so that it can be scrolled into view.
    var onMove: (Int) -> Void = { _ in }
    /// Called before searching for an item that may not exist yet: the items of a long menu are added one by one.
    var onMissing: () -> Void = {}
    /// Returns the visible items; nil if all are.
    var visible: () -> Range<Int>? = { nil }

    /// Prepares a button to be an item.
    func adopt(_ button: Button) {
        button.hasFrame = false
        button.focusesOnClick = false
        button.onClick { [weak self, button = WeakObject(button as Widget)] in
            guard !ConsumedPress.repeats(), let self, let button = button.value, let index = index(of: button) else {
                return
            }
            onPress(index)
        }
    }

    /// Replaces or reorders the items. The current item stays the same if it still exists.
    func arrange(_ buttons: [Button], labels: [Label?], titles: [String], inLines counts: [Int] = []) {
        var first = 0
        lines = counts.filter { $0 > 0 }.map { count in
            defer { first += count }
            return first..<first + count
        }
        let current = current.map { self.buttons[$0] }
        (self.buttons, self.labels) = (buttons, labels)
        if !accessKeys.isEmpty { showAccessKeys(true) }
        renew(titles)
        if let index = current.flatMap(buttons.firstIndex) { navigation.move(to: index) }
        highlight()
    }

    private func renew(_ titles: [String]) {
        let start = start
        navigation = MenuNavigation(titles: titles)
        (navigation.start, navigation.lines) = (start, lines)
    }

    /// The items of each line, where several may be side by side.
    private var lines: [Range<Int>] = []

    /// The item that gets the focus first.
    var start: Int {
        get { navigation.start }
        set { navigation.start = newValue }
    }

    var count: Int { buttons.count }

    /// The current item, from which the keyboard continues.
    var current: Int? { navigation.current }

    func button(at index: Int) -> Button { buttons[index] }

    /// Returns the item that is or contains a widget.
    func index(of widget: Widget) -> Int? { buttons.firstIndex { widget.isInside($0) } }

    /// Makes the item under the pointer the current one, from which the keyboard continues. The focus stays where it is, unless
    /// another item has it. Nil makes no item current if the pointer was on one.
    func point(at index: Int?) {
        guard let index else {
            if isPointed { leaveItem() }
            return
        }
        guard index != current || !isPointed else { return }
        let hasFocus = current.map { buttons[$0].containsFocus } ?? false
        isPointed = true
        navigation.move(to: index)
        highlight()
        if hasFocus { buttons[index].grabFocus() }
    }

    /// Moves the focus by a step.
    func move(_ step: MenuNavigation.Step) {
        if navigation.goesBeyond(step, visible: visible()) { onMissing() }
        navigation.move(step, visible: visible())
        showCurrent()
    }

    /// Moves to the item on the left or right of the current one in its line. Returns false if there is none.
    func moveInLine(_ key: Key, rightToLeft: Bool) -> Bool {
        let isLeft = ["Left", "KP_Left"].contains(key.name)
        guard isLeft || ["Right", "KP_Right"].contains(key.name),
            navigation.move(inLine: isLeft == rightToLeft ? 1 : -1)
        else { return false }
        showCurrent()
        return true
    }

    /// Moves the focus to an item.
    func move(to index: Int) {
        navigation.move(to: index)
        showCurrent()
    }

    /// Makes no item current and removes the underlines; the focus stays where it is.
    func leave() {
        leaveItem()
        showAccessKeys(false)
    }

    private func leaveItem() {
        isPointed = true
        renew(navigation.titles)
        highlight()
    }

    /// Underlines in each title the letter that chooses it with Alt, or removes the underlines.
    func showAccessKeys(_ shows: Bool) {
        guard shows || !accessKeys.isEmpty else { return }
        // Characters composed with an input method aren't typed by one key.
        accessKeys = shows ? Mnemonics.positions(in: labels.map { $0?.text ?? "" }, isTyped: true) : []
        for (index, label) in labels.enumerated() { label?.underline(shows ? accessKeys[index] : nil) }
    }

    /// Moves to the item whose underlined letter is typed with Alt, and returns it; nil if there is none.
    func choose(byAccessKey key: Key) -> Int? {
        guard key.alt, !key.control, let typed = key.character.map(Mnemonics.key) else { return nil }
        let index = zip(labels, accessKeys).enumerated().first { _, item in
            guard let text = item.0?.text, let position = item.1 else { return false }
            return text.dropFirst(position).first.map(Mnemonics.key) == typed
        }
        if let index { move(to: index.offset) }
        return index?.offset
    }

    /// Moves to the item that begins with the typed text. Returns false for a space if no text was typed just before.
    @discardableResult
    func type(_ letter: Character) -> Bool {
        let now = Clock.milliseconds
        guard letter != " " || navigation.isTyping(at: now) else { return false }
        onMissing()
        // The time until the next letter counts from here: adding the rows may have taken long.
        navigation.type(letter, at: Clock.milliseconds)
        showCurrent()
        return true
    }

    private func showCurrent() {
        isPointed = false
        if let current { onMove(current) }
        highlight()
        if let current { buttons[current].grabFocus() }
    }

    /// Highlights the current item only, even if the pointer rests on another one.
    private func highlight() {
        for (index, button) in buttons.enumerated() {
            button.setStyle(MenuStyle.current, index == current)
            button.setStyle(MenuStyle.passedOver, !isPointed && index != current)
        }
    }
}
