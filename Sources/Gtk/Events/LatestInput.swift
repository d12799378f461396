import CGtk

/// The latest input in the program's windows, which tells why the program opens something.
@MainActor package enum LatestInput {
    /// Kinds of input.
    package enum Kind {
        /// The secondary button went down.
        case secondaryPress
        /// A finger or the primary button is down, and has been long enough for a hold.
        case hold
        /// The Menu key or Shift+F10 went down.
        case menuKey
        /// Anything else, or nothing.
        case other
    }

    private static var latest = Kind.other
    /// When the press began that is down and may be a hold by now, by this program's clock.
    private static var began: Int?
    private static var isTakenForHold = false

    private static let watch: Void = SurfaceEvents.watch { event, _ in
        take(Event(borrowing: UnsafeMutableRawPointer(event)))
    }

    /// Looks at all input from now on.
    package static func follow() { watch }

    /// The kind of what was done last.
    package static var kind: Kind {
        if isTakenForHold { return .hold }
        // Events come late in a busy program, and timers are rounded.
        if let began, Clock.milliseconds - began >= Settings.longPressTime * 9 / 10 { return .hold }
        return latest
    }

    /// Counts whatever opens while a body runs as opened by a hold, which may be over by then.
    package static func takingForHold(_ body: () -> Void) {
        isTakenForHold = true
        defer { isTakenForHold = false }
        body()
    }

    private static func take(_ event: Event) {
        if event.beginsPrimaryPress {
            (began, latest) = (Clock.milliseconds, .other)
        } else if event.endsPress {
            // A slow click is no hold.
            if event.button == .primary { began = nil }
        } else if event.begins {
            began = nil
            if event.beginsPress {
                latest = event.button == .secondary ? .secondaryPress : .other
            } else {
                latest = event.matches("Menu") || event.matches("<Shift>F10") ? .menuKey : .other
            }
        }
    }
}
