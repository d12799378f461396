import CGtk

/// Has a menu disappear at once, rather than draw its way out, on compositors that end a program for drawing a popover which they
/// have just dismissed.
///
/// - Symptom: The program ends with “Error 71 (Protocol error) dispatching to Wayland display” when the person goes to another
///   workspace, or another window opens, while a menu is on its way out. The compositor dismisses the popover then; a frame that
///   the program has sent before it could know that is for a surface that “has never been configured”.
/// - Versions: seen with sway 1.7 (wlroots 0.15); this is no fault of GTK's.
/// - Source: wlroots issue 2543; types/xdg_shell/wlr_xdg_surface.c, `handle_xdg_surface_commit`.
/// - Test: `WorkspaceTests`.
/// - Remove when: no wlroots that people have disconnects them.
enum DismissedPopovers {
    /// Whether programs on a display may be ended so: compositors made with wlroots offer this object, others don't.
    static func endPrograms(on display: OpaquePointer?) -> Bool {
        display.map { lp_wayland_offers($0, "zwlr_screencopy_manager_v1") != 0 } ?? false
    }
}
