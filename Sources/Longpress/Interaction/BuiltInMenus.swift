import Gtk

/// Prevents GTK's own menus and handles from showing on a widget that has a Longpress menu.
///
/// Secondary clicks and the menu keys never reach the widget, because its window or popover takes them first
/// (``WindowInteraction``). That leaves what GTK opens by itself when text is touched.
enum BuiltInMenus {
    static func suppress(on widget: Widget) {
        let weak = WeakObject(widget)
        widget.replaceTouchInterface {
            // GTK is about to lay out its menu: Longpress opens its own afterwards.
            MainLoop.whenIdle {
                guard let widget = weak.value, widget.menu != nil, widget.isMapped,
                    widget.native?.allowsMenusByTouch == true
                else { return }
                MenuPresenter.shared.open(on: widget, by: .hold, at: nil)
            }
        }
    }
}
