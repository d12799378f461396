import CGtk

/// All presses on a window, or on a popover, from its raw events, before anything in it gets to see them.
///
/// GTK's own gestures don't serve for that: on a window they lose the press to whatever inside it claims it (GTK 4.24),
/// the long press starts a clock that can't be stopped (GTK 4.8), and all of them go by when the program gets to see an
/// event rather than by when the hand made it.
@MainActor package final class PressStream {
    private let window: WeakObject<Native>
    private let watcher = EventWatcher()
    private let handler: (PressEvent) -> Bool
    private var presses: [PressEvent.Pointer: Press] = [:]
    private var watch: Int?
    /// Called as the primary button or a finger goes down on a popover above the window, with the press's time in milliseconds, its
    /// position in the window's coordinates, and whether it is a finger.
    package var onPressAbove: (_ time: Int, _ point: Point, _ isTouch: Bool) -> Void = { _, _, _ in }
    /// The last event that has been told of already, and whether it goes no further.
    private var early: (event: Event, isKept: Bool)?

    /// A press that is down.
    private struct Press {
        /// The innermost widget that it was made on.
        let widget: WeakObject<Widget>?
        /// Whether no hand makes it.
        let isSimulated: Bool
        var isTaken = false
        /// Where it is, in the window's coordinates.
        var position: Point
    }

    /// Follows the presses on a window or a popover, though not those on a popover above it, and calls a handler with all that
    /// happens to one. True takes it: from then on nothing in the window gets to know of it any more, and what knew of
    /// it forgets it.
    package init(in window: Native, _ handler: @escaping (PressEvent) -> Bool) {
        self.window = WeakObject(window)
        self.handler = handler
        watcher.onFilter { [weak self] in self?.keeps($0) ?? false }
        window.add(watcher)
        watch = SurfaceEvents.begin { [weak self] event, _ in self?.comes(event) }
    }

    isolated deinit {
        if let watch { SurfaceEvents.end(watch) }
    }

    /// The number of buttons and fingers that are down.
    package var count: Int { presses.count }

    /// Takes a press that is down at another time than by the handler's answer.
    package func claim(_ pointer: PressEvent.Pointer) {
        guard let press = presses[pointer], !press.isTaken else { return }
        presses[pointer]?.isTaken = true
        forget(press)
    }

    /// Tells of a synthetic press as it tells of one that a hand makes. GTK and the widgets don't hear of it. What the
    /// hand does meanwhile neither moves nor lifts it; a press of the hand calls it off. The time is ``Clock``'s, in
    /// milliseconds, the position the window's, in points.
    package func simulate(_ phase: PressEvent.Phase, _ pointer: PressEvent.Pointer, at time: Int, _ point: Point) {
        let event = PressEvent(phase: phase, pointer: pointer, time: time, point: point, way: [])
        switch phase {
        case .began:
            guard presses[pointer] == nil else { return }
            begin(event, isSimulated: true)
        case .moved: if isSimulated(pointer) { tell(event) }
        case .lifted, .cancelled: if isSimulated(pointer) { end(event) }
        }
    }

    private func isSimulated(_ pointer: PressEvent.Pointer) -> Bool { presses[pointer]?.isSimulated == true }

    /// Ends a press before GTK hears of it, and moves it over a popover. A popover that has the pointer to itself gets the event
    /// alone.
    private func comes(_ event: OpaquePointer) {
        early = nil
        guard let window = window.value else { return }
        let event = Event(borrowing: UnsafeMutableRawPointer(event))
        if event.beginsPrimaryPress, !event.isOn(window), let point = event.location(in: window) {
            onPressAbove(event.time, point, event.isTouch)
        }
        guard !presses.isEmpty else { return }
        let moves = gdk_event_get_event_type(event.raw) == GDK_MOTION_NOTIFY
        guard event.endsPress || moves && !event.isOn(window) else { return }
        early = (event, keeps(event))
    }

    private func keeps(_ event: Event) -> Bool {
        if let early, early.event.raw == event.raw { return early.isKept }
        guard let window = window.value, let location = position(of: event, in: window) else { return false }
        switch gdk_event_get_event_type(event.raw) {
        case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN:
            guard event.isOn(window), let pointer = event.pointer else { return false }
            endLost(by: pointer, event, location)
            return begin(event.press(.began, pointer, location), isSimulated: false)
        case GDK_MOTION_NOTIFY: return move(event, location)
        case GDK_TOUCH_UPDATE: return event.pointer.map { tell(event.press(.moved, $0, location)) } ?? false
        case GDK_BUTTON_RELEASE, GDK_TOUCH_END: return end(.lifted, event, location)
        case GDK_TOUCH_CANCEL: return end(.cancelled, event, location)
        default: return false
        }
    }

    private func position(of event: Event, in window: Native) -> Point? {
        guard let told = event.location(in: window) else { return nil }
        guard let finger = event.finger, let last = presses[.finger(finger)]?.position, event.isOn(window) else {
            return told
        }
        return FingerOverPopover.position(told, after: last, in: window)
    }

    /// Ends the presses that are over by the beginning of another one.
    private func endLost(by pointer: PressEvent.Pointer, _ event: Event, _ location: Point) {
        for known in presses.keys where known == pointer || isSimulated(known) || event.isLost(known, by: pointer) {
            end(event.press(.cancelled, known, location))
        }
    }

    @discardableResult
    private func begin(_ press: PressEvent, isSimulated: Bool) -> Bool {
        let widget = window.value?.pick(press.point).map { WeakObject($0) }
        presses[press.pointer] = Press(widget: widget, isSimulated: isSimulated, position: press.point)
        return tell(press)
    }

    private func move(_ event: Event, _ location: Point) -> Bool {
        let buttons = presses.keys.filter { if case .button = $0 { !isSimulated($0) } else { false } }
        return buttons.reduce(false) { isKept, button in
            if event.isMadeUp { return presses[button]?.isTaken == true || isKept }
            let isLost = !event.isDown(button)
            let press = event.press(isLost ? .cancelled : .moved, button, location)
            return (isLost ? end(press) : tell(press)) || isKept
        }
    }

    private func end(_ phase: PressEvent.Phase, _ event: Event, _ location: Point) -> Bool {
        guard let pointer = event.pointer, !isSimulated(pointer) else { return false }
        return end(event.press(phase, pointer, location))
    }

    @discardableResult
    private func end(_ press: PressEvent) -> Bool {
        defer { presses[press.pointer] = nil }
        return tell(press)
    }

    /// Tells the handler; returns whether the press is taken by now.
    @discardableResult
    private func tell(_ event: PressEvent) -> Bool {
        let pointer = event.pointer
        guard let press = presses[pointer] else { return false }
        presses[pointer]?.position = event.point
        if handler(event) {
            // What begins has been seen by nobody else.
            if event.phase == .began { presses[pointer]?.isTaken = true } else { claim(pointer) }
        }
        return presses[pointer]?.isTaken ?? press.isTaken
    }

    /// Has the gestures of everything that knows of a press forget it, as GTK does when an outer one claims it.
    private func forget(_ press: Press) {
        guard let widget = press.widget?.value else { return }
        // Nothing around a popover has heard of a press in it.
        for widget in widget.selfAndAncestorsInNative { widget.resetGestures() }
    }
}

extension Event {
    /// What happens by it to a press, at a position in the window.
    fileprivate func press(
        _ phase: PressEvent.Phase, _ pointer: PressEvent.Pointer, _ location: Point
    ) -> PressEvent {
        let way = mergedMoves.map {
            PressEvent.Move(time: $0.time, point: Point(x: location.x + $0.x, y: location.y + $0.y))
        }
        return PressEvent(phase: phase, pointer: pointer, time: time, point: location, way: way)
    }

    /// The button or finger that is down, or was until now.
    fileprivate var pointer: PressEvent.Pointer? {
        if let finger { return .finger(finger) }
        switch gdk_event_get_event_type(raw) {
        case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE: return .button(gdk_button_event_get_button(raw))
        default: return nil
        }
    }

    /// Whether this press by one pointer says that the end of another one's was lost, as of a drag out of the window. A hand
    /// has the mouse or the touch screen, not both.
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
