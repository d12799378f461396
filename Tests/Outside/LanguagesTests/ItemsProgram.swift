import TestSupport

/// A program in Python with GTK's own context menus, which doesn't use the library. It prints what happens.
enum ItemsProgram {
    static let arguments = ["python3", "items.py"]

    /// The arguments with which the program listens for any button, and then checks which one it was.
    static let anyButtonArguments = arguments + ["--any-button"]

    static func write(to home: TemporaryFolder) throws {
        try home.write(
            """
            import gi, sys
            gi.require_version("Gdk", "4.0")
            gi.require_version("Gtk", "4.0")
            from gi.repository import Gdk, Gio, GLib, Gtk

            def say(text):
                print(text, flush=True)

            def closed(popover):
                say("closed")
                GLib.idle_add(popover.unparent)

            def pressed(gesture, count, x, y, model):
                if gesture.get_current_button() == 1 or model is None:
                    return
                popover = Gtk.PopoverMenu(menu_model=model, has_arrow=False)
                popover.set_parent(gesture.get_widget())
                popover.connect("closed", closed)
                area = Gdk.Rectangle()
                area.x, area.y, area.width, area.height = int(x), int(y), 1, 1
                popover.set_pointing_to(area)
                popover.popup()

            def released(gesture, count, x, y):
                if gesture.get_current_button() == 1:
                    say("clicked")

            def item(title, model):
                item = Gtk.Label(label=title, vexpand=True)
                click = Gtk.GestureClick(button=0 if "--any-button" in sys.argv else 3)
                click.connect("pressed", pressed, model)
                click.connect("released", released)
                item.add_controller(click)
                drag = Gtk.GestureDrag()
                drag.connect("drag-end", lambda drag, x, y: abs(x) > 50 and say("dragged"))
                item.add_controller(drag)
                return item

            def activate(app):
                for name, isEnabled in (("open", True), ("shut", False)):
                    action = Gio.SimpleAction(name=name, enabled=isEnabled)
                    action.connect("activate", lambda action, value: say(action.props.name))
                    app.add_action(action)
                model = Gio.Menu()
                model.append("_Open", "app.open")
                model.append("_Shut", "app.shut")
                box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
                box.append(item("An item", model))
                box.append(item("Without a menu", None))
                box.append(Gtk.MenuButton(label="More", menu_model=model))
                Gtk.ApplicationWindow(application=app, title="Items", default_width=500, default_height=300, child=box).present()

            app = Gtk.Application(application_id="org.longpress.Items")
            app.connect("activate", activate)
            app.run()
            """, to: "items.py")
    }
}
