import Gtk

/// The items of one menu: buttons, and the one that the keyboard is on while the menu is open.
final class MenuItems {
    private var buttons: [Button] = []
    /// The visible titles; nil for items that show an icon alone.
    private var labels: [Label?] = []
    /// The letters that choose the items with Alt; empty if they aren't underlined.
    private var accessKeys: [Int?] = []
    private(set) var navigation = MenuNavigation(titles: [])

    /// Whether it was the pointer that went to the current item, rather than the keyboard.
    private var isPointed = true

    /// Called with the item that is pressed by pointer or finger, or by an assistive tool.
    var onPress: (Int) -> Void = { _ in }
    /// Called with the item that the keyboard is about to be on, so that it can be brought into view.
    var onMove: (Int) -> Void = { _ in }
    /// Called before looking for an item that may not be there yet: those of a long menu are added one after another.
    var onMissing: () -> Void = {}
    /// Says which items are in sight, where not all of them are.
    var visible: () -> Range<Int>? = { nil }

    /// Prepares a button to be an item.
    func adopt(_ button: Button) {
        button.hasFrame = false
        button.focusesOnClick = false
        button.onClick { [weak self, button = WeakObject(button as Widget)] in
            guard !SpentPress.repeats(), let self, let button = button.value, let index = index(of: button) else {
                return
            }
            onPress(index)
        }
    }

    /// Has other items, or the same in another order; the keyboard stays on its item if that is still there.
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
        light()
    }

    private func renew(_ titles: [String]) {
        let start = start
        navigation = MenuNavigation(titles: titles)
        (navigation.start, navigation.lines) = (start, lines)
    }

    /// The items of each line, where several may stand side by side.
    private var lines: [Range<Int>] = []

    /// The item that the keyboard begins on.
    var start: Int {
        get { navigation.start }
        set { navigation.start = newValue }
    }

    var count: Int { buttons.count }

    /// The item that the keyboard is on.
    var current: Int? { navigation.current }

    func button(at index: Int) -> Button { buttons[index] }

    /// The item that a widget is, or is in.
    func index(of widget: Widget) -> Int? { buttons.firstIndex { widget.isInside($0) } }

    /// Goes to the item that the pointer has come to, from which the keyboard goes on; the focus stays where it is, unless it
    /// is on another item. Nil takes it from the item that the pointer was on.
    func point(at index: Int?) {
        guard let index else {
            if isPointed { leaveItem() }
            return
        }
        guard index != current || !isPointed else { return }
        let hasFocus = current.map { buttons[$0].containsFocus } ?? false
        isPointed = true
        navigation.move(to: index)
        light()
        if hasFocus { buttons[index].grabFocus() }
    }

    /// Goes a step and shows where.
    func move(_ step: MenuNavigation.Step) {
        if navigation.goesBeyond(step, visible: visible()) { onMissing() }
        navigation.move(step, visible: visible())
        showCurrent()
    }

    /// Goes to the item on the left or right of the current one in its line; false if there is none.
    func moveInLine(_ key: Key, rightToLeft: Bool) -> Bool {
        let isLeft = ["Left", "KP_Left"].contains(key.name)
        guard isLeft || ["Right", "KP_Right"].contains(key.name),
            navigation.move(inLine: isLeft == rightToLeft ? 1 : -1)
        else { return false }
        showCurrent()
        return true
    }

    /// Goes to an item and shows it.
    func move(to index: Int) {
        navigation.move(to: index)
        showCurrent()
    }

    /// Goes to no item, and underlines no letters; the focus stays where it is.
    func leave() {
        leaveItem()
        showAccessKeys(false)
    }

    private func leaveItem() {
        isPointed = true
        renew(navigation.titles)
        light()
    }

    /// Underlines in each title the letter that chooses it with Alt, as long as the menu is open, or no letter.
    func showAccessKeys(_ shows: Bool) {
        guard shows || !accessKeys.isEmpty else { return }
        // What an input method composes isn't typed by one key.
        accessKeys = shows ? Mnemonics.positions(in: labels.map { $0?.text ?? "" }, isTyped: true) : []
        for (index, label) in labels.enumerated() { label?.underline(shows ? accessKeys[index] : nil) }
    }

    /// Goes to the item whose underlined letter a key types with Alt, and returns it; nil if there is none.
    func choose(byAccessKey key: Key) -> Int? {
        guard key.alt, !key.control, let typed = key.character.map(Mnemonics.key) else { return nil }
        let index = zip(labels, accessKeys).enumerated().first { _, item in
            guard let text = item.0?.text, let position = item.1 else { return false }
            return text.dropFirst(position).first.map(Mnemonics.key) == typed
        }
        if let index { move(to: index.offset) }
        return index?.offset
    }

    /// Goes to the item that begins with what is typed; false for a space that has nothing to go on with.
    @discardableResult
    func type(_ letter: Character) -> Bool {
        let now = Clock.milliseconds
        guard letter != " " || navigation.isTyping(at: now) else { return false }
        onMissing()
        // The time to the next letter counts from here: adding the rows may have taken long.
        navigation.type(letter, at: Clock.milliseconds)
        showCurrent()
        return true
    }

    private func showCurrent() {
        isPointed = false
        if let current { onMove(current) }
        light()
        if let current { buttons[current].grabFocus() }
    }

    /// Lights up the item that the keyboard is on, and no other one that the pointer may rest on.
    private func light() {
        for (index, button) in buttons.enumerated() {
            button.setStyle(MenuStyle.current, index == current)
            button.setStyle(MenuStyle.passedOver, !isPointed && index != current)
        }
    }
}
