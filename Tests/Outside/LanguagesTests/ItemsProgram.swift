import TestSupport

/// A program in Python with context menus of GTK's own, which knows nothing of ours. It prints what happens.
enum ItemsProgram {
    static let arguments = ["python3", "items.py"]

    static func write(to home: TemporaryFolder) throws {
        try home.write(
            """
            import gi
            gi.require_version("Gdk", "4.0")
            gi.require_version("Gtk", "4.0")
            from gi.repository import Gdk, Gio, GLib, Gtk

            def closed(popover):
                print("closed", flush=True)
                GLib.idle_add(popover.unparent)

            def pressed(gesture, count, x, y, model):
                popover = Gtk.PopoverMenu(menu_model=model, has_arrow=False)
                popover.set_parent(gesture.get_widget())
                popover.connect("closed", closed)
                area = Gdk.Rectangle()
                area.x, area.y, area.width, area.height = int(x), int(y), 1, 1
                popover.set_pointing_to(area)
                popover.popup()

            def activate(app):
                for name, isEnabled in (("open", True), ("shut", False)):
                    action = Gio.SimpleAction(name=name, enabled=isEnabled)
                    action.connect("activate", lambda action, value: print(action.props.name, flush=True))
                    app.add_action(action)
                model = Gio.Menu()
                model.append("_Open", "app.open")
                model.append("_Shut", "app.shut")
                item = Gtk.Label(label="An item", vexpand=True)
                click = Gtk.GestureClick(button=3)
                click.connect("pressed", pressed, model)
                item.add_controller(click)
                box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
                box.append(item)
                box.append(Gtk.MenuButton(label="More", menu_model=model))
                Gtk.ApplicationWindow(application=app, title="Items", default_width=500, default_height=300, child=box).present()

            app = Gtk.Application(application_id="org.longpress.Items")
            app.connect("activate", activate)
            app.run()
            """, to: "items.py")
    }
}
