import CGtk

/// A widget of a minimal binding.
@MainActor public struct Widget {
    /// The GTK widget.
    public let pointer: UnsafeMutablePointer<GtkWidget>

    /// Makes an editable text.
    public static func text(_ words: String) -> Widget {
        let text = gtk_text_view_new()!
        let view = UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkTextView.self)
        gtk_text_buffer_set_text(gtk_text_view_get_buffer(view), words, -1)
        return Widget(pointer: text)
    }

    /// Makes a list with a label for each title.
    public static func list(_ titles: [String]) -> Widget {
        let list = gtk_list_box_new()!
        for title in titles { gtk_list_box_append(OpaquePointer(list), gtk_label_new(title)) }
        return Widget(pointer: list)
    }

    /// Makes a drawing, 400 points wide and 80 high.
    public static func canvas(_ draw: @escaping GtkDrawingAreaDrawFunc) -> Widget {
        let canvas = gtk_drawing_area_new()!
        gtk_widget_set_size_request(canvas, 400, 80)
        let area = UnsafeMutableRawPointer(canvas).assumingMemoryBound(to: GtkDrawingArea.self)
        gtk_drawing_area_set_draw_func(area, draw, nil, nil)
        return Widget(pointer: canvas)
    }

    /// Makes a column of widgets.
    public static func column(_ parts: [Widget]) -> Widget {
        let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)!
        let box = UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self)
        for part in parts { gtk_box_append(box, part.pointer) }
        return Widget(pointer: column)
    }

    /// Shows the widget in a window until the window is closed.
    public func run() {
        let window = gtk_window_new()!
        let top = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_child(top, pointer)
        gtk_window_present(top)
        while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 { g_main_context_iteration(nil, 1) }
    }
}
