import Gtk

/// The example's image. It is drawn, not read from a file.
enum Sunset {
    private static let (width, height) = (320, 200)

    static var texture: Texture? {
        Texture.drawing(width: width, height: height) { snapshot in
            let bands = 10
            for band in 0..<bands {
                let part = Double(band) / Double(bands)
                let rectangle = Rectangle(x: 0, y: part * 140, width: Double(width), height: 15)
                snapshot.fill(
                    rectangle, with: Color(red: 0.25 + 0.7 * part, green: 0.2 + 0.35 * part, blue: 0.5 - 0.3 * part))
            }
            let sea = Rectangle(x: 0, y: 140, width: Double(width), height: 60)
            snapshot.fill(sea, with: Color(red: 0.1, green: 0.15, blue: 0.35))
            for wave in 0..<5 {
                let length = Double(90 - 14 * wave)
                let glitter = Rectangle(x: 160 - length / 2, y: 146 + Double(wave) * 11, width: length, height: 3)
                snapshot.fill(glitter, with: Color(red: 1, green: 0.8, blue: 0.5))
            }
        }
    }

    /// Returns a darker copy of an image.
    static func dimmed(_ image: Texture) -> Texture? {
        let all = Rectangle(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
        return Texture.drawing(width: image.width, height: image.height) { snapshot in
            snapshot.draw(image, in: all, cornerRadius: 0)
            snapshot.fill(all, with: Color(red: 0, green: 0, blue: 0, opacity: 0.4))
        }
    }
}
