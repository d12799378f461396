import Gtk

/// Listens to one window, or to one popover, for all of its widgets' menus, and decides what each press is.
///
/// It listens to the window, before everything in it, rather than to each widget: holding works on any widget then, be it
/// a selectable label that claims every press for itself. It lives as long as its window.
///
/// A popover has its own, because presses and keys in it don't reach the window. “Window” then means the popover.
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
    /// The press that may become something: the first finger, or the button that was pressed last.
    private var current: PressEvent.Pointer?
    /// The position of that press, or of the last one, in the window's coordinates.
    private(set) var location = Point(x: 0, y: 0)
    /// Whether that press is, or was, a finger.
    private(set) var isTouch = false
    /// Whether it has opened a menu, of which it chooses by sliding on (C3).
    private var slides = false
    /// Runs while the press may become a hold.
    private var clock: Timer?
    /// Work that waits until nothing is pressed any more.
    private var waiting: [() -> Void] = []

    private var presenter: MenuPresenter { .shared }

    /// Returns the interaction that listens to a window, if there is one.
    static func of(_ window: Native) -> WindowInteraction? { window.attached(name) }

    /// Listens to the window or popover that a widget is in, unless something listens already; and to those that it belongs to, where a
    /// press closes its menus.
    static func install(around widget: Widget) {
        for window in widget.natives where of(window) == nil { window.attach(WindowInteraction(window), as: name) }
    }

    /// Does something as soon as no finger and no button is down on a window any more, and never at once.
    ///
    /// GTK loses count of presses if what was pressed is hidden or leaves the window before it is let go (seen with GTK 4.18:
    /// “Broken accounting of active state”).
    static func whenAllUp(in window: Native, _ action: @escaping () -> Void) {
        if let interaction = of(window), interaction.isPressed {
            interaction.waiting.append(action)
        } else {
            MainLoop.soon(action)
        }
    }

    /// Makes holding a finger on what has no menu of ours do something.
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
        presses = PressStream(in: window) { [weak self] in self?.takes($0) ?? false }
        // The window sees the presses on menus of its popovers, too.
        if window is Window { presses?.onPressAbove = { SpentPress.began(at: $0, $1, isTouch: $2) } }
        window.onActivityChange { [weak self] in
            // What the hand does from now on goes to another window, as to a dialog that has come up meanwhile.
            if let self, self.window.value?.window?.isActive == false { callOff() }
        }
        window.onPopoverUnmap { [weak self] in self?.callOff() }
        followKeys(in: window)
    }

    // MARK: Presses

    /// Deals with what happens to a press; true if it is for nothing else in the window.
    private func takes(_ press: PressEvent) -> Bool {
        if press.isTouch, window.value?.allowsMenusByTouch == false { return false }
        if press.phase == .began { return takesBeginning(of: press) }
        // Once the gestures and the widgets have dealt with it.
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
    func takePressForMenu() {
        guard let current else { return }
        callOffHold()
        touches.forget()
        taps.forget()
        presses?.claim(current)
    }

    /// Has the press, if one is down, choose of the menu that it has opened, if it has, by sliding on.
    func beginSliding() {
        slides = current != nil && presenter.presented?.window.value == window.value
        if slides { presenter.slide(to: location) }
    }

    private func takesBeginning(of press: PressEvent) -> Bool {
        if let window = window.value, SpentPress.isRepeated(by: press, in: window) { return true }
        // A menu that is a sheet in the window is for its own widgets.
        if let window = window.value, MenuSheetView.of(window)?.contains(press.point) == true { return false }
        // Whatever the press is, it may move the insertion point.
        window.value?.window?.finishComposing()
        marks.forget()
        mouse.forget()
        if current != nil {
            // Two fingers don't hold, whatever they are on (C3), and the second one does nothing by itself. The first one goes
            // on scrolling.
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
        if let window = window.value, let widget = KeptPresses.widget(of: press, in: window) {
            touches.leavePress(to: widget)
            return dismissal.pressBegan(press)
        }
        let hasStopped = touches.pressBegan(press, menuOf: hadEditMenu ? presenter.owner : nil)
        // Closing what is open comes before opening anything.
        if dismissal.pressBegan(press) { return true }
        if hasStopped {
            taps.startOver()
            return true
        }
        guard press.isPrimary else { return press.isSecondary && opensMenu(press) }
        let count = taps.count(press)
        // The handles of a short word cover it for a finger, which may still be tapping it.
        let isTaken =
            count == 1 && handleDrag.pressBegan(press)
            || regions.pressBegan(press, count: count, closedMenu: hadEditMenu) || taps.pressBegan(press, count: count)
        if isTaken {
            touches.forget()
            return true
        }
        if count == 1 { marks.pressBegan(press, closed: mark) }
        mouse.pressBegan(press)
        if hold.pressBegan(press) { startClock() }
        return false
    }

    /// Says whether the press has become a hold; what else it could have been is forgotten then.
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

    /// Ends what the press has begun as if it had never been.
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

    /// Says that no finger and no button is down any more.
    private func allUp() {
        dismissal.pressEnded()
        touches.allUp()
        // The next press may be there already.
        guard !isPressed else { return }
        let actions = waiting
        waiting = []
        actions.forEach { $0() }
    }

    // MARK: Holds (E18, C2)

    private func startClock() {
        clock?.cancel()
        clock = MainLoop.after(milliseconds: Settings.longPressTime) { [weak self] in
            // In a busy program the hand may have been done before, which it gets to see only now.
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
            // A target that takes its time may be ready only after the press.
            if let self, current == pointer { beginSliding() }
        }
        return true
    }

    // MARK: Keyboard

    private func followKeys(in window: Native) {
        let keys = KeyController(phase: .capture)
        keys.onKey { [weak self] in self?.takes($0) ?? false }
        window.add(keys)
    }

    /// Deals with a key that goes down; true if it is for nothing else in the window.
    private func takes(_ key: Key) -> Bool {
        guard let window = window.value else { return false }
        if SpentKey.isSpent(key) { return true }
        if !key.isModifier {
            // Escape closes what is open, and takes nothing from the selection.
            if key.name != "Escape" {
                // With Control it may do something else: zoom, say, or copy.
                if key.control { handles.deactivateIfSelectionChanges() } else { handles.deactivate() }
            }
            touches.stopScrolling()
            marks.forget()
            presenter.callOff()
        }
        if presenter.isOpen(in: window), !key.isModifier { return presenter.handle(key) }
        guard key.opensMenu, let widget = window.focus?.menuKeyTarget else { return false }
        SpentKey.spend(key)
        presenter.open(on: widget, by: .keyboard, at: nil)
        return true
    }

    // MARK: Simulation

    /// Whether text is being held, or a handle dragged.
    var isHolding: Bool { hold.isHolding || handleDrag.isDragging }

    /// Takes what happens to a press that no hand makes for what a hand does.
    func simulate(_ phase: PressEvent.Phase, _ pointer: PressEvent.Pointer, at time: Int, _ point: Point) {
        presses?.simulate(phase, pointer, at: time, point)
    }

    /// Counts presses in a row anew.
    func startOver() {
        taps.startOver()
        marks.forget()
    }

    /// Takes a key that no hand presses for one that a hand does.
    func simulate(_ key: Key) { _ = takes(key) }
}
