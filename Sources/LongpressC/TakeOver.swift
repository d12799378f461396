import CGtk
import Gtk
import Longpress

/// Gives each text, field, selectable label and web view of a program that doesn't use Longpress an edit menu, and replaces its
/// context menus. It writes nothing to standard error.
///
/// Called by the library that `longpress-in` loads into the program.
@_cdecl("longpress_take_over")
public nonisolated func takeOver() {
    guard lp_is_main_thread() != 0, gtk_is_initialized() != 0 else { return }
    MainActor.assumeIsolated { TakeOver.begin() }
}

enum TakeOver {
    private static var isBegun = false

    static func begin() {
        // A program built with Longpress has these menus already.
        guard !isBegun, !Widget.haveMenusOfAnotherCopy else { return }
        isBegun = true
        // GTK registers the signals of a class when it is first used.
        let widgets = g_type_class_ref(gtk_widget_get_type())
        defer { g_type_class_unref(widgets) }
        let map = g_signal_lookup("map", gtk_widget_get_type())
        g_signal_add_emission_hook(map, 0, mapped, nil, nil)
        LatestInput.follow()
        PopoverMenus.setFilter(ReplacedMenu.replace)
        ownedElements(of: gtk_window_get_toplevels()).map(Widget.init(owning:)).forEach(adoptAll)
    }

    private static func adoptAll(in widget: Widget) {
        if widget.isMapped { adopt(widget) }
        widget.children.forEach(adoptAll)
    }

    /// Gives a widget that has just been mapped an edit menu, if it is of one of these types.
    static func adopt(_ widget: Widget) {
        if widget.parent == nil, let window = widget.window { HeldPress.follow(in: window) }
        // The program may use this library itself.
        guard widget.menu == nil else { return }
        let isText = widget.isA(gtk_text_view_get_type()) || widget.isA(gtk_text_get_type())
        if isText || widget.isSelectableLabel || widget.typeName == "WebKitWebView" { widget.giveEditMenu() }
    }
}

extension Widget {
    fileprivate var isSelectableLabel: Bool {
        isA(gtk_label_get_type()) && gtk_label_get_selectable(opaque) != 0
    }
}

/// Called for each widget that is mapped.
private let mapped: GSignalEmissionHook = { _, _, values, _ in
    nonisolated(unsafe) let values = values
    MainActor.assumeIsolated {
        guard let pointer = values.flatMap({ g_value_get_object($0) }) else { return }
        TakeOver.adopt(Widget(borrowing: pointer))
    }
    return 1
}
