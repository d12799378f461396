import Gtk

/// Keeps GTK's own menus and handles from showing on a widget that has a menu of ours.
///
/// Secondary click and the menu keys never reach the widget, because its window or popover takes them first
/// (``WindowInteraction``). What remains is what GTK opens by itself when text is touched.
enum BuiltInMenus {
    static func suppress(on widget: Widget) {
        let weak = WeakObject(widget)
        widget.replaceTouchInterface {
            // GTK is about to lay out its menu: ours opens once it is done.
            MainLoop.whenIdle {
                guard let widget = weak.value, widget.menu != nil, widget.isMapped,
                    widget.native?.allowsMenusByTouch == true
                else { return }
                MenuPresenter.shared.open(on: widget, by: .hold, at: nil)
            }
        }
    }
}
