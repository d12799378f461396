import TestSupport

/// A program in Python with a field in a popover, as for renaming, which doesn't use the library.
enum RenameProgram {
    static let arguments = ["python3", "rename.py"]

    /// The arguments for a popover that isn't modal.
    static let openArguments = arguments + ["--open"]

    static func write(to home: TemporaryFolder) throws {
        try home.write(
            """
            import gi, sys
            gi.require_version("Gtk", "4.0")
            from gi.repository import Gtk

            def activate(app):
                entry = Gtk.Entry(text="Some words", width_chars=30)
                popover = Gtk.Popover(child=entry, autohide="--open" not in sys.argv)
                button = Gtk.MenuButton(
                    label="Rename", popover=popover, valign=Gtk.Align.START, halign=Gtk.Align.CENTER, margin_top=120)
                Gtk.ApplicationWindow(application=app, title="Rename", default_width=600, default_height=500, child=button).present()

            app = Gtk.Application(application_id="org.longpress.Rename")
            app.connect("activate", activate)
            app.run()
            """, to: "rename.py")
    }
}
