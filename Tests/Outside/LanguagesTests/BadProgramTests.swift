import TestSupport
import XCTest

@testable import Driving

/// Programs in Python that call the library wrongly, or not at all: each logs its own messages, and no more.
final class BadProgramTests: OutsideTestCase {
    /// Runs a program until it ends, and returns its standard error.
    private func errors(of program: String, under command: [String] = [], line: UInt = #line) throws -> String {
        let home = try TemporaryFolder()
        try home.write(program, to: "program.py")
        let words = command + ["python3", "program.py"]
        let app = try AppUnderTest(
            Array(words.dropFirst()), environment: SongsTestCase.libraryPaths, home: home, executable: words[0])
        defer { app.stop() }
        XCTAssertEqual(try app.waitForExit(), .exited(0), app.standardError, line: line)
        return app.standardError
    }

    /// The beginning of a program that shows a label, and ends with what `end` is called for.
    private let shown = """
        import gi
        gi.require_version("Gtk", "4.0")
        gi.require_version("Longpress", "0")
        from gi.repository import Gio, GLib, Gtk, Longpress

        label = Gtk.Label(label="an item")
        window = Gtk.Window(child=label, default_width=300, default_height=200)
        window.present()
        loop = GLib.MainLoop()

        def end():
            if label.get_width() == 0:
                return True
            done()
            window.destroy()
            loop.quit()
            return False

        GLib.timeout_add(20, end)

        """

    func testCallsBeforeGtkIsInitializedOnlyWarn() throws {
        let said = try errors(
            of:
                """
                import ctypes
                library = ctypes.CDLL("liblongpress.so.0")
                for name, count in [("set_edit_menu", 2), ("set_context_menu", 2), ("set_context_menu_func", 4),
                                    ("set_list_menu_func", 4), ("set_event_func", 4), ("unset_menu", 1), ("open_menu", 1),
                                    ("close_menu", 0), ("update_menu", 0), ("audit", 1), ("explain", 0)]:
                    getattr(library, "longpress_" + name)(*[None] * count)
                library.longpress_set_preview(None, None, ctypes.c_double(0), None, None, None)
                library.longpress_take_over()
                """)
        let warnings = said.split(separator: "\n").filter { !$0.isEmpty }
        let names = [
            "set_edit_menu", "set_context_menu", "set_context_menu_func", "set_list_menu_func", "set_event_func",
            "unset_menu",
            "open_menu", "close_menu", "update_menu", "audit", "explain", "set_preview",
        ]
        XCTAssertEqual(warnings.count, names.count, said)
        for (warning, name) in zip(warnings, names) {
            XCTAssertTrue(warning.hasSuffix("longpress_\(name): GTK is not initialized yet"), said)
        }
    }

    /// Python reports the exception. No menu opens, and the program continues.
    func testAMenuFunctionThatRaisesOpensNoMenu() throws {
        let said = try errors(
            of:
                shown + """
                    def menu(*all):
                        raise ValueError("a fault of the program's")

                    def done():
                        Longpress.set_context_menu_func(label, menu)
                        assert not Longpress.open_menu(label)
                        rows = Gtk.ListBox()
                        rows.append(Gtk.Label(label="a row"))
                        Longpress.set_list_menu_func(rows, menu)
                        assert not Longpress.open_menu(rows)
                        Longpress.set_event_func(label, menu)
                        model = Gio.Menu()
                        model.append("Open", "item.open")
                        group = Gio.SimpleActionGroup()
                        group.add_action(Gio.SimpleAction.new("open", None))
                        label.insert_action_group("item", group)
                        Longpress.set_context_menu(label, model)
                        assert Longpress.open_menu(label)
                        Longpress.close_menu()

                    loop.run()
                    """)
        XCTAssertTrue(said.contains("ValueError: a fault of the program's"), said)
        XCTAssertFalse(said.contains("Longpress-"), said)
    }

    func testLoadingTheLibraryWithoutUsingItIsSilent() throws {
        XCTAssertEqual(try errors(of: "import ctypes\nctypes.CDLL('liblongpress.so.0')"), "")
        XCTAssertEqual(try errors(of: shown + "def done(): pass\nloop.run()"), "")
    }

    /// Two copies of the library, each with widgets of its own: the menus of both open, and GTK prints no warning.
    func testTwoCopiesOfTheLibraryWorkTogether() throws {
        let text = try errors(
            of: "import ctypes, shutil\n" + shown + """
                def done():
                    Longpress.close_menu()
                    path = next(line.split()[-1] for line in open("/proc/self/maps") if "liblongpress.so" in line)
                    shutil.copy(path, "copy.so")
                    copy = ctypes.CDLL("./copy.so")
                    first, second = Gtk.Entry(text="words"), Gtk.Entry(text="words")
                    box = Gtk.Box()
                    box.append(first)
                    box.append(second)
                    window.set_child(box)
                    pointer = ctypes.c_void_p(hash(second))
                    Longpress.set_edit_menu(first, None)
                    copy.longpress_set_edit_menu(pointer, None)
                    while second.get_width() == 0:
                        GLib.MainContext.default().iteration(True)
                    for turn in range(2):
                        first.grab_focus()
                        assert Longpress.open_menu(first)
                        Longpress.close_menu()
                        second.grab_focus()
                        assert copy.longpress_open_menu(pointer)
                        copy.longpress_close_menu()

                loop.run()
                """)
        XCTAssertEqual(text, "")
    }

    /// If the program and longpress-in both load the library, it is loaded once: the program's own menus stay.
    func testLoadingTheLibraryTwiceKeepsTheProgramsMenus() throws {
        let said = try errors(
            of:
                shown + """
                    def done():
                        entry = Gtk.Entry()
                        window.set_child(entry)
                        Longpress.set_edit_menu(entry, None)
                        assert Longpress.open_menu(entry)
                        Longpress.unset_menu(entry)

                    loop.run()
                    """, under: ["\(try SongsTestCase.installed())/bin/longpress-in"])
        XCTAssertEqual(said, "")
    }
}
