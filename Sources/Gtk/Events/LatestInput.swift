import CGtk

/// What a person did last in the program's windows: why something opens that the program opens by itself.
@MainActor package enum LatestInput {
    /// Kinds of input.
    package enum Kind {
        /// The secondary button went down.
        case secondaryPress
        /// A finger or the primary button has been down long enough for a hold.
        case hold
        /// The Menu key or Shift+F10 went down.
        case menuKey
        /// Anything else, or nothing.
        case other
    }

    private static var latest = Kind.other
    /// When the press began that may be a hold by now and, if it has, when it ended, by this program's clock.
    private static var press: (began: Int, ended: Int?)?

    private static let watch: Void = SurfaceEvents.watch { event, _ in
        take(Event(borrowing: UnsafeMutableRawPointer(event)))
    }

    /// Looks at all input from now on.
    package static func follow() { watch }

    /// The kind of what was done last.
    package static var kind: Kind {
        guard let press else { return latest }
        // Events come late in a busy program, and timers are rounded.
        let least = Settings.longPressTime * 9 / 10
        return (press.ended ?? Clock.milliseconds) - press.began >= least ? .hold : .other
    }

    private static func take(_ event: Event) {
        if event.beginsPrimaryPress {
            press = (Clock.milliseconds, nil)
        } else if event.endsPress {
            if event.button == .primary, press?.ended == nil { press?.ended = Clock.milliseconds }
        } else if event.begins {
            press = nil
            if event.beginsPress {
                latest = event.button == .secondary ? .secondaryPress : .other
            } else {
                latest = event.matches("Menu") || event.matches("<Shift>F10") ? .menuKey : .other
            }
        }
    }
}
