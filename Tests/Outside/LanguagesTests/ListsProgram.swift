import TestSupport

/// A program in Python with a list whose rows are described in XML, a column view with such rows, and a tree view. The menu of
/// each names its list and row.
enum ListsProgram {
    static func write(to home: TemporaryFolder) throws {
        try home.write(
            """
            import gi
            gi.require_version("Gtk", "4.0")
            gi.require_version("Longpress", "0")
            from gi.repository import Gio, GLib, Gtk, Longpress

            ROW = b'''<interface><template class="GtkListItem"><property name="child"><object class="GtkLabel"><binding name="label">
                <lookup name="string" type="GtkStringObject"><lookup name="item">GtkListItem</lookup></lookup>
                </binding></object></property></template></interface>'''

            def menu(view, position):
                model = Gio.Menu()
                what = f"{view.get_name()} {'rest' if position == Gtk.INVALID_LIST_POSITION else position}"
                model.append("Tell", Gio.action_print_detailed_name("app.tell", GLib.Variant("s", what)))
                return model

            def rows(kind):
                factory = Gtk.BuilderListItemFactory.new_from_bytes(None, GLib.Bytes.new(ROW))
                model = Gtk.SingleSelection(model=Gtk.StringList.new([f"{kind} one", f"{kind} two"]), autoselect=False)
                if kind == "List":
                    return Gtk.ListView(model=model, factory=factory)
                view = Gtk.ColumnView(model=model)
                view.append_column(Gtk.ColumnViewColumn(title="Title", factory=factory))
                return view

            def tree():
                store = Gtk.TreeStore(str)
                first = store.append(None, ["Tree one"])
                store.append(first, ["Tree within"])
                store.append(None, ["Tree two"])
                view = Gtk.TreeView(model=store)
                view.append_column(Gtk.TreeViewColumn("Title", Gtk.CellRendererText(height=30), text=0))
                view.expand_all()
                return view

            def activate(app):
                action = Gio.SimpleAction.new("tell", GLib.VariantType("s"))
                action.connect("activate", lambda action, value: print(value.unpack(), flush=True))
                app.add_action(action)
                box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
                for name, view in ("list", rows("List")), ("columns", rows("Columns")), ("tree", tree()):
                    view.set_name(name)
                    box.append(Gtk.ScrolledWindow(child=view, vexpand=True))
                    Longpress.set_list_menu_func(view, menu)
                window = Gtk.ApplicationWindow(application=app, title="Lists", default_width=400, default_height=500, child=box)
                window.present()

            app = Gtk.Application(application_id="org.longpress.Lists")
            app.connect("activate", activate)
            app.run()
            """, to: "lists.py")
    }
}
