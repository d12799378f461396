import CGtk

/// The latest input in the program's windows. It shows why the program opens something.
@MainActor package enum LatestInput {
    /// Kinds of input.
    package enum Kind {
        /// The secondary button went down.
        case secondaryPress
        /// A finger or the primary button is down, and has been for as long as a hold takes.
        case hold
        /// The Menu key or Shift+F10 went down.
        case menuKey
        /// Anything else, or nothing.
        case other
    }

    private static var latest = Kind.other
    /// The start of the press that is down and may be a hold by now, by this program's clock.
    private static var began: Int?
    private static var isTreatedAsHold = false

    private static let watch: Void = SurfaceEvents.watch { event, _ in
        record(Event(borrowing: UnsafeMutableRawPointer(event)))
    }

    /// Starts following all input.
    package static func follow() { watch }

    /// The kind of the latest input.
    package static var kind: Kind {
        if isTreatedAsHold { return .hold }
        // Events come late in a busy program, and timers are rounded.
        if let began, Clock.milliseconds - began >= Settings.longPressTime * 9 / 10 { return .hold }
        return latest
    }

    /// Treats everything that opens while the body runs as opened by a hold. The hold may already be over.
    package static func treatingAsHold(_ body: () -> Void) {
        isTreatedAsHold = true
        defer { isTreatedAsHold = false }
        body()
    }

    private static func record(_ event: Event) {
        if event.beginsPrimaryPress {
            (began, latest) = (Clock.milliseconds, .other)
        } else if event.endsPress {
            // A slow click isn't a hold.
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
