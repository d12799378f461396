import CGtk
import Gtk
import LongpressMenus

let dots: [Double] = [40, 120]

func say(_ words: String) {
    print(words)
    fflush(nil)
}

gtk_init()
let text = Widget.text("Hold a word of this text.")
let songs = Widget.list(["Naima", "Nardis", "Solar"])
let canvas = Widget.canvas { _, context, _, _, _ in
    for x in [40.0, 120.0] {
        cairo_arc(context, x, 40, 20, 0, 2 * .pi)
        cairo_fill(context)
    }
}
WidgetMenus(text.pointer).setEditMenu()
WidgetMenus(songs.pointer).setListMenu { position in
    guard let position else { return [] }
    return [MenuCommand("Play", icon: "media-playback-start-symbolic") { say("play \(position)") }]
}
WidgetMenus(canvas.pointer).setContextMenu { point in
    guard let point, let dot = dots.firstIndex(where: { abs($0 - point.x) < 20 && abs(40 - point.y) < 20 }) else {
        return []
    }
    return [MenuCommand("Paint") { say("paint \(dot)") }]
}
Widget.column([text, songs, canvas]).run()
