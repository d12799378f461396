import CGtk

extension Widget {
    /// Prevents GTK's own touch menu and selection handles of a text view, a field or a label from appearing, and calls a handler
    /// each time the menu would have appeared.
    ///
    /// GTK adds the menu as a child popover with the style class `touch-selection`, and each handle as a child with a surface of
    /// its own (GTK 4.8, gtktextview.c, gtktext.c, gtktexthandle.c).
    package func replaceTouchInterface(_ handler: @escaping () -> Void) {
        let editor = gtkEditor
        let watch = editor.onNewChild { child in
            let weak = WeakObject(child)
            if child.typeName == "GtkTextHandle" {
                // This way it is never mapped, not even for a moment. It is hidden, too: GTK must not move a handle that it
                // considers visible.
                gtk_widget_set_child_visible(child.widget, 0)
                child.connect("show", after: true) { _ in weak.value?.isVisible = false }
                return
            }
            guard child.isPopover else { return }
            child.connect("map", after: true) { _ in
                guard let child = weak.value, child.hasStyle("touch-selection") else { return }
                child.isVisible = false
                handler()
            }
        }
        editor.attach(watch, as: "gtk-touch-interface-watch")
    }

    /// The widget that edits: for a field, it is a widget inside the field.
    var gtkEditor: Widget { Editable(self)?.inner ?? self }
}
