import CGtk
import Gtk
import Longpress

/// The program's one window.
@MainActor enum Guest {
    private typealias Pointer = UnsafeMutablePointer<GtkWidget>

    static func show(in application: UnsafeMutablePointer<GtkApplication>) {
        let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)!
        let window =
            CommandLine.arguments.contains("--adwaita")
            ? adwaitaWindow(box, application) : plainWindow(box, application)
        gtk_window_set_title(gtkWindow(window), "Guest")
        gtk_window_set_default_size(gtkWindow(window), 500, 400)
        if let page = GuestPage.requested {
            page.show { append($0, to: box) }
            return gtk_window_present(gtkWindow(window))
        }

        let entry = gtk_entry_new()!
        append(entry, to: box)
        let field = Editable(Widget(gtkWidget: OpaquePointer(entry)))!
        field.setAccessibleName("Field")
        field.responder = EntryResponder(field)
        field.menu = .edit(EditMenu())

        let item = item("Item", in: box)
        item.responder = ItemResponder(window: Widget(gtkWidget: OpaquePointer(window)).window!)
        item.menu = .context(
            ContextMenu {
                ItemResponder.share
                DeferredCommands { [ItemResponder.found] }
            })

        self.item("Orphan", in: box).menu = .context(ContextMenu { ItemResponder.share })
        let shy = self.item("Shy", in: box)
        shy.responder = ShyResponder()
        shy.menu = .edit(EditMenu())
        let idle = self.item("Idle", in: box)
        idle.responder = IdleResponder()
        idle.menu = .context(ContextMenu { ItemResponder.share })
        self.item("Twins", in: box).contextMenu {
            Action("Castor", id: "twin") { print("Castor") }
            Action("Pollux", id: "twin") { print("Pollux") }
        }
        var isBold = false
        self.item("Page", in: box).contextMenu {
            MenuSection(elementSize: .small) {
                Action("Bold", icon: "format-text-bold-symbolic", keepsMenuPresented: true, isOn: isBold) {
                    isBold.toggle()
                }
                Action("Italic", icon: "format-text-italic-symbolic") { print("Italic") }
                Action("Underline", icon: "format-text-underline-symbolic") { print("Underline") }
            }
            Action("Copy", icon: .copy) { print("Copy") }
        }
        // In a container without a label that can have the focus.
        let frame = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
        append(frame, to: box)
        let bare = self.item("Bare", in: frame)
        Label(bare)?.isSelectable = false
        bare.contextMenu { Action("Play", icon: "longpress-no-such-icon") { print("Play") } }
        if CommandLine.arguments.contains("--hasty") { MenuPresenter.shared.open(on: bare) }
        gtk_window_present(gtkWindow(window))
    }

    private static func plainWindow(_ content: Pointer, _ application: UnsafeMutablePointer<GtkApplication>) -> Pointer
    {
        let window = gtk_application_window_new(application)!
        gtk_window_set_child(gtkWindow(window), content)
        return window
    }

    /// Returns a window that ends the program if its child is replaced. Its functions are found at run time, as by a program
    /// without its headers.
    private static func adwaitaWindow(_ content: Pointer, _ application: UnsafeMutablePointer<GtkApplication>)
        -> Pointer
    {
        typealias New = @convention(c) (UnsafeMutableRawPointer) -> Pointer
        typealias SetContent = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
        typealias Begin = @convention(c) () -> Void
        let library = dlopen("libadwaita-1.so.0", RTLD_NOW)!
        unsafeBitCast(dlsym(library, "adw_init"), to: Begin.self)()
        let window = unsafeBitCast(dlsym(library, "adw_application_window_new"), to: New.self)(application)
        unsafeBitCast(dlsym(library, "adw_application_window_set_content"), to: SetContent.self)(window, content)
        return window
    }

    /// Returns a widget that can have the keyboard focus, and that shows its name.
    private static func item(_ title: String, in box: Pointer) -> Widget {
        let label = gtk_label_new(title)!
        gtk_widget_set_name(label, title.lowercased())
        gtk_label_set_selectable(OpaquePointer(label), 1)
        gtk_widget_set_size_request(label, 200, 40)
        append(label, to: box)
        return Widget(gtkWidget: OpaquePointer(label))
    }

    private static func append(_ widget: Pointer, to box: Pointer) {
        gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), widget)
    }

    private static func gtkWindow(_ window: Pointer) -> UnsafeMutablePointer<GtkWindow> {
        UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    }
}
