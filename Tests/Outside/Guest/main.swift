// A program that isn't Longpress's own: its windows, widgets and main loop use GTK's C API, as another binding would do, and only
// the menus are Longpress's. With --adwaita its window is one of libadwaita's; with --web FILE it shows a web page, in a view
// that it has created itself.
import CGtk

// As in a program linked with WebKit: loaded before there are other threads.
if GuestPage.isRequested { _ = dlopen(GuestPage.library, RTLD_NOW) }
let application = gtk_application_new("org.longpress.Guest", GApplicationFlags(rawValue: 0))!
let activate: @convention(c) (UnsafeMutablePointer<GtkApplication>, gpointer?) -> Void = { application, _ in
    nonisolated(unsafe) let application = application
    MainActor.assumeIsolated { Guest.show(in: application) }
}
g_signal_connect_data(
    application, "activate", unsafeBitCast(activate, to: GCallback.self), nil, nil, GConnectFlags(rawValue: 0))
exit(g_application_run(UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self), 0, nil))
