import Gtk
import Notes

/// The state of a window that is saved.
extension NoteWindow {
    /// The look of the window, independent of its note.
    var look: StoredSettings.Window {
        get {
            rememberPart()
            let size = window.defaultSize
            var look = lastLook
            (look.width, look.height) = (size.width, size.height)
            // A full-screen window doesn't show whether it is otherwise maximised.
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
            restoreDivider()
        }
    }

    /// Whether the window looks like one without a saved look.
    var isAsNew: Bool {
        var look = look
        (look.divider, look.lowDivider) = (nil, nil)
        return look == StoredSettings.Window()
    }

    /// Divides the window as it was before, or else roughly in the middle.
    func restoreDivider() {
        releaseDivider()
        dividerConnection =
            panes.orientation == .horizontal
            ? panes.keep(part: lastLook.divider ?? Self.defaultTextShare, ofAbout: expectedSize.width - sidebarWidth)
            : panes.keep(part: lastLook.lowDivider ?? 0.5, ofAbout: expectedSize.height)
        window.afterFirstFrame { [weak self] in
            MainLoop.after(milliseconds: Self.longestSettling) { self?.releaseDivider() }
        }
    }

    /// Leaves the divider to the user.
    private func releaseDivider() {
        dividerConnection?.disconnect()
        dividerConnection = nil
    }

    /// How long a desktop may take to resize a window after its first frame, in milliseconds.
    private static let longestSettling = 500

    /// Remembers how the window is divided, for the next time it has this orientation.
    func rememberPart() {
        guard let part = panes.part else { return }
        let rounded = (part * 1000).rounded() / 1000
        if panes.orientation == .horizontal { lastLook.divider = rounded } else { lastLook.lowDivider = rounded }
    }

    /// The size that the window has or is about to have, in points.
    var expectedSize: (width: Int, height: Int) {
        // The desktop doesn't know yet how it will show a hidden window.
        let fills = window.isMaximized || window.isFullScreen || !window.isVisible && lastLook.isMaximized
        return fills ? window.largestScreen : window.defaultSize
    }

    /// The part of a new window's width for the text.
    private static let defaultTextShare = 480.0 / 900
}
