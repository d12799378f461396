import CGtk
import Foundation
import TestSupport

/// A small window of another program (the tests' own) from which something can be dragged with the real pointer.
final class DragSource {
    private let window: UnsafeMutablePointer<GtkWidget>
    private let display: TestDisplay

    /// Opens the window. What is dragged from it comes in one form.
    init(_ bytes: [UInt8], type: String) throws {
        display = try TestDisplay.shared()
        try Self.initialize()
        let label = gtk_label_new("Drag")
        let data = g_bytes_new(bytes, gsize(bytes.count))
        let content = gdk_content_provider_new_for_bytes(type, data)
        g_bytes_unref(data)
        let source = gtk_drag_source_new()
        gtk_drag_source_set_content(source, content)
        g_object_unref(UnsafeMutableRawPointer(content))
        gtk_widget_add_controller(label, source)
        window = gtk_window_new()
        let raw = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_title(raw, "Source")
        gtk_window_set_default_size(raw, 120, 60)
        gtk_window_set_child(raw, label)
        gtk_window_present(raw)
    }

    /// Files, as a file manager offers them.
    convenience init(files: [String]) throws {
        try self.init(Array(files.map { "file://\($0)\r\n" }.joined().utf8), type: "text/uri-list")
    }

    /// Drags to a place on the screen and lets go there.
    func drag(to place: ScreenPoint) throws {
        let start = try waitFor("the window to drag from") { () -> ScreenPoint? in
            guard let window = display.windows.topLevels.first, display.windows.active == window else { return nil }
            return window.frame.center
        }
        display.pointer.move(to: start)
        display.pointer.press()
        pause(milliseconds: 30)
        // The first steps only begin the drag; at the end the program below is to have seen where the pointer is.
        display.pointer.glide(to: start.moved(x: 24, y: 8), steps: 6)
        try waitUntil("the drag to begin") { !display.windows.popovers.isEmpty }
        display.pointer.glide(to: place, steps: 20, milliseconds: 300)
        for step in 1...4 {
            display.pointer.move(to: place.moved(x: step % 2))
            pause(milliseconds: 40)
        }
        display.pointer.release()
        try waitUntil("the drag to end") { display.windows.popovers.isEmpty }
    }

    /// Closes the window.
    func close() {
        gtk_window_destroy(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
        try? waitUntil("the window to be gone") { display.windows.topLevels.isEmpty }
    }

    private static func initialize() throws {
        let settings = [
            "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GTK_A11Y": "none", "GTK_USE_PORTAL": "0",
            "GSETTINGS_BACKEND": "memory", "GIO_USE_VFS": "local",
        ]
        for (name, value) in settings { setenv(name, value, 1) }
        guard gtk_init_check() != 0 else { throw TestFailure("GTK can't be started in the test's own process") }
    }
}
