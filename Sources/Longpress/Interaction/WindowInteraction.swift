import Gtk

/// Listens to one window or popover for the menus of all its widgets, and decides what each press is.
///
/// It listens in the window's capture phase instead of on each widget, so that holding works on any widget, even on a selectable
/// label, which claims every press for itself. It lives as long as its window.
///
/// A popover has its own interaction, because its presses and keys don't reach the window. “Window” then means the popover.
final class WindowInteraction {
    private static let name: StaticString = "longpress-window-interaction"

    private let window: WeakObject<Native>
    let handles: SelectionHandles
    private let hold: HoldInteraction
    private let taps: TapInteraction
    private let marks: MarkInteraction
    private let mouse: MouseSelection
    private let handleDrag: HandleInteraction
    let regions: RegionInteraction
    private let dismissal: Dismissal
    private let touches: TouchInteraction
    private var presses: PressStream?
    /// The press that is being recognised: the first finger, or the button that was pressed last.
    private var current: PressEvent.Pointer?
    /// The position of that press, or of the last one, in the window's coordinates.
    private(set) var location = Point(x: 0, y: 0)
    /// Whether that press is, or was, a finger.
    private(set) var isTouch = false
    /// Whether the press has opened a menu and can choose an item by sliding (C3).
    private var slides = false
    /// Runs while the press may become a hold.
    private var clock: Timer?
    /// Actions that wait until nothing is pressed.
    private var waiting: [() -> Void] = []

    private var presenter: MenuPresenter { .shared }

    /// Returns the interaction that listens to a window, if there is one.
    static func of(_ window: Native) -> WindowInteraction? { window.attached(name) }

    /// Installs an interaction in the window or popover that contains a widget, and in those that own it, where a press closes
    /// its menus. Does nothing where there is one already.
    static func install(around widget: Widget) {
        for window in widget.natives where of(window) == nil { window.attach(WindowInteraction(window), as: name) }
    }

    /// Runs an action when no finger or button is down in a window any more, but never immediately.
    ///
    /// GTK loses count of presses if the pressed widget is hidden or removed before the release (seen with GTK 4.18: “Broken
    /// accounting of active state”).
    static func whenAllUp(in window: Native, _ action: @escaping () -> Void) {
        if let interaction = of(window), interaction.isPressed {
            interaction.waiting.append(action)
        } else {
            MainLoop.soon(action)
        }
    }

    /// Sets an action for holding a finger on a widget without a menu.
    func onHoldElsewhere(_ handler: @escaping (Point) -> (() -> Bool)?) { hold.elsewhere = handler }

    /// Whether anything is pressed in the window.
    var isPressed: Bool { presses.map { $0.count > 0 } ?? false }

    private init(_ window: Native) {
        self.window = WeakObject(window)
        window.window.map { _ = FirstResponder.of($0) }
        handles = SelectionHandles(window)
        hold = HoldInteraction(in: window, handles: handles)
        handleDrag = HandleInteraction(in: window, handles: handles)
        taps = TapInteraction(in: window)
        marks = MarkInteraction(in: window)
        mouse = MouseSelection(in: window)
        regions = RegionInteraction(in: window)
        dismissal = Dismissal(in: window, handles: handles, regions: regions)
        touches = TouchInteraction(in: window, handles: handles)
        presses = PressStream(in: window) { [weak self] in self?.handle($0) ?? false }
        // The window also sees presses on the menus of its popovers.
        if window is Window { presses?.onPressAbove = { ConsumedPress.began(at: $0, $1, isTouch: $2) } }
        window.onActivityChange { [weak self] in
            // Later input goes to another window, such as a dialog that has opened in the meantime.
            if let self, self.window.value?.window?.isActive == false { callOff() }
        }
        window.onPopoverUnmap { [weak self] in self?.callOff() }
        followKeys(in: window)
    }

    // MARK: Presses

    /// Handles an event of a press. Returns true if nothing else in the window may receive it.
    private func handle(_ press: PressEvent) -> Bool {
        if press.isTouch, window.value?.allowsMenusByTouch == false { return false }
        if press.phase == .began { return handlePressBegan(of: press) }
        // After the gestures and the widgets have handled it.
        if press.phase != .moved, presses?.count == 1 { MainLoop.whenIdle { [weak self] in self?.allUp() } }
        guard press.pointer == current else { return false }
        location = press.point
        switch press.phase {
        case .began, .moved:
            handleDrag.pressMoved(press)
            taps.pressMoved(press)
            marks.pressMoved(press)
            let isHold = became(hold.pressMoved(press))
            if regions.pressMoved(press) || !isHold && touches.pressMoved(press) {
                callOffHold()
                taps.forget()
                marks.forget()
                return true
            }
            if slides { presenter.slide(to: location) } else if isHold { beginSliding() }
            return isHold
        case .lifted:
            clock?.cancel()
            current = nil
            handleDrag.pressLifted()
            if slides { presenter.lift() }
            slides = false
            let isHold = became(hold.pressLifted(press))
            regions.pressLifted()
            touches.pressLifted(press)
            taps.pressLifted(press)
            marks.pressLifted()
            mouse.pressLifted(press)
            return isHold
        case .cancelled:
            callOff()
            current = nil
            return false
        }
    }

    /// Reserves the current press, if any, for the menu that it opens: it is cancelled for everything else in the window.
    func claimPressForMenu() {
        guard let current else { return }
        callOffHold()
        touches.forget()
        taps.forget()
        presses?.claim(current)
    }

    /// Lets the press, if it is still down, choose from the menu that it has opened by sliding.
    func beginSliding() {
        slides = current != nil && presenter.presented?.window.value == window.value
        if slides { presenter.slide(to: location) }
    }

    private func handlePressBegan(of press: PressEvent) -> Bool {
        if let window = window.value, ConsumedPress.isRepeated(by: press, in: window) { return true }
        // A menu shown as a sheet in the window handles its own input.
        if let window = window.value, MenuSheetView.of(window)?.contains(press.point) == true { return false }
        // Any press may move the insertion point.
        window.value?.window?.finishComposing()
        marks.forget()
        mouse.forget()
        if current != nil {
            // Two fingers never hold, whatever they are on (C3), and the second one does nothing by itself. The first one keeps
            // scrolling.
            if touches.isScrolling, press.isTouch { return true }
            let isSelecting = touches.isSelecting || taps.isSelecting
            let isBusy = hold.isHolding || handleDrag.isDragging || regions.isDragging || isSelecting
            if isBusy { callOff() } else { callOffHold() }
            regions.forget()
            let isOnText = touches.secondPressBegan(press)
            if isBusy || press.isTouch { return isBusy || isOnText }
        }
        current = press.pointer
        (location, isTouch) = (press.point, press.isTouch)
        let hadEditMenu = presenter.openKind == .edit
        let mark = presenter.mark
        if let window = window.value, let widget = ReservedPresses.widget(of: press, in: window) {
            touches.leavePress(to: widget)
            return dismissal.pressBegan(press)
        }
        let hasStopped = touches.pressBegan(press, menuOf: hadEditMenu ? presenter.owner : nil)
        // Closing an open menu takes precedence over opening one.
        if dismissal.pressBegan(press) { return true }
        if hasStopped {
            taps.startOver()
            return true
        }
        guard press.isPrimary else { return press.isSecondary && opensMenu(press) }
        let count = taps.count(press)
        // With a finger, the handles of a short word cover it; a second press may be a double tap on the word.
        let isConsumed =
            count == 1 && handleDrag.pressBegan(press)
            || regions.pressBegan(press, count: count, closedMenu: hadEditMenu) || taps.pressBegan(press, count: count)
        if isConsumed {
            touches.forget()
            return true
        }
        if count == 1 { marks.pressBegan(press, closed: mark) }
        mouse.pressBegan(press)
        if hold.pressBegan(press) { startClock() }
        return false
    }

    /// Returns its argument. If the press has become a hold, forgets everything else that it could have been.
    private func became(_ isHold: Bool) -> Bool {
        if isHold {
            taps.forget()
            marks.forget()
            mouse.forget()
            regions.held()
            touches.forget()
        }
        return isHold
    }

    /// Cancels everything that the press has begun.
    private func callOff() {
        callOffHold()
        handleDrag.cancel()
        regions.cancel()
        touches.cancel()
        taps.cancel()
        marks.forget()
        mouse.forget()
    }

    private func callOffHold() {
        clock?.cancel()
        slides = false
        hold.cancel()
    }

    /// Called when no finger or button is down any more.
    private func allUp() {
        dismissal.pressEnded()
        touches.allUp()
        // The next press may have begun already.
        guard !isPressed else { return }
        let actions = waiting
        waiting = []
        actions.forEach { $0() }
    }

    // MARK: Holds (E18, C2)

    private func startClock() {
        clock?.cancel()
        clock = MainLoop.after(milliseconds: Settings.longPressTime) { [weak self] in
            // In a busy program, an earlier release may still be waiting to be processed.
            self?.clock = MainLoop.afterInput { [weak self] in self?.timeIsUp() }
        }
    }

    private func timeIsUp() {
        guard let current, became(hold.timeIsUp()) else { return }
        beginSliding()
        presses?.claim(current)
    }

    // MARK: Secondary click (C2)

    private func opensMenu(_ press: PressEvent) -> Bool {
        guard let window = window.value, let target = PressTarget(at: press.point, in: window) else { return false }
        let pointer = press.pointer
        presenter.open(on: target.widget, by: .secondaryClick, at: target.point) { [weak self] in
            // A target that answers asynchronously may be ready only after the press has ended.
            if let self, current == pointer { beginSliding() }
        }
        return true
    }

    // MARK: Keyboard

    private func followKeys(in window: Native) {
        let keys = KeyController(phase: .capture)
        keys.onKey { [weak self] in self?.handle($0) ?? false }
        window.add(keys)
    }

    /// Handles a key press. Returns true if nothing else in the window may receive it.
    private func handle(_ key: Key) -> Bool {
        guard let window = window.value else { return false }
        if ConsumedKey.isConsumed(key) { return true }
        if !key.isModifier {
            // Escape closes what is open, and keeps the selection's handles.
            if key.name != "Escape" {
                // With Control, the key may not change the selection: it may zoom or copy, for example.
                if key.control { handles.deactivateIfSelectionChanges() } else { handles.deactivate() }
            }
            touches.stopScrolling()
            marks.forget()
            presenter.callOff()
        }
        if presenter.isOpen(in: window), !key.isModifier { return presenter.handle(key) }
        guard key.opensMenu, let widget = window.focus?.menuKeyTarget else { return false }
        ConsumedKey.consume(key)
        presenter.open(on: widget, by: .keyboard, at: nil)
        return true
    }

    // MARK: Simulation

    /// Whether text is being held or a handle is being dragged.
    var isHolding: Bool { hold.isHolding || handleDrag.isDragging }

    /// Handles a simulated press event like one from the user.
    func simulate(_ phase: PressEvent.Phase, _ pointer: PressEvent.Pointer, at time: Int, _ point: Point) {
        presses?.simulate(phase, pointer, at: time, point)
    }

    /// Resets the count of successive presses.
    func startOver() {
        taps.startOver()
        marks.forget()
    }

    /// Handles a simulated key like one from the user.
    func simulate(_ key: Key) { _ = handle(key) }
}
