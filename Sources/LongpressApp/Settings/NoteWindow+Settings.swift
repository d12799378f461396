import Gtk
import Notes

/// What of a window is kept.
extension NoteWindow {
    /// What the window looks like, apart from its note.
    var look: KeptSettings.Window {
        get {
            rememberPart()
            let size = window.defaultSize
            var look = lastLook
            (look.width, look.height) = (size.width, size.height)
            // Filling the screen hides whether it did so before.
            if !window.isFullScreen { look.isMaximized = window.isMaximized }
            look.textSize = text.textSize
            look.images = wantsImages
            return look
        }
        set {
            lastLook = newValue
            let screen = window.largestScreen
            window.setDefaultSize(
                width: min(newValue.width, screen.width), height: min(newValue.height, screen.height))
            if newValue.isMaximized { window.isMaximized = true }
            text.textSize = newValue.textSize
            wantsImages = newValue.images
            adaptToWidth()
            giveTextItsPart()
        }
    }

    /// Whether it looks as a window does of which nothing was kept.
    var isAsNew: Bool {
        var look = look
        (look.divider, look.lowDivider) = (nil, nil)
        return look == KeptSettings.Window()
    }

    /// Divides the window as it was, or else about in the middle.
    func giveTextItsPart() {
        leavePart()
        keptPart =
            panes.orientation == .horizontal
            ? panes.keep(part: lastLook.divider ?? Self.usualPart, ofAbout: expectedSize.width - sidebarWidth)
            : panes.keep(part: lastLook.lowDivider ?? 0.5, ofAbout: expectedSize.height)
        window.afterFirstFrame { [weak self] in
            MainLoop.after(milliseconds: Self.longestSettling) { self?.leavePart() }
        }
    }

    /// Leaves the divider to the person.
    private func leavePart() {
        keptPart?.disconnect()
        keptPart = nil
    }

    /// How long after its first frame a desktop may take to give a window its size, in milliseconds.
    private static let longestSettling = 500

    /// Keeps in mind how the window is divided, for when it is so again.
    func rememberPart() {
        guard let part = panes.part else { return }
        let rounded = (part * 1000).rounded() / 1000
        if panes.orientation == .horizontal { lastLook.divider = rounded } else { lastLook.lowDivider = rounded }
    }

    /// The size that the window has, or is about to have, in points.
    var expectedSize: (width: Int, height: Int) {
        // Of one that is still to be shown the desktop doesn't know yet.
        let fills = window.isMaximized || window.isFullScreen || !window.isVisible && lastLook.isMaximized
        return fills ? window.largestScreen : window.defaultSize
    }

    /// The part of a new window's width that the text has.
    private static let usualPart = 480.0 / 900
}
