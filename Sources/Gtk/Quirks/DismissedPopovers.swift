import CGtk

/// Closes menus without animation on compositors that disconnect a program for drawing a popover which they have just dismissed.
///
/// - Symptom: The program ends with “Error 71 (Protocol error) dispatching to Wayland display” when the person switches workspaces, or
///   another window opens, while a menu is on its way out. The compositor dismisses the popover. If the program has sent one more
///   frame before it learns of that, the frame is for a surface that “has never been configured”.
/// - Versions: seen with sway 1.7 (wlroots 0.15); this is no fault of GTK's.
/// - Source: wlroots issue 2543; types/xdg_shell/wlr_xdg_surface.c, `handle_xdg_surface_commit`.
/// - Test: `WorkspaceTests`.
/// - Remove when: every wlroots in use ignores such a frame.
enum DismissedPopovers {
    /// Whether the compositor of a display does so. Those based on wlroots offer this object; KWin, Mutter and Weston don't.
    static func endPrograms(on display: OpaquePointer?) -> Bool {
        display.map { lp_wayland_offers($0, "zwlr_screencopy_manager_v1") != 0 } ?? false
    }
}
