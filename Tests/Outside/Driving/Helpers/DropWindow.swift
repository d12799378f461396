import CGtk
import Foundation
import TestSupport

/// A small window of another program (the tests' own) that accepts drops in one form.
final class DropWindow {
    private let window: UnsafeMutablePointer<GtkWidget>
    private let display: TestDisplay
    private let dropped = Dropped()

    /// The dropped content.
    final class Dropped {
        /// The paths of the dropped files.
        fileprivate(set) var files: [String] = []
        /// The size of the dropped picture.
        fileprivate(set) var picture: (width: Int, height: Int)?
    }

    /// The accepted form.
    enum Form {
        case files, picture

        fileprivate var type: GType { self == .files ? gdk_file_list_get_type() : gdk_texture_get_type() }
    }

    /// Opens the window.
    init(taking form: Form) throws {
        display = try TestDisplay.shared()
        try DragSource.initialize()
        window = gtk_window_new()
        let target = gtk_drop_target_new(form.type, GDK_ACTION_COPY)!
        let handler: @convention(c) (OpaquePointer?, UnsafePointer<GValue>?, Double, Double, gpointer?) -> gboolean = {
            _, value, _, _, data in
            Unmanaged<Dropped>.fromOpaque(data!).takeUnretainedValue().take(value!)
            return 1
        }
        g_signal_connect_data(
            UnsafeMutableRawPointer(target), "drop", unsafeBitCast(handler, to: GCallback.self),
            Unmanaged.passUnretained(dropped).toOpaque(), nil, GConnectFlags(rawValue: 0))
        gtk_widget_add_controller(window, target)
        let raw = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_title(raw, "Target")
        gtk_window_set_default_size(raw, 120, 60)
        gtk_window_set_child(raw, gtk_label_new("Drop"))
        gtk_window_present(raw)
        // If another window is pressed while this one is appearing, it would lose the focus to this one again.
        try waitUntil("the window to drop on") { gtk_window_is_active(raw) != 0 && display.windows.active != nil }
        _ = try Screenshot.settled(of: frame)
    }

    /// The window's area on the screen.
    private var frame: ScreenRectangle {
        get throws { try waitFor("the window to drop on") { display.windows.topLevels.first }.frame }
    }

    /// The centre of the window.
    var place: ScreenPoint { get throws { try frame.center } }

    /// Waits until the dropped content passes a test, and returns it.
    func wait(until isThere: (Dropped) -> Bool) throws -> Dropped {
        try waitUntil("the dropped content") { isThere(dropped) }
        return dropped
    }

    /// Closes the window.
    func close() {
        gtk_window_destroy(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
        try? waitUntil("the window to be gone") { display.windows.topLevels.isEmpty }
    }
}

extension DropWindow.Dropped {
    fileprivate func take(_ value: UnsafePointer<GValue>) {
        if value.pointee.g_type == gdk_file_list_get_type() {
            let list = gdk_file_list_get_files(OpaquePointer(g_value_get_boxed(value)))
            var link = list
            while let entry = link {
                if let path = g_file_get_path(OpaquePointer(entry.pointee.data)) {
                    files.append(String(cString: path))
                    g_free(path)
                }
                link = entry.pointee.next
            }
            g_slist_free(list)
        } else if let texture = g_value_get_object(value) {
            picture = (
                Int(gdk_texture_get_width(OpaquePointer(texture))), Int(gdk_texture_get_height(OpaquePointer(texture)))
            )
        }
    }
}
