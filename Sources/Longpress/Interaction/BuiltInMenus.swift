import Gtk

/// Keeps GTK's own menus from opening on a widget that has one of ours.
///
/// Secondary click and the menu keys never reach the widget, because its window takes them first
/// (``WindowInteraction``). What remains is what GTK opens by itself.
enum BuiltInMenus {
    static func suppress(on widget: Widget) {
        guard let view = TextView(widget) else { return }
        let weak = WeakObject(widget)
        view.replaceTouchMenu {
            // GTK is about to lay out its menu: ours opens once it is done.
            MainLoop.whenIdle {
                guard let widget = weak.value, widget.menu != nil, widget.isMapped else { return }
                MenuPresenter.shared.open(on: widget, by: .hold, at: nil)
            }
        }
    }
}
