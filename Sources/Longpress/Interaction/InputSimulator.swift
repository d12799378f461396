package import Gtk
package import Menus

/// Synthetic presses and keys in one window or popover, for a program that demonstrates what they do.
///
/// They go in where those of a hand do, before anything is known of what they are: what recognises a hold, a double tap or a
/// drag of a handle, what opens menus, and what places them, is the same. GTK and the widgets don't hear of them, so that
/// nothing happens but what this library does. A press of the hand calls one off.
package final class InputSimulator {
    private let window: WeakObject<Native>
    private var down: (pointer: PressEvent.Pointer, location: Point)?
    /// The item of the open menu that is pointed at.
    private var lit: WeakObject<Widget>?

    private var interaction: WindowInteraction? { window.value.flatMap(WindowInteraction.of) }

    /// Makes presses in a window that has a widget with a menu; in any other they come to nothing.
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
            // GTK numbers those of a hand by addresses.
            case .finger: .finger(-1)
            case .primary: .button(PointerButton.primary.rawValue)
            case .secondary: .button(PointerButton.secondary.rawValue)
            }
        }
    }

    /// Puts a finger or button down at a point of the window, in its coordinates, and lifts what is down.
    package func press(_ pointer: Pointer, at point: Point) {
        lift()
        down = (pointer.pressed, point)
        tell(.began)
    }

    /// Moves what is down to a point of the window, in its coordinates.
    package func move(to point: Point) {
        down?.location = point
        tell(.moved)
    }

    package func lift() {
        tell(.lifted)
        down = nil
    }

    /// Calls off what is down, as if it had never been.
    package func cancel() {
        tell(.cancelled)
        down = nil
    }

    /// Counts presses in a row anew: what was pressed before is no part of what is pressed from now on.
    package func startOver() { interaction?.startOver() }

    /// Puts a finger or button down at a point of the window, in its coordinates, and lifts it at once, by the times
    /// that it counts at (`Clock.milliseconds`). A busy program may get to it later, and yet two taps with little time
    /// between them are a double tap, and none is a hold.
    package func tap(_ pointer: Pointer, at point: Point, from start: Int, to end: Int) {
        lift()
        down = (pointer.pressed, point)
        tell(.began, at: start)
        tell(.lifted, at: end)
        down = nil
    }

    private func tell(_ phase: PressEvent.Phase, at time: Int = Clock.milliseconds) {
        guard let down else { return }
        interaction?.simulate(phase, down.pointer, at: time, down.location)
    }

    /// Whether the press holds text, whose loupe it shows, or drags a handle.
    package var isHolding: Bool { interaction?.isHolding ?? false }

    /// Presses a key by the name of an accelerator, such as `Menu` or `<Shift>F10`.
    package func press(key accelerator: String) { interaction?.simulate(Key(accelerator: accelerator)) }

    // MARK: Menu

    /// Lights up an item of the menu that is open, or that of the closed submenu that it is in, and no other; nil for
    /// none. Returns whether there is such an item.
    @discardableResult
    package func point(at command: Command.ID?) -> Bool {
        lit?.value?.removeStyle(MenuStyle.pointed)
        let button = command.flatMap { MenuPresenter.shared.presented?.button(for: $0) }
        button?.addStyle(MenuStyle.pointed)
        lit = button.map { WeakObject($0) }
        return button != nil
    }

    /// Presses an item of the open menu, or that of the closed submenu that it is in. Returns whether there is one.
    @discardableResult
    package func choose(_ command: Command.ID) -> Bool {
        guard let button = MenuPresenter.shared.presented?.button(for: command) else { return false }
        point(at: nil)
        button.press()
        return true
    }

    // MARK: Handles and preview

    /// The position of a handle of the selection, in the window's coordinates; nil while there is none to take hold of.
    package func location(of handle: SelectionHandle) -> Point? {
        inWindow { Rectangle(origin: $0.knob(of: handle), size: Size(width: 0, height: 0)) }?.origin
    }

    /// The middle of the insertion point that a handle of the selection hangs on, in the window's coordinates.
    package func line(of handle: SelectionHandle) -> Point? {
        inWindow { $0.caret(of: handle) }.map { Point(x: $0.midX, y: $0.midY) }
    }

    /// A part of the handles, in the window's coordinates; nil while there are none.
    private func inWindow(_ part: (HandleGeometry) -> Rectangle) -> Rectangle? {
        guard let window = window.value, let handles = interaction?.handles, let owner = handles.owner,
            let geometry = handles.geometry(in: owner)
        else { return nil }
        return owner.convert(part(geometry), to: window)
    }

    /// The widget whose selection has handles; nil for none.
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
