// A view that draws its text itself. To get a loupe, handles and an edit menu, it maps points to text positions and back.
import Gtk
import Longpress

let application = Application(identifier: "org.longpress.Examples.Verse")
application.onActivate {
    let canvas = Canvas(role: .group)
    canvas.setAccessibleName("Verse")
    canvas.expandsHorizontally = true
    canvas.expandsVertically = true
    let verse = Verse("Tiger Tiger, burning bright,\nIn the forests of the night;", on: canvas)
    canvas.onDraw { [weak verse] in verse?.draw(on: $0) }
    canvas.responder = verse
    canvas.menu = .edit(EditMenu())

    let window = ApplicationWindow(application)
    window.title = "Verse"
    window.setDefaultSize(width: 400, height: 240)
    window.child = canvas
    window.present()
}
application.run()
