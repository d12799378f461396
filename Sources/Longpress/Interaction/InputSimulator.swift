package import Gtk
package import Menus

/// Synthetic presses and keys in one window or popover, for programs that demonstrate their effects.
///
/// They enter where the user's own do, before anything is recognised. So the same code recognises holds, double taps and drags of
/// handles, opens menus and places them. GTK and the widgets don't receive them: only this library reacts. A press by the user
/// cancels a simulated one.
package final class InputSimulator {
    private let window: WeakObject<Native>
    private var down: (pointer: PressEvent.Pointer, location: Point)?
    /// The item of the open menu that the simulated pointer is at.
    private var highlighted: WeakObject<Widget>?

    private var interaction: WindowInteraction? { window.value.flatMap(WindowInteraction.of) }

    /// Creates a simulator for a window. It has no effect in a window in which no widget has a menu.
    package init(in window: Native) {
        self.window = WeakObject(window)
    }

    // MARK: Presses

    /// The button or finger of a press.
    package enum Pointer: Hashable, Sendable {
        case finger
        case primary
        case secondary

        fileprivate var pressed: PressEvent.Pointer {
            switch self {
            // GTK identifies real fingers by addresses.
            case .finger: .finger(-1)
            case .primary: .button(PointerButton.primary.rawValue)
            case .secondary: .button(PointerButton.secondary.rawValue)
            }
        }
    }

    /// Releases what is down, then puts a finger or button down at a point, in the window's coordinates.
    package func press(_ pointer: Pointer, at point: Point) {
        lift()
        down = (pointer.pressed, point)
        send(.began)
    }

    /// Moves what is down to a point, in the window's coordinates.
    package func move(to point: Point) {
        down?.location = point
        send(.moved)
    }

    package func lift() {
        send(.lifted)
        down = nil
    }

    /// Cancels what is down, as if it had never been pressed.
    package func cancel() {
        send(.cancelled)
        down = nil
    }

    /// Resets the count of successive presses: earlier presses don't count towards a double tap.
    package func startOver() { interaction?.startOver() }

    /// Taps at a point, in the window's coordinates, with the given times of press and release (`Clock.milliseconds`).
    /// Recognition uses these times, not those of processing. So even in a busy program two quick taps are a double tap, and none
    /// becomes a hold.
    package func tap(_ pointer: Pointer, at point: Point, from start: Int, to end: Int) {
        lift()
        down = (pointer.pressed, point)
        send(.began, at: start)
        send(.lifted, at: end)
        down = nil
    }

    private func send(_ phase: PressEvent.Phase, at time: Int = Clock.milliseconds) {
        guard let down else { return }
        interaction?.simulate(phase, down.pointer, at: time, down.location)
    }

    /// Whether the press holds text, which shows its loupe, or drags a handle.
    package var isHolding: Bool { interaction?.isHolding ?? false }

    /// Presses a key, named like an accelerator, such as `Menu` or `<Shift>F10`.
    package func press(key accelerator: String) { interaction?.simulate(Key(accelerator: accelerator)) }

    // MARK: Menu

    /// Highlights an item of the open menu, or the closed submenu that contains it, and no other; nil for none. Returns whether
    /// there is such an item.
    @discardableResult
    package func point(at command: Command.ID?) -> Bool {
        highlighted?.value?.removeStyle(MenuStyle.pointed)
        let button = command.flatMap { MenuPresenter.shared.presented?.button(for: $0) }
        button?.addStyle(MenuStyle.pointed)
        highlighted = button.map { WeakObject($0) }
        return button != nil
    }

    /// Activates an item of the open menu, or the closed submenu that contains it. Returns whether there is one.
    @discardableResult
    package func choose(_ command: Command.ID) -> Bool {
        guard let button = MenuPresenter.shared.presented?.button(for: command) else { return false }
        point(at: nil)
        button.press()
        return true
    }

    // MARK: Handles and preview

    /// Returns the position of a selection handle, in the window's coordinates; nil while there is none.
    package func location(of handle: SelectionHandle) -> Point? {
        inWindow { Rectangle(origin: $0.knob(of: handle), size: Size(width: 0, height: 0)) }?.origin
    }

    /// Returns the centre of the insertion point that a selection handle is attached to, in the window's coordinates.
    package func line(of handle: SelectionHandle) -> Point? {
        inWindow { $0.caret(of: handle) }.map { Point(x: $0.midX, y: $0.midY) }
    }

    /// Returns a part of the handles, in the window's coordinates; nil while there are none.
    private func inWindow(_ part: (HandleGeometry) -> Rectangle) -> Rectangle? {
        guard let window = window.value, let handles = interaction?.handles, let owner = handles.owner,
            let geometry = handles.geometry(in: owner)
        else { return nil }
        return owner.convert(part(geometry), to: window)
    }

    /// The widget whose selection has handles; nil if there is none.
    package var handledWidget: Widget? {
        get { interaction?.handles.owner }
        set {
            interaction?.handles.deactivate()
            if let newValue { interaction?.handles.activate(for: newValue) }
        }
    }

    /// The frame of the open menu's preview, in the window's coordinates; nil while there is none.
    package var previewFrame: Rectangle? {
        guard let preview = window.value.flatMap(PreviewPresentation.of), preview.isOpen else { return nil }
        return preview.frame
    }

    package func tapPreview() { window.value.flatMap(PreviewPresentation.of)?.tap() }
}
