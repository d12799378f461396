import Gtk

/// An action sheet on screen. It lives while its window shows it.
@MainActor final class SheetPresentation {
    static let name: StaticString = "longpress-action-sheet"

    private let window: WeakObject<Window>
    private let content: Widget?
    private var layer: WindowLayer?
    /// Dims the window's content and intercepts its pointer input.
    private let backdrop = Box(.vertical)
    private let slide: Revealer
    private let list: SheetList
    private let focus: WeakObject<Widget>?
    private let couldFocus: Bool
    private let keys = KeyController(phase: .capture)
    private var connections: [SignalConnection] = []
    /// Whether it still waits for a choice; otherwise it is closing.
    private(set) var isOpen = true
    private var isInMiddle = false
    private var onCancel: (() -> Void)?

    /// The duration of the sheet's appearance and disappearance, in milliseconds (250, approximately like a GNOME sheet's).
    private static let arriving = 250
    /// The minimum width, in points, for the sheet to be centred (600, from which screens and windows count as wide in Android's
    /// and in GNOME's adaptive layouts). In narrower windows it is at the bottom, near the fingers.
    private static let wide = 600.0

    static func of(_ window: Window) -> SheetPresentation? { window.attached(name) }

    /// - Parameter isFollowing: Whether it replaces another sheet. It then appears without animation.
    init(_ sheet: ActionSheet, over window: Window, isFollowing: Bool) {
        SheetStyle.install()
        self.window = WeakObject(window)
        // Not the menu bar item that the sheet may have been chosen from.
        focus = FirstResponder.of(window).focus
        content = window.child
        couldFocus = content?.canFocus ?? true
        list = SheetList(sheet)
        slide = Revealer(list.widget)
        onCancel = sheet.onCancel
        layOut(isFollowing: isFollowing, in: window)
        list.onCancel = { [weak self] in self?.close() }
        list.onChoose = { [weak self] target in
            guard let self, isOpen else { return }
            onCancel = nil
            close()
            // The pressed button first has to finish handling its press, but no further input may come before the action.
            MainLoop.soon(target.action)
        }
        followPointer()
        followKeys(in: window)
        // The first target gets the focus first: only then can the content be made unfocusable.
        list.focus(.first)
        content?.canFocus = false
        reportFocus()
    }

    /// Makes assistive technologies aware of the focus: GTK doesn't report the focus of a widget that isn't mapped yet.
    private func reportFocus() {
        guard !list.widget.isMapped else { return }
        var mapping: SignalConnection?
        mapping = list.widget.onMap { [weak self] in
            mapping?.disconnect()
            MainLoop.soon { [weak self] in
                guard let self, isOpen, let window = window.value, let focus = window.focus, focus.isInside(backdrop)
                else { return }
                window.focus = nil
                focus.grabFocus()
            }
        }
    }

    private func layOut(isFollowing: Bool, in window: Window) {
        backdrop.addStyle(SheetStyle.backdrop)
        if window.hasLightText { backdrop.addStyle(MenuStyle.onDark) }
        slide.expandsVertically = true
        backdrop.append(slide)
        // Not added to the content itself: some windows, such as libadwaita's, don't allow theirs to be replaced.
        layer = WindowLayer(backdrop, over: window) {
            [weak window = self.window, content = content.map(WeakObject.init)] in
            guard let window = window?.value else { return .zero }
            // Before the first layout, only the expected size is known.
            guard window.size.width > 0 else { return window.expectedBounds }
            return content?.value?.bounds(in: window) ?? window.expectedBounds
        }
        let room = window.size.width > 0 ? window.menuBounds.size : window.expectedBounds.size
        let border = Size(
            width: max(window.size.width - room.width, 0), height: max(window.size.height - room.height, 0))
        fit(in: room)
        animate(milliseconds: isFollowing ? 0 : Self.arriving)
        slide.isRevealed = true
        if isFollowing {
            dim()
        } else {
            // The next frame shows it undimmed, so that the style's transition starts from there.
            MainLoop.soon { [weak self] in self?.dim() }
        }
        for property in ["default-width", "default-height"] {
            connections.append(
                window.onChange(of: property) { [weak self] in
                    guard let self, let window = self.window.value else { return }
                    let size = window.defaultSize
                    fit(in: Size(width: Double(size.width) - border.width, height: Double(size.height) - border.height))
                })
        }
    }

    /// Aligns the sheet in a room, in points, and makes it fit.
    private func fit(in room: Size) {
        isInMiddle = room.width >= Self.wide
        slide.align(horizontal: .center, vertical: isInMiddle ? .center : .end)
        list.fit(in: room)
    }

    /// Sets the animation for its position: the sheet slides up from the bottom, and fades in the middle.
    private func animate(milliseconds: Int) {
        if isInMiddle || !Settings.allowsAnimation {
            slide.fades(milliseconds: milliseconds)
        } else {
            slide.slidesUp(milliseconds: milliseconds)
        }
    }

    private func dim() {
        if isOpen { backdrop.addStyle(SheetStyle.dimmed) }
    }

    /// Cancels on a press outside the sheet.
    private func followPointer() {
        let press = ClickGesture(button: .any, phase: .bubble)
        press.onPressed { [weak self] point in
            guard let self, isOpen, let hit = backdrop.pick(point), !hit.isInside(list.widget) else { return }
            self.press?.claim()
            close()
        }
        self.press = press
        backdrop.add(press)
    }

    private var press: ClickGesture?

    /// Handles keys before the window does: while the sheet is open, no other key has an effect.
    private func followKeys(in window: Window) {
        keys.onKey { [weak self] key in
            guard let self, isOpen, !key.isModifier else { return false }
            if ConsumedKey.isConsumed(key) { return true }
            if key.actsOnce { ConsumedKey.consume(key) }
            return handle(key)
        }
        window.add(keys)
    }

    /// Handles a key. Returns false if the focused button should receive it.
    func handle(_ key: Key) -> Bool {
        switch key.name {
        case "Escape": close()
        case "Down", "KP_Down": move(.next)
        case "Up", "KP_Up": move(.previous)
        case "Tab", "KP_Tab": move(.next)
        case "ISO_Left_Tab": move(.previous)
        case "Home", "KP_Home", "Page_Up", "KP_Page_Up": move(.first)
        case "End", "KP_End", "Page_Down", "KP_Page_Down": move(.last)
        case "Return", "KP_Enter", "space", "KP_Space": return !key.isPlain
        default: break
        }
        return true
    }

    private func move(_ step: MenuNavigation.Step) {
        list.focus(step)
        window.value?.showsFocus = true
    }

    // MARK: Going

    /// Closes the sheet with its animation, and puts the focus back where it was.
    func close() {
        guard isOpen else { return }
        end()
        backdrop.removeStyle(SheetStyle.dimmed)
        backdrop.takesInput = false
        animate(milliseconds: Self.arriving)
        connections.append(slide.onArrival { [weak self] in MainLoop.soon { self?.remove() } })
        slide.isRevealed = false
        if !slide.isMapped { remove() }
    }

    /// Removes the sheet immediately.
    func remove() {
        end()
        guard backdrop.parent != nil else { return }
        connections.forEach { $0.disconnect() }
        layer?.remove()
        if let window = window.value, Self.of(window) === self { window.attach(nil, as: Self.name) }
    }

    private func cancel() {
        if let onCancel { MainLoop.soon(onCancel) }
        onCancel = nil
    }

    isolated deinit {
        cancel()
    }

    private func end() {
        guard isOpen else { return }
        isOpen = false
        content?.canFocus = couldFocus
        cancel()
        guard let window = window.value else { return }
        window.remove(keys)
        if let focus = focus?.value, focus.window == window, focus.isMapped {
            window.returnFocus(to: focus)
        } else if backdrop.containsFocus {
            window.focus = nil
        }
    }
}
