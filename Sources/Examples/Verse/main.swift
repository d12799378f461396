// A view that draws its text itself: it gets loupe, handles and edit menu by saying which place is where.
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
