import TestSupport
import XCTest

@testable import Driving

/// The start of an unchanged program under longpress-in, with a slow first frame.
final class UnchangedStartTests: AppTestCase {
    override func startApp(in session: SessionBus?) throws {
        let home = try TemporaryFolder()
        try home.write(
            """
            import gi, time
            gi.require_version("Gtk", "4.0")
            from gi.repository import Gtk

            drawn = []

            def draw(area, context, width, height):
                if not drawn:
                    drawn.append(area)
                    print("liblongpress.so" in open("/proc/self/maps").read(), flush=True)
                    time.sleep(1)

            def activate(app):
                text = Gtk.TextView(vexpand=True)
                text.props.buffer.props.text = "Words to press on"
                area = Gtk.DrawingArea(content_height=20)
                area.set_draw_func(draw)
                box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
                box.append(text)
                box.append(area)
                Gtk.ApplicationWindow(
                    application=app, decorated=False, default_width=500, default_height=300, child=box).present()

            app = Gtk.Application(application_id="org.longpress.Start")
            app.connect("activate", activate)
            app.run()
            """, to: "start.py")
        keep(
            try AppUnderTest(
                ["python3", "start.py"], environment: SongsTestCase.libraryPaths, home: home,
                executable: "\(try SongsTestCase.installed())/bin/longpress-in"))
    }

    /// The library doesn't delay the first frame; a press while that frame is being drawn already opens the library's menu.
    func testTheLibraryIsLoadedAfterTheFirstFrame() throws {
        try app.waitUntil("the first frame to be drawn") { !self.app.standardOutput.isEmpty }
        XCTAssertEqual(app.standardOutput, "False\n", "the library was loaded earlier")
        let window = try app.waitFor("its window") { self.app.windows.topLevels.first?.visibleFrame }
        app.pointer.click(.secondary, at: ScreenPoint(x: window.x + 20, y: window.y + 8))
        try expectMenu(.edit, "Select | Select All")
    }
}
