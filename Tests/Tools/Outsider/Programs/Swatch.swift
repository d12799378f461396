import Gtk

/// A picture of one colour.
enum Swatch {
    static func texture(red: Double) -> Texture? {
        Texture.drawing(width: 160, height: 120) { snapshot in
            snapshot.fill(
                Rectangle(x: 0, y: 0, width: 160, height: 120), with: Color(red: red, green: 0.4, blue: 0.6))
        }
    }
}
