import CGtk

/// All presses on a window or popover, from its raw events, before anything in it receives them.
///
/// GTK's own gestures aren't suitable: on a window they lose the press to whatever inside it claims it (GTK 4.24), the long press
/// starts a timer that can't be stopped (GTK 4.8), and all of them go by the time at which the program receives an event instead
/// of the time of the input.
@MainActor package final class PressStream {
    private let window: WeakObject<Native>
    private let watcher = EventWatcher()
    private let handler: (PressEvent) -> Bool
    private var presses: [PressEvent.Pointer: Press] = [:]
    private var watch: Int?
    /// Called when the primary button or a finger goes down on a popover above the window, with the time of the press in
    /// milliseconds, its position in the window's coordinates, and whether it is a finger.
    package var onPressAbove: (_ time: Int, _ point: Point, _ isTouch: Bool) -> Void = { _, _, _ in }
    /// The last event that was handled before GTK received it, and whether it goes no further.
    private var early: (event: Event, isConsumed: Bool)?

    /// A press that is down.
    private struct Press {
        /// The innermost widget at the start of the press.
        let widget: WeakObject<Widget>?
        /// Whether the press is synthetic.
        let isSimulated: Bool
        var isConsumed = false
        /// The current position, in the window's coordinates.
        var position: Point
    }

    /// Follows the presses on a window or a popover, but not those on a popover above it, and calls a handler for each step of a
    /// press. If the handler returns true, it takes the press: nothing in the window receives it from then on, and the gestures
    /// that have seen it are reset.
    package init(in window: Native, _ handler: @escaping (PressEvent) -> Bool) {
        self.window = WeakObject(window)
        self.handler = handler
        watcher.onFilter { [weak self] in self?.consumes($0) ?? false }
        window.add(watcher)
        watch = SurfaceEvents.begin { [weak self] event, _ in self?.handleEarly(event) }
    }

    isolated deinit {
        if let watch { SurfaceEvents.end(watch) }
    }

    /// The number of buttons and fingers that are down.
    package var count: Int { presses.count }

    /// Takes a press that is down, independently of the handler's result.
    package func claim(_ pointer: PressEvent.Pointer) {
        guard let press = presses[pointer], !press.isConsumed else { return }
        presses[pointer]?.isConsumed = true
        forget(press)
    }

    /// Reports a synthetic press to the handler like a real one. GTK and the widgets don't receive it. Real input neither moves
    /// nor lifts it, but a real press cancels it. The time is ``Clock``'s, in milliseconds; the position is in the window's
    /// coordinates, in points.
    package func simulate(_ phase: PressEvent.Phase, _ pointer: PressEvent.Pointer, at time: Int, _ point: Point) {
        let event = PressEvent(phase: phase, pointer: pointer, time: time, point: point, history: [])
        switch phase {
        case .began:
            guard presses[pointer] == nil else { return }
            begin(event, isSimulated: true)
        case .moved: if isSimulated(pointer) { deliver(event) }
        case .lifted, .cancelled: if isSimulated(pointer) { end(event) }
        }
    }

    private func isSimulated(_ pointer: PressEvent.Pointer) -> Bool { presses[pointer]?.isSimulated == true }

    /// Handles the end of a press, and its moves over a popover, before GTK receives the event. A popover that grabs the pointer
    /// is the only one to receive the event.
    private func handleEarly(_ event: OpaquePointer) {
        early = nil
        guard let window = window.value else { return }
        let event = Event(borrowing: UnsafeMutableRawPointer(event))
        if event.beginsPrimaryPress, !event.isOn(window), let point = event.location(in: window) {
            onPressAbove(event.time, point, event.isTouch)
        }
        guard !presses.isEmpty else { return }
        let moves = gdk_event_get_event_type(event.raw) == GDK_MOTION_NOTIFY
        guard event.endsPress || moves && !event.isOn(window) else { return }
        early = (event, consumes(event))
    }

    private func consumes(_ event: Event) -> Bool {
        if let early, early.event.raw == event.raw { return early.isConsumed }
        guard let window = window.value, let location = position(of: event, in: window) else { return false }
        switch gdk_event_get_event_type(event.raw) {
        case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN:
            guard event.isOn(window), let pointer = event.pointer else { return false }
            endLost(by: pointer, event, location)
            return begin(event.press(.began, pointer, location), isSimulated: false)
        case GDK_MOTION_NOTIFY: return move(event, location)
        case GDK_TOUCH_UPDATE: return event.pointer.map { deliver(event.press(.moved, $0, location)) } ?? false
        case GDK_BUTTON_RELEASE, GDK_TOUCH_END: return end(.lifted, event, location)
        case GDK_TOUCH_CANCEL: return end(.cancelled, event, location)
        default: return false
        }
    }

    private func position(of event: Event, in window: Native) -> Point? {
        guard let location = event.location(in: window) else { return nil }
        guard let finger = event.finger, let last = presses[.finger(finger)]?.position, event.isOn(window) else {
            return location
        }
        return FingerOverPopover.position(location, after: last, in: window)
    }

    /// Ends the presses whose end was lost, as the beginning of another press shows.
    private func endLost(by pointer: PressEvent.Pointer, _ event: Event, _ location: Point) {
        for known in presses.keys where known == pointer || isSimulated(known) || event.isLost(known, by: pointer) {
            end(event.press(.cancelled, known, location))
        }
    }

    @discardableResult
    private func begin(_ press: PressEvent, isSimulated: Bool) -> Bool {
        let widget = window.value?.pick(press.point).map { WeakObject($0) }
        presses[press.pointer] = Press(widget: widget, isSimulated: isSimulated, position: press.point)
        return deliver(press)
    }

    private func move(_ event: Event, _ location: Point) -> Bool {
        let buttons = presses.keys.filter { if case .button = $0 { !isSimulated($0) } else { false } }
        return buttons.reduce(false) { isConsumed, button in
            if event.isMadeUp { return presses[button]?.isConsumed == true || isConsumed }
            let isLost = !event.isDown(button)
            let press = event.press(isLost ? .cancelled : .moved, button, location)
            return (isLost ? end(press) : deliver(press)) || isConsumed
        }
    }

    private func end(_ phase: PressEvent.Phase, _ event: Event, _ location: Point) -> Bool {
        guard let pointer = event.pointer, !isSimulated(pointer) else { return false }
        return end(event.press(phase, pointer, location))
    }

    @discardableResult
    private func end(_ press: PressEvent) -> Bool {
        defer { presses[press.pointer] = nil }
        return deliver(press)
    }

    /// Calls the handler. Returns whether the press is taken by now.
    @discardableResult
    private func deliver(_ event: PressEvent) -> Bool {
        let pointer = event.pointer
        guard let press = presses[pointer] else { return false }
        presses[pointer]?.position = event.point
        if handler(event) {
            // Nothing else has seen a press that begins.
            if event.phase == .began { presses[pointer]?.isConsumed = true } else { claim(pointer) }
        }
        return presses[pointer]?.isConsumed ?? press.isConsumed
    }

    /// Resets the gestures of all widgets that have seen a press, as GTK does when an outer gesture claims it.
    private func forget(_ press: Press) {
        guard let widget = press.widget?.value else { return }
        // Widgets around a popover haven't seen a press in it.
        for widget in widget.selfAndAncestorsInNative { widget.resetGestures() }
    }
}

extension Event {
    /// Makes the step of a press that this event stands for, at a position in the window.
    fileprivate func press(
        _ phase: PressEvent.Phase, _ pointer: PressEvent.Pointer, _ location: Point
    ) -> PressEvent {
        let history = mergedMoves.map {
            PressEvent.Move(time: $0.time, point: Point(x: location.x + $0.x, y: location.y + $0.y))
        }
        return PressEvent(phase: phase, pointer: pointer, time: time, point: location, history: history)
    }

    /// The finger, or the button that is pressed or released; nil for other events.
    fileprivate var pointer: PressEvent.Pointer? {
        if let finger { return .finger(finger) }
        switch gdk_event_get_event_type(raw) {
        case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE: return .button(gdk_button_event_get_button(raw))
        default: return nil
        }
    }

    /// Returns whether this press by one pointer shows that the end of another pointer's press was lost, for example in a drag
    /// out of the window. A user has a hand on either the mouse or the touch screen, not on both.
    fileprivate func isLost(_ known: PressEvent.Pointer, by pointer: PressEvent.Pointer) -> Bool {
        switch (known, pointer) {
        case (.button, .button): !isDown(known)
        case (.finger, .finger): false
        case (.button, .finger), (.finger, .button): true
        }
    }

    fileprivate func isDown(_ pointer: PressEvent.Pointer) -> Bool {
        guard case .button(let button) = pointer else { return true }
        return isDown(button)
    }
}
