// A list with a context menu for each row, for several rows at once, and for the empty space below them.
import Gtk
import Longpress

let application = Application(identifier: "org.longpress.Examples.List")
application.onActivate {
    let playlist = Playlist(["Autumn Leaves", "Blue in Green", "Cantaloupe Island"])

    let window = ApplicationWindow(application)
    window.title = "List"
    window.setDefaultSize(width: 420, height: 420)
    window.child = ScrolledWindow(playlist.list)
    window.present()
}
application.run()
