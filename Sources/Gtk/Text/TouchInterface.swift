import CGtk

extension Widget {
    /// Keeps GTK's own touch menu and selection handles for a text view, a field or a label from showing, and calls a
    /// handler each time the menu would have.
    ///
    /// GTK adds the menu as a child popover with the style class `touch-selection`, and each handle as a child that is
    /// a surface of its own (GTK 4.8, gtktextview.c, gtktext.c, gtktexthandle.c).
    package func replaceTouchInterface(_ handler: @escaping () -> Void) {
        let editor = gtkEditor
        let watch = editor.onNewChild { child in
            let weak = WeakObject(child)
            if child.typeName == "GtkTextHandle" {
                // So it is never mapped, not even for a moment; and GTK may not move what it thinks is to be seen.
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

    /// The widget that edits: within a field it is another one than the field itself.
    var gtkEditor: Widget { Editable(self)?.inner ?? self }
}
