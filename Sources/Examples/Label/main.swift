// A label whose text can be copied.
import Gtk
import Longpress

let application = Application(identifier: "org.longpress.Examples.Label")
application.onActivate {
    let label = Label("Hold this text, and copy it.")
    label.editMenu { Standard() }

    let window = ApplicationWindow(application)
    window.title = "Label"
    window.setDefaultSize(width: 400, height: 200)
    window.child = label
    window.present()
}
application.run()
