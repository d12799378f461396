import CGtk

/// Closes menus without animation on compositors that disconnect a program for drawing a popover that they have just dismissed.
///
/// - Symptom: The program ends with “Error 71 (Protocol error) dispatching to Wayland display” if the user switches workspaces,
///   or another window opens, while a menu is closing. The compositor dismisses the popover. If the program sends one more frame
///   before it is notified, that frame is for a surface that “has never been configured”.
/// - Versions: seen with sway 1.7 (wlroots 0.15); this isn't a bug of GTK.
/// - Source: wlroots issue 2543; types/xdg_shell/wlr_xdg_surface.c, `handle_xdg_surface_commit`.
/// - Test: `WorkspaceTests`.
/// - Remove when: every wlroots in use ignores such a frame.
enum DismissedPopovers {
    /// Whether the compositor of a display disconnects such programs. Compositors based on wlroots offer this object; KWin,
    /// Mutter and Weston don't.
    static func endPrograms(on display: OpaquePointer?) -> Bool {
        display.map { lp_wayland_offers($0, "zwlr_screencopy_manager_v1") != 0 } ?? false
    }
}
