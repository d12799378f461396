import CGtk

/// Right-to-left layout, as in an Arabic or Hebrew session.
@MainActor
enum RightToLeft {
    static func during(_ body: () throws -> Void) rethrows {
        let usual = gtk_widget_get_default_direction()
        gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
        defer { gtk_widget_set_default_direction(usual) }
        try body()
    }
}
