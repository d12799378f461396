import CGtk

/// A key of the keyboard with the modifiers held.
public struct Key: Hashable, Sendable {
    /// GDK's name of the key, such as `Return`, `F10` or `a`.
    public let name: String
    /// The character that the key types, if any.
    public let character: Character?
    /// Whether Control is held.
    public let control: Bool
    /// Whether Shift is held.
    public let shift: Bool
    /// Whether Alt is held.
    public let alt: Bool
    /// Whether the key is held down and this is one of the presses that the keyboard makes of that.
    package let isRepeat: Bool
    /// The number of the key itself, whatever it types.
    public let code: UInt32

    init(value: UInt32, modifiers: UInt32, code: UInt32 = 0, isRepeat: Bool = false) {
        self.code = code
        self.isRepeat = isRepeat
        name = gdk_keyval_name(value).map { String(cString: $0) } ?? ""
        let scalar = gdk_keyval_to_unicode(value)
        character = scalar == 0 ? nil : Unicode.Scalar(scalar).map { Character($0) }
        control = modifiers & GDK_CONTROL_MASK.rawValue != 0
        shift = modifiers & GDK_SHIFT_MASK.rawValue != 0
        alt = modifiers & GDK_ALT_MASK.rawValue != 0
    }

    /// The key that an accelerator names with its modifiers, in the form that `gtk_accelerator_parse` reads, such as
    /// `<Shift>F10`.
    package init(accelerator: String) {
        var (value, modifiers) = (guint(0), GdkModifierType(rawValue: 0))
        gtk_accelerator_parse(accelerator, &value, &modifiers)
        self.init(value: value, modifiers: modifiers.rawValue)
    }

    /// Whether no modifier is held.
    public var isPlain: Bool { !control && !shift && !alt }

    /// Whether the key only modifies others.
    package var isModifier: Bool {
        [
            "Shift_L", "Shift_R", "Control_L", "Control_R", "Alt_L", "Alt_R", "Super_L", "Super_R", "Meta_L", "Meta_R",
            "ISO_Level3_Shift", "Caps_Lock", "Num_Lock",
        ].contains(name)
    }
}

/// Follows the keyboard.
public final class KeyController: EventController {
    /// Makes a controller.
    public init(phase: Phase) {
        HeldKeys.follow
        super.init(gtk_event_controller_key_new(), phase: phase)
    }

    /// Calls a handler for each key that goes down; true means that it was handled and goes no further.
    public func onKey(_ handler: @escaping (Key) -> Bool) {
        connectBoolean(
            "key-pressed",
            {
                handler(
                    Key(
                        value: $0.uint(0), modifiers: $0.flags(2), code: $0.uint(1), isRepeat: HeldKeys.isRepeating))
            })
    }
}

/// Follows scrolling.
public final class ScrollController: EventController {
    /// Makes a controller.
    public init(phase: Phase) {
        super.init(gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES), phase: phase)
    }

    /// Calls a handler on each step; true means that it was handled and goes no further.
    public func onScroll(_ handler: @escaping () -> Bool) {
        connectBoolean("scroll", { _ in handler() })
    }

    /// Calls a handler on each step with how far it goes; true means that it was handled and goes no further.
    ///
    /// - Parameter handler: Called with the distance to the right and downwards, in steps of a wheel, or in points if
    ///   the last argument is true, as touchpads have it.
    public func onScrollBy(_ handler: @escaping (_ x: Double, _ y: Double, _ inPoints: Bool) -> Bool) {
        // Alive while it emits; held strongly by its own handler, it would live for ever.
        let controller = opaque
        connectBoolean(
            "scroll",
            { arguments in
                let unit = gtk_event_controller_scroll_get_unit(controller)
                return handler(arguments.double(0), arguments.double(1), unit == GDK_SCROLL_UNIT_SURFACE)
            })
    }
}

/// Sees every event of a widget, whatever becomes of it.
public final class EventWatcher: EventController {
    /// Makes a watcher that sees each event first.
    public init() {
        super.init(gtk_event_controller_legacy_new(), phase: .capture)
    }

    /// Calls a handler for each event.
    public func onEvent(_ handler: @escaping (Event) -> Void) {
        onFilter { event in
            handler(event)
            return false
        }
    }

    /// Calls a handler for each event; true means that nobody else gets it.
    package func onFilter(_ handler: @escaping (Event) -> Bool) {
        connectBoolean(
            "event",
            { arguments in
                g_value_peek_pointer(arguments.valuePointer(0)).map { handler(Event(borrowing: $0)) } ?? false
            })
    }
}
