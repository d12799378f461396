import CGtk
import Foundation
import TestSupport

/// A small window of another program (the tests' own) from which content can be dragged with the real pointer.
final class DragSource {
    private let window: UnsafeMutablePointer<GtkWidget>
    private let label: UnsafeMutablePointer<GtkWidget>
    private let source: OpaquePointer
    private let display: TestDisplay

    /// Opens the window. The dragged content has one form.
    convenience init(_ bytes: [UInt8], type: String) throws { try self.init([(type, bytes)]) }

    /// Opens the window. The dragged content has several forms.
    init(_ forms: [(type: String, bytes: [UInt8])]) throws {
        display = try TestDisplay.shared()
        try Self.initialize()
        label = gtk_label_new("Drag")
        var providers = forms.map { form in
            let data = g_bytes_new(form.bytes, gsize(form.bytes.count))
            defer { g_bytes_unref(data) }
            return gdk_content_provider_new_for_bytes(form.type, data)
        }
        let content = gdk_content_provider_new_union(&providers, gsize(providers.count))
        source = gtk_drag_source_new()
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

    /// Opens the window. The dragged content is files, offered as by a file manager.
    convenience init(files: [String]) throws {
        try self.init(Array(files.map { "file://\($0)\r\n" }.joined().utf8), type: "text/uri-list")
    }

    /// Drags to a place on the screen, and drops there.
    func drag(to place: ScreenPoint) throws {
        let frame = try waitFor("the window to drag from") { () -> ScreenRectangle? in
            guard let own = display.windows.topLevels.first, display.windows.active == own else { return nil }
            return gtk_widget_get_width(label) > 0 ? own.frame : nil
        }
        _ = try Screenshot.settled(of: frame)
        var step = 0
        display.pointer.move(to: frame.center)
        display.pointer.press()
        // A drag begins once the pointer has moved far enough. Then its icon is on the screen.
        try waitUntil("the drag to begin", every: 15) {
            step += 1
            display.pointer.move(to: frame.center.moved(x: min(step, 40), y: step % 2))
            return !display.windows.popovers.isEmpty
        }
        display.pointer.glide(to: place, steps: 20, milliseconds: 300)
        // Waits until the program below has seen the pointer and accepted the drop. If it never does, the test decides what
        // that means.
        step = 0
        try? waitUntil("the drop to be accepted", upTo: 5, every: 40) {
            step += 1
            display.pointer.move(to: place.moved(x: step % 2))
            let action = gtk_drag_source_get_drag(source).map { gdk_drag_get_selected_action($0).rawValue } ?? 0
            return step > 4 && action != 0
        }
        display.pointer.release()
        try waitUntil("the drag to end") { display.windows.popovers.isEmpty }
    }

    /// Closes the window.
    func close() {
        gtk_window_destroy(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
        try? waitUntil("the window to be gone") { display.windows.topLevels.isEmpty }
    }

    /// Initializes GTK in the test's own process.
    static func initialize() throws {
        let settings = [
            "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GTK_A11Y": "none", "GTK_USE_PORTAL": "0",
            "GSETTINGS_BACKEND": "memory", "GIO_USE_VFS": "local",
        ]
        for (name, value) in settings { setenv(name, value, 1) }
        guard gtk_init_check() != 0 else { throw TestFailure("GTK can't be started in the test's own process") }
    }
}
