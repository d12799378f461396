// An image with an edit menu.
import Gtk
import Longpress

let application = Application(identifier: "org.longpress.Examples.Image")
application.onActivate {
    let picture = Picture()
    picture.texture = Sunset.texture
    picture.alternativeText = "Sunset"
    picture.setAccessibleName("Picture")
    picture.setMargins(horizontal: 60, vertical: 60)
    picture.isFocusable = true
    picture.responder = ImageResponder(picture)
    picture.menu = .edit(EditMenu(custom: [ImageResponder.dim]))

    let window = ApplicationWindow(application)
    window.title = "Image"
    window.setDefaultSize(width: 480, height: 360)
    window.child = picture
    window.present()
}
application.run()
