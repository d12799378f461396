import Gtk
import Longpress

/// Text that the program draws itself, taken from the example (Sources/Examples/Verse).
final class VerseProgram: MenuProgram {
    private let canvas = Canvas(role: .group)
    private let verse: Verse
    var widget: Widget { canvas }
    let log: [String] = []

    init() {
        canvas.setAccessibleName("Verse")
        canvas.expandsHorizontally = true
        canvas.expandsVertically = true
        verse = Verse("Tiger Tiger, burning bright,\nIn the forests of the night;", on: canvas)
        canvas.onDraw { [verse] in verse.draw(on: $0) }
        // begin menu
        canvas.responder = verse
        canvas.menu = .edit(EditMenu())
        // end menu
    }
}
