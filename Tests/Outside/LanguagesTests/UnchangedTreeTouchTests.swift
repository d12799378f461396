import TestSupport
import XCTest

@testable import Driving

/// A tree view of an unchanged program, which opens a menu for the selected row on a secondary click.
final class UnchangedTreeTouchTests: UnchangedTouchTestCase {
    override var arguments: [String] { get throws { ["python3", "tree.py"] } }

    override func prepare(_ home: TemporaryFolder) throws {
        try home.write(
            """
            import gi
            gi.require_version("Gdk", "4.0")
            gi.require_version("Gtk", "4.0")
            from gi.repository import Gdk, Gio, Gtk

            def activate(app):
                store = Gtk.ListStore(str)
                for name in ("First", "Second", "Third"):
                    store.append([name])
                view = Gtk.TreeView(model=store, headers_visible=False)
                view.append_column(Gtk.TreeViewColumn("Name", Gtk.CellRendererText(height=80), text=0))

                def tell(action, value):
                    model, row = view.get_selection().get_selected()
                    print(model[row][0], flush=True)

                action = Gio.SimpleAction.new("tell", None)
                action.connect("activate", tell)
                app.add_action(action)
                model = Gio.Menu()
                model.append("Tell", "app.tell")
                popover = Gtk.PopoverMenu(menu_model=model, has_arrow=False)
                box = Gtk.Box()
                box.append(view)
                view.set_hexpand(True)
                popover.set_parent(box)

                def pressed(gesture, count, x, y):
                    area = Gdk.Rectangle()
                    area.x, area.y, area.width, area.height = int(x), int(y), 1, 1
                    popover.set_pointing_to(area)
                    popover.popup()

                click = Gtk.GestureClick(button=3)
                click.connect("pressed", pressed)
                view.add_controller(click)
                Gtk.ApplicationWindow(application=app, decorated=False, default_width=700, default_height=300, child=box).present()

            app = Gtk.Application(application_id="org.longpress.Tree")
            app.connect("activate", activate)
            app.run()
            """, to: "tree.py")
    }

    /// The held row is selected first, and GTK logs no warning about its own gesture there.
    func testAHoldSelectsItsRow() throws {
        let window = try app.waitFor("its window") { self.app.windows.active }.visibleFrame
        let second = ScreenPoint(x: window.x + 100, y: window.y + 120)
        try touch.hold(at: second) { try expectMenu(.context, "Tell") }
        try expectMenu(.context, "Tell")
        try touch.tap(at: try item("Tell").screenPoint)
        try app.waitUntil("the row") { self.app.standardOutput == "Second\n" }
        XCTAssertFalse(app.standardError.contains("CRITICAL"), app.standardError)
    }
}
