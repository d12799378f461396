import TestSupport
import XCTest

@testable import Driving

/// A field in a popover of an unchanged program, under longpress-in.
final class UnchangedPopoverTests: AppTestCase {
    override var executable: String? { get throws { "\(try SongsTestCase.installed())/bin/longpress-in" } }

    override var arguments: [String] { get throws { ["python3", "search.py"] } }

    override func prepare(_ home: TemporaryFolder) throws {
        try home.write(
            """
            import gi
            gi.require_version("Gtk", "4.0")
            from gi.repository import Gtk

            def activate(app):
                entry = Gtk.Entry(text="Some words", width_chars=30)
                button = Gtk.MenuButton(label="Search", popover=Gtk.Popover(child=entry), valign=Gtk.Align.START)
                Gtk.ApplicationWindow(application=app, title="Search", default_width=500, default_height=400, child=button).present()

            app = Gtk.Application(application_id="org.longpress.Search")
            app.connect("activate", activate)
            app.run()
            """, to: "search.py")
    }

    /// It keeps GTK's menu: presses there aren't the window's.
    func testItKeepsItsMenu() throws {
        app.pointer.click(at: try find(role: "button", name: "Search").screenRectangle.center)
        let field = try app.waitFor("the field") {
            try self.app.accessible.first { try $0.role == "text box" && $0.isShowing && $0.text == "Some words" }
        }
        try app.waitUntil("its popover") { self.app.windows.popovers.count == 1 }
        waitForNewSuccession()
        app.pointer.click(.secondary, at: try field.screenRectangle.center)
        try app.waitUntil("its menu") { self.app.windows.popovers.count == 2 }
        XCTAssertTrue(try openMenus.isEmpty, "it is one of ours")
    }
}
